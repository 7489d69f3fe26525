import { readNamedSections } from '../../lexicon/word-files.ts';
import { foldInPlace } from '../../text/fold-text.ts';

const sections = readNamedSections('filters/patterns.txt');

/**
 * The lines of a section of `data/filters/patterns.txt`.
 * @throws Error where there is no such section
 */
export function linesOf(section: string): string[] {
  const lines = sections.get(section);
  if (lines === undefined) throw new Error(`filters/patterns.txt has no section ${section}`);
  return lines;
}

/** Its expression: one of its lines. Tried on the firm's own filters alone, never on a lead. */
export const sectionOf = (section: string, flags = ''): RegExp => new RegExp(linesOf(section).join('|'), flags);

/** The same in whole words. */
export const wordsOf = (section: string, flags = ''): RegExp =>
  new RegExp(`\\b(?:${sectionOf(section).source})\\b`, flags);

const noMatter = wordsOf('no matter', 'g');

/** A filter without what it says does not matter. */
export const withoutWhatMattersNot = (folded: string): string => folded.replace(noMatter, ' ');

/** The same with every other character where it was. */
export const blankWhatMattersNot = (folded: string): string =>
  folded.replace(noMatter, (words) => ' '.repeat(words.length));

export interface FilterText {
  original: string;
  /** Everything, folded. */
  whole: string;
  /** The rule itself, without the reasons and examples that follow it. */
  main: string;
  asides: string;
  /** Whether what `main` describes is unwanted: an odd number of denials and refusals. */
  rejects: boolean;
  /** Whether what follows the rule only refuses ("- please do not send them"). */
  refusedAside: boolean;
}

const asideStart = sectionOf('aside');

const refusal = new RegExp(`(?!${wordsOf('refusal.none').source})${wordsOf('refusal').source}`, 'g');

const alone = (section: string): RegExp => new RegExp(`^${wordsOf(section).source}[\\s.!)]*$`);
const bareRefusal = alone('refusal.alone');
const namedRefusal = alone('refusal.named');
const refusesBefore = sectionOf('refusal.behind');

/** A statement that is nothing but a refusal ("refer out", "pass", "turn away") belongs to what is said before it. */
export const isBareRefusal = (statement: string): boolean => bareRefusal.test(statement);

/** Where the firm refuses what it has named before ("is a hard pass", "we don't take those"); -1 where it does not. */
export const refusalBehind = (folded: string): number => folded.search(refusesBefore);

/** "Stale = older than 3 years. We don't do stale" refuses what the rule has just named. */
function refusesNamed(aside: string, main: string): boolean {
  const match = namedRefusal.exec(aside);
  return match !== null && (match[1] === undefined || main.split(' ').includes(match[1]));
}

/** "No landlords, no property managers" refuses once, two kinds of people. */
const repeated =
  /^(no|not|never) ([^.;]*?),? (?:and |or )?\1 (?!(?:cases?|claims?|deal|go|lawsuit|sign\w*|lead|way|dice|thanks?|thank|consult\w*|take)\b(?: (?:for us|here))?(?=[.,;!]|$))/;

export const countRefusals = (filter: string): number =>
  filter.replace(repeated, '$1 $2, ').match(refusal)?.length ?? 0;

export function readFilter(given: string): FilterText {
  const original = given.replace(/\s+/g, ' ').trim();
  const whole = foldInPlace(original)
    .replace(/(\$ ?\d[\d,.]*k?|\d ?k) - (?=\$|\d+ ?k)/g, '$1-')
    .replace(/\bw\/ ?in\b/g, 'within')
    .replace(/\bw\/ ?o\b/g, 'without')
    .replace(/\bwk(?=s?\b)/g, 'week')
    .replace(/\b(?:un-?injured|unhurt)\b/g, 'not injured')
    .replace(/^no [\w -]{3,30}: (?=if\b)/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const cut = asideStart.exec(whole)?.index ?? whole.length;
  const start = cut < 4 ? whole.length : cut;
  const [main, asides] = [whole.slice(0, start), whole.slice(start)];
  const aside = asides.replace(/^[\s\-;(.:,]+/, '').trim();
  const stated = countRefusals(main);
  const refusedAside =
    isBareRefusal(
      asides
        .replace(/^\([^)]*\)|\([^)]*\)?/g, '')
        .replace(/^[\s\-;(.:,]+/, '')
        .trim(),
    ) ||
    (stated === 0 && refusesNamed(aside, main));
  const refusals = stated + Number(refusedAside);
  return { original, whole, main, asides, refusedAside, rejects: refusals % 2 === 1 };
}
