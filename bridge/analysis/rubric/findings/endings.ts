import type { CasePart, FlagName } from '../../../../shared/results.ts';
import { findOwnFault } from './blame.ts';
import type { CaseKind } from './case-kind.ts';
import { endingPatterns } from './ending-patterns.ts';
import type { Span } from './finding.ts';
import type { CaseFindings } from './read-findings.ts';

/** A fact that ends the case, however well the rest is told: what the parts can still earn. */
export interface Ending {
  readonly name: EndingName;
  readonly why: string;
  readonly span: Span | null;
  readonly caps: Readonly<Partial<Record<CasePart, number>>>;
  readonly flag?: FlagName;
}

export type EndingName =
  | 'represented'
  | 'barred'
  | 'notice_missed'
  | 'client_fault'
  | 'nobody'
  | 'released'
  | 'trivial'
  | 'no_wrong'
  | 'no_standing'
  | 'ineligible'
  | 'unreadable'
  | 'grievance';

const endings: Record<EndingName, Omit<Ending, 'span' | 'name'>> = {
  represented: {
    why: 'already represented in this matter',
    caps: { strength: 4, damages: 8, merit: 1 },
    flag: 'already_represented',
  },
  barred: { why: 'probably out of time', caps: { strength: 3, damages: 8, merit: 1 }, flag: 'time_barred' },
  notice_missed: {
    why: 'notice to the public body probably missed',
    caps: { strength: 8, damages: 10, merit: 4 },
    flag: 'time_barred',
  },
  client_fault: { why: 'the caller seems to be at fault', caps: { strength: 2, damages: 6, merit: 1 } },
  nobody: { why: 'nobody else seems to be liable', caps: { strength: 3, damages: 10, merit: 2 } },
  released: { why: 'already settled, released or decided', caps: { strength: 3, damages: 6, merit: 1 } },
  trivial: { why: 'no loss worth a claim', caps: { strength: 8, damages: 2, merit: 2 } },
  no_wrong: { why: 'no legal wrong in what is told', caps: { strength: 3, damages: 6, merit: 2 } },
  no_standing: { why: 'the caller has no claim of their own', caps: { strength: 2, damages: 3, merit: 1 } },
  unreadable: { why: 'too little of it can be read', caps: { clarity: 4, strength: 1, damages: 2, merit: 1 } },
  grievance: {
    why: 'anger and accusations, no case that can be made out',
    caps: { clarity: 5, strength: 1, damages: 2, merit: 1 },
  },
  ineligible: { why: 'a bar stands against what is wanted', caps: { strength: 4, damages: 8, merit: 3 } },
};

const bodily: ReadonlySet<CaseKind> = new Set<CaseKind>([
  'motor',
  'premises',
  'product',
  'animal',
  'malpractice',
  'nursing',
  'civil',
]);

const anyKindBut =
  (...kinds: readonly CaseKind[]) =>
  (kind: CaseKind | null): boolean =>
    kind === null || !kinds.includes(kind);

/** Where blame, triviality and the like decide: comp pays whoever is to blame, a charge is no claim. */
const applies: Partial<Record<EndingName, (kind: CaseKind | null) => boolean>> = {
  client_fault: anyKindBut('comp', 'criminal', 'family', 'debt', 'immigration', 'estate', 'disability', 'tax'),
  nobody: (kind) => kind === null || bodily.has(kind),
  trivial: anyKindBut('criminal', 'family', 'debt', 'immigration', 'estate', 'disability', 'tax', 'wage', 'employment'),
  no_wrong: anyKindBut('criminal', 'debt', 'estate', 'disability', 'tax'),
  released: anyKindBut('criminal', 'debt', 'disability'),
};

const amount = (found: CaseFindings, concept: string): number => found.counted.get(concept)?.amount ?? 0;

const hurtBadly = (found: CaseFindings): boolean =>
  ['harm.death', 'harm.catastrophic', 'harm.surgery'].some((concept) => amount(found, concept) > 0) ||
  amount(found, 'harm.serious') >= 2;

/** How much the vocabulary alone must say before it ends a case. */
const enough: Partial<Record<EndingName, (found: CaseFindings) => boolean>> = {
  client_fault: (found) => amount(found, 'against.client_fault') > 0,
  nobody: (found) =>
    amount(found, 'against.nobody') >= 2 ||
    (amount(found, 'against.nobody') === 1 &&
      amount(found, 'fault.notice') === 0 &&
      amount(found, 'evidence.official') === 0 &&
      amount(found, 'evidence.admission') === 0),
  released: (found) => amount(found, 'against.released') > 0 && amount(found, 'refusal.offer') === 0,
  trivial: (found) =>
    !hurtBadly(found) &&
    amount(found, 'harm.lasting') === 0 &&
    amount(found, 'money.size') <= 4 &&
    amount(found, 'against.trivial') >= (amount(found, 'harm.serious') > 0 || amount(found, 'loss.income') > 1 ? 3 : 1),
  no_wrong: (found) =>
    amount(found, 'against.no_wrong') >= 2 && !hurtBadly(found) && amount(found, 'evidence.official') === 0,
  no_standing: (found) => amount(found, 'against.no_standing') >= 2,
};

const mostGaps = 3;

/** Loud accusations on all sides without a date, a sum or a hurt. */
const isGrievance = (found: CaseFindings): boolean =>
  amount(found, 'hedge.rant') >= 4 &&
  amount(found, 'when.exact') === 0 &&
  amount(found, 'money.size') === 0 &&
  !hurtBadly(found);

const vocabulary: readonly EndingName[] = ['client_fault', 'released', 'nobody', 'no_wrong', 'no_standing', 'trivial'];

const smallSum = 500;
const perTime = /\b(?:a|per|an) (?:night|day|week|month|hour)\b|\/ ?(?:wk|mo|hr|day|night|week|month)\b/;
const small: ReadonlySet<CaseKind | null> = new Set<CaseKind | null>([
  'consumer',
  'property',
  'tenancy',
  'business',
  'insurance',
  null,
  'ideas',
  'malpractice',
]);

/** A matter of money whose largest sum nobody would sue for. */
const isSmall = (found: CaseFindings): boolean =>
  small.has(found.kind) &&
  found.largestSum > 0 &&
  found.largestSum < smallSum &&
  !perTime.test(found.reading.text) &&
  !hurtBadly(found) &&
  amount(found, 'harm.serious') === 0 &&
  amount(found, 'loss.income') === 0;

const concluded = (found: CaseFindings, name: EndingName): Span | null | undefined => {
  if (name === 'client_fault') return findOwnFault(found.reading) ?? undefined;
  if (name === 'trivial' && isSmall(found)) return found.counted.get('money.size')?.span;
  return undefined;
};

// What somebody else said, and what was another matter or long ago, ends nothing.
const quoted = /"[^"\n]{3,200}"/g;
const unquoted = (text: string): string => text.replace(quoted, (words) => '#'.repeat(words.length));
const elsewhere =
  /\b(?:another|earlier|previous|prior|unrelated|different|separate|season pass|membership|rental|ticket|sign-?in|no tiene que ver|nothing to do with (?:this|it)|(?:19\d\d|20[01]\d|202[0-2]))\b/;

const sentenceAround = (text: string, { start, end }: Span): string => {
  const from = Math.max(text.lastIndexOf('.', start), text.lastIndexOf('\n', start)) + 1;
  const to = text.indexOf('.', end);
  return text.slice(from, to === -1 ? text.length : to);
};

const isElsewhere = (found: CaseFindings, name: EndingName, span: Span | null): boolean =>
  name === 'released' && span !== null && elsewhere.test(sentenceAround(found.reading.text, span));

const matchOf = (found: CaseFindings, name: EndingName): Span | undefined => {
  const text = unquoted(found.reading.text);
  for (const pattern of endingPatterns[name] ?? []) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    if (!isElsewhere(found, name, span)) return span;
  }
  return undefined;
};

const told = (found: CaseFindings, name: EndingName): Span | null | undefined => {
  const conclusion = concluded(found, name) ?? matchOf(found, name);
  if (conclusion !== undefined) return conclusion;
  if (enough[name]?.(found) !== true) return undefined;
  const span = found.counted.get(`against.${name}`)?.span ?? null;
  return isElsewhere(found, name, span) || (span !== null && isQuoted(found.reading.text, span)) ? undefined : span;
};

const isQuoted = (text: string, { start, end }: Span): boolean => unquoted(text).slice(start, end).includes('#');

const timeEnding = (found: CaseFindings): Ending[] => {
  const { timeliness } = found;
  if (timeliness.state === 'missed_notice') {
    return [{ name: 'notice_missed', ...endings.notice_missed, span: timeliness.span }];
  }
  if (timeliness.state === 'barred') return [{ name: 'barred', ...endings.barred, span: timeliness.span }];
  const span = told(found, 'barred');
  return span === undefined ? [] : [{ name: 'barred', ...endings.barred, span }];
};

/** Every fact found that ends the case. */
export const findEndings = (found: CaseFindings): Ending[] => {
  const result: Ending[] = [];
  if (found.representation.state === 'current') {
    result.push({ name: 'represented', ...endings.represented, span: found.representation.span });
  }
  result.push(...timeEnding(found));
  if (found.shape.gaps >= mostGaps) result.push({ name: 'unreadable', ...endings.unreadable, span: null });
  if (isGrievance(found)) {
    result.push({ name: 'grievance', ...endings.grievance, span: found.counted.get('hedge.rant')?.span ?? null });
  }
  for (const name of [...vocabulary, 'ineligible'] as const) {
    if (applies[name]?.(found.kind) === false) continue;
    const span = told(found, name);
    if (span !== undefined) result.push({ name, ...endings[name], span });
  }
  return result;
};
