/**
 * Reads from the source of a regular expression which letters, figures and rare signs its matches cannot do without.
 * Anything else only separates them: what is required is always within one word of the text.
 */

/** Of each group a match holds at least one. */
type Group = readonly string[];

interface Part {
  /** All that the part can read as, where that is a short list; null where something else than letters is between. */
  readonly exact: Group | null;
  readonly groups: readonly Group[];
}

const MOST_EXACT = 24;
const SHORTEST = 2;
const MOST_GROUPS = 4;

const nothing: Part = { exact: [''], groups: [] };
const separator: Part = { exact: null, groups: [] };
/** Signs that honest notes hardly hold. Of letters it takes two to tell anything, of these and of figures one. */
export const rareSigns = '<{[_|';
const letter = /^[a-z0-9\u0080-\uffff]/;
const isLetter = (sign: string): boolean => letter.test(sign);
const tells = (word: string): boolean => word.length >= SHORTEST || /^[\d<{[_|]/.test(word);

/** What holds another of the same group says nothing more. */
const shortest = (group: Group): Group =>
  group.filter((one) => !group.some((other) => other !== one && one.includes(other)));

const weightOf = (group: Group): number =>
  Math.min(...group.map(({ length }) => length)) * 10 - Math.log2(group.length);
const byWeight = (groups: readonly Group[]): readonly Group[] =>
  groups.length < 2 ? groups : groups.toSorted((a, b) => weightOf(b) - weightOf(a));

const groupsOf = ({ exact, groups }: Part): readonly Group[] => {
  if (exact === null) return groups;
  // What holds a word that tells nothing tells nothing either, so the shortest need not be found.
  if (!exact.every(tells)) return groups;
  return [...groups, shortest([...new Set(exact)])];
};

function sequence(parts: readonly Part[]): Part {
  const groups: Group[] = [];
  let run: Group = [''];
  let whole = true;
  for (const part of parts) {
    const { exact } = part;
    if (exact?.length === 1 && run.length === 1) {
      run = [`${run[0]}${exact[0]}`];
      continue;
    }
    if (exact !== null && run.length * exact.length <= MOST_EXACT) {
      run = run.flatMap((before) => exact.map((after) => before + after));
      continue;
    }
    groups.push(...groupsOf({ exact: run, groups: [] }), ...part.groups);
    run = exact ?? [''];
    whole = false;
  }
  return whole ? { exact: run, groups } : { exact: null, groups: groupsOf({ exact: run, groups }) };
}

function alternatives(parts: readonly Part[]): Part {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const exact = parts.flatMap((part) => part.exact ?? []);
  if (parts.every((part) => part.exact !== null) && exact.length <= MOST_EXACT) return { exact, groups: [] };
  const best = parts.map((part) => byWeight(groupsOf(part))[0]);
  return {
    exact: null,
    groups: best.includes(undefined) ? [] : [shortest([...new Set(best.flatMap((one) => one ?? []))])],
  };
}

function repeated(part: Part, least: number, most: number): Part {
  if (least === 1 && most === 1) return part;
  if (least === 0) return most === 1 && part.exact !== null ? { exact: ['', ...part.exact], groups: [] } : separator;
  return { exact: null, groups: groupsOf(part) };
}

const token =
  /[a-z0-9\u0080-\uffff]{2,}(?![*+?{])|\(\?(?::|<?[=!]|<\w+>)|\\(?:p\{[^}]+\}|u(?:\{[0-9a-f]+\}|[0-9a-f]{4})|k<\w+>|.)|\[(?:\\.|[^\]\\])*\]|[*+?]\??|\{(\d+)(,?)(\d*)\}\??|./gsu;

const figures = '0123456789';

/** A small class is read letter by letter; one with signs or of many letters separates. */
function classPart(written: string): Part {
  const listed = written
    .slice(1, -1)
    .replace(/(\d)-(\d)/, (_, from, to) => figures.slice(Number(from), Number(to) + 1));
  const signs = [...listed];
  return signs.length <= figures.length && signs.every(isLetter) ? { exact: signs, groups: [] } : separator;
}

function signPart(found: string): Part {
  if (found === '^' || found === '$' || /^\\b$/i.test(found)) return nothing;
  if (found === '\\d') return { exact: [...figures], groups: [] };
  if (found.startsWith('[')) return classPart(found);
  const sign = found.replace(/^\\(?=\W)/, '');
  return isLetter(sign) || (sign.length === 1 && rareSigns.includes(sign)) ? { exact: [sign], groups: [] } : separator;
}

function bounds([found, least, comma, most]: RegExpExecArray): [number, number] | null {
  if (least !== undefined)
    return [Number(least), comma === '' ? Number(least) : Number(most || Number.POSITIVE_INFINITY)];
  const [sign = ''] = found;
  if (!'*+?'.includes(sign)) return null;
  return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY];
}

interface Open {
  readonly looksAround: boolean;
  readonly done: Part[];
  parts: Part[];
}

const openGroup = (sign: string): Open => ({ looksAround: /^\(\?<?[=!]/.test(sign), done: [], parts: [] });
const closeGroup = ({ looksAround, done, parts }: Open): Part =>
  looksAround ? nothing : alternatives([...done, sequence(parts)]);

/** Groups of words of which every match of the pattern holds one each; none where it may match anything. */
export function requiredWords({ source, flags }: RegExp): readonly Group[] {
  if (flags.includes('i')) return [];
  const open: Open[] = [openGroup('')];
  for (const match of source.matchAll(token)) {
    const [found] = match;
    const within = open.at(-1) as Open;
    const count = bounds(match);
    if (found.startsWith('(')) open.push(openGroup(found));
    else if (found === ')') {
      open.pop();
      open.at(-1)?.parts.push(closeGroup(within));
    } else if (found === '|') {
      within.done.push(sequence(within.parts));
      within.parts = [];
    } else if (count === null) within.parts.push(signPart(found));
    else within.parts.push(repeated(within.parts.pop() ?? nothing, ...count));
  }
  return byWeight(groupsOf(closeGroup(open[0] as Open))).slice(0, MOST_GROUPS);
}
