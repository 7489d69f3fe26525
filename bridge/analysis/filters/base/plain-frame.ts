import { readNamedSections } from '../../lexicon/word-files.ts';
import { countRefusals, readFilter, sectionOf } from './filter-text.ts';

type Step = (filter: string) => string;

const opensRefusing =
  /^(?:please |we |i )*(?:no|not|never|nothing|nobody|none|skip|pass|decline|reject|exclude|avoid|refuse|turn|don'?t|do not|won'?t|can'?t|cannot)\b/i;
/** "No treatment, pass": what no firm refuses. */
const wanted =
  /^no (?:(?!prior|pre|old|earlier|other|work|soft)\w+ )?(?:treatment|injur\w+|(?:police |incident )?reports?|photos?|witness\w*|surgery)\b/i;
/** "Queens is fine; the Bronx goes to the bin": said of the last clause alone. */
const refuseLast = (base: string, verdict: string): string => {
  const last = base.split(/[;.] /).at(-1) ?? base;
  // "No police report is a pass": what is refused is its absence.
  if (/^no [^,:;]*$/i.test(last) && /^\W*(?:is|are|means?|gets?|goes)\b|^\?|^ ?(?:=|->)/.test(verdict))
    return `${base.slice(0, base.length - last.length)}Must have ${last.slice('no '.length)}`;
  if (wanted.test(last)) return last === base ? `${base} - decline` : base;
  if (opensRefusing.test(last)) return base;
  return last === base ? `${base} - decline` : `${base} is declined`;
};

/** `data/filters/frames.txt` says what its lines mean. */
function parseStep(line: string): Step {
  const [, kind, words = ''] = /^(drop|pass): (.*)$/.exec(line) ?? [];
  if (kind === 'drop') {
    const dropped = new RegExp(words, 'gi');
    return (filter) => filter.replace(dropped, '');
  }
  if (kind === 'pass') {
    const tail = new RegExp(`^(.*?)(?:${words})[\\s.!]*$`, 'gi');
    return (filter) => filter.replace(tail, (all, base: string) => refuseLast(base, all.slice(base.length)));
  }
  const [from = '', to = ''] = line.split(' => ');
  const phrase = new RegExp(from, 'gi');
  return (filter) => filter.replace(phrase, to.replace(/^_|_$/g, ' '));
}

const sections = readNamedSections('filters/frames.txt');
const frames = (sections.get('') ?? []).map(parseStep);
const bounds = (sections.get('bounds of time') ?? []).map(parseStep);
const inPlain = (steps: readonly Step[], filter: string): string => steps.reduce((plain, step) => step(plain), filter);

const courtesy = /,? (?:please|pls|thanks)(?=[.!]*$)/i;

/** A filter in plain words: without reasons and repetitions, with the refusals and comparisons that the families know. */
export const plainFrame = (filter: string): string => inPlain(frames, filter.trim().replace(courtesy, ''));

/** The bounds of a filter on time in the words of `time-bound.ts`. */
export const plainBounds = (main: string): string => inPlain(bounds, main);

/** Verbs of the firm, and orders, that are not known to take a lead; what is said of leads of an age, sum or place. */
const open = sectionOf('leaves open');

/** Whether its words leave open if the firm takes or refuses what it describes: then it is not understood. */
export function leavesOpen(plain: string): boolean {
  const { main, rejects, refusedAside } = readFilter(plain);
  if (rejects || refusedAside || countRefusals(main) > 0) return false;
  return open.test(main);
}
