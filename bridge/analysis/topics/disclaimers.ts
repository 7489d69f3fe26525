import { matchesOf } from '../text/matches.ts';
import { readPatterns } from '../text/pattern-file.ts';
import { createPatternGate } from '../text/pattern-gate.ts';
import { type TopicGroup, topicGroups } from './topic-groups.ts';

/** Words by which notes deny what a practice area means. */
export interface Disclaimer {
  readonly groups: ReadonlySet<TopicGroup>;
  /** Whether they deny the event itself without which there is no such matter: no crash, no fall, no bite. */
  readonly ofEvent: boolean;
  readonly start: number;
  readonly end: number;
}

interface Row extends Pick<Disclaimer, 'groups' | 'ofEvent'> {
  readonly pattern: RegExp;
  /** What has to be right before and right behind it. */
  readonly before: RegExp | undefined;
  readonly after: RegExp | undefined;
}

const sections = readPatterns('disclaimers.txt');
const [saidByOthers, ...around] = ['said by others', 'denied', 'well', 'untroubled', 'praised', 'closed'].map(
  (name) => {
    const [before, after] = [sections.get(`before ${name}`), sections.get(`after ${name}`)];
    return { name, before: before && new RegExp(`${before}$`), after: after && new RegExp(`${after}`, 'y') };
  },
);

/** What an accident cannot be without. */
const events = new Set(['vehicle water', 'premises', 'animal']);

const rows: readonly Row[] = [...sections]
  .filter(([name]) => !/^$|^(?:before|after) /.test(name))
  .flatMap(([names, lines]) => {
    const groups = new Set(names.split(' ') as TopicGroup[]);
    return lines.map((line): Row => {
      const [, name, words] = /^(\w+): (.+)$/.exec(line) ?? [];
      const { before, after } = around.find((one) => one.name === name) ?? {};
      const pattern = new RegExp(words === undefined ? line : `\\b(?:${words})\\b`, 'g');
      return { groups, ofEvent: events.has(names), pattern, before, after };
    });
  });
const gate = createPatternGate(rows.map(({ pattern }) => pattern));

/** The longest denial before what it denies. */
const REACH = 80;
/** Words that show right before that somebody else is speaking. */
const TOLD_REACH = 40;

function findRow({ groups, ofEvent, pattern, before, after }: Row, text: string): Disclaimer[] {
  return matchesOf(text, pattern).flatMap(({ 0: words, index }) => {
    const from = Math.max(0, index - REACH);
    const opening = before?.exec(text.slice(from, index));
    const start = opening ? from + opening.index : index;
    let end = index + words.length;
    if (opening === null || saidByOthers?.before?.test(text.slice(Math.max(0, start - TOLD_REACH), start))) return [];
    if (after !== undefined) {
      after.lastIndex = end;
      const closing = after.exec(text);
      if (closing === null) return [];
      end += closing[0].length;
    }
    return [{ groups, ofEvent, start, end }];
  });
}

/** Where notes deny what a label of these groups means, or say that it is well or over. */
export function findDisclaimers(text: string, own: readonly TopicGroup[] = topicGroups): Disclaimer[] {
  return gate(text)
    .map((number) => rows[number] as Row)
    .filter(({ groups }) => own.some((group) => groups.has(group)))
    .flatMap((row) => findRow(row, text));
}
