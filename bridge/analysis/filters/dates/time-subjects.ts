import { readFileSync } from 'node:fs';

/** What a filter can date. */
export interface TimeSubject {
  readonly name: string;
  /** Words of a filter that ask for it. */
  readonly words: readonly RegExp[];
  /** What the facts call it: kinds of dated happenings, the likeliest first. */
  readonly kinds: readonly string[];
  /** Whether it is still to come. */
  readonly ahead: boolean;
  /** Which of several dates counts; without it the one nearest to the words. */
  readonly pick?: 'first' | 'last';
  /** Whether its words make a filter one on time, whatever else it mentions. */
  readonly plain: boolean;
}

const header = /^\[([^\]]+)\] of=(\S+)(.*)$/;

function readSection(section: string): TimeSubject & { readonly traits: ReadonlySet<string> } {
  const [first = '', ...lines] = section.trim().split('\n');
  const [, name = '', kinds = '', rest = ''] = header.exec(first) ?? [];
  const traits = new Set(rest.trim().split(' '));
  const pick = traits.has('first') ? 'first' : traits.has('last') ? 'last' : null;
  return {
    name,
    words: lines.map((line) => new RegExp(line)),
    kinds: kinds.split(','),
    ahead: traits.has('ahead'),
    plain: traits.has('plain'),
    ...(pick === null ? {} : { pick }),
    traits,
  };
}

const sections = readFileSync(new URL('../../data/filters/times.txt', import.meta.url), 'utf8')
  .replaceAll(/^\/\/.*\n/gm, '')
  .split(/\n(?=\[)/)
  .map(readSection);

/** The first whose words a filter holds is meant: the particular before the general. */
export const timeSubjects = sections.filter(({ traits }) => !traits.has('story') && !traits.has('incident'));

/** What the matter is about, in any words. */
export const incidentSubject = sections.find(({ traits }) => traits.has('incident')) as TimeSubject;

/** What a filter can set against another thing of the story. */
export const storyEvents = sections.filter(({ traits }) => traits.has('story'));

export const asksFor = ({ words }: TimeSubject, text: string): boolean => words.some((one) => one.test(text));
