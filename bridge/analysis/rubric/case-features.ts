import type { CaseFacts, Doubt, Ending, IncidentDate, Told } from '../facts/case-facts.ts';
import { type Matter, matterOfSide } from '../facts/named-matter.ts';
import { isPetty, sumAtStake, sumLevel } from './sum-at-stake.ts';

/** One thing the points depend on: how much of it there is, and the fact that shows it. */
export interface CaseFeature {
  readonly name: FeatureName;
  /** From 1; higher is more of it. A feature that does not hold is left out. */
  readonly level: number;
  /** What people read beside the points. */
  readonly why: string;
  readonly fact: Told | null;
}

interface Measured {
  level: number;
  fact?: Told | null | undefined;
}

interface FeatureRule {
  /** What is said at each level, with the wording of the fact behind it; or how many levels the fact itself words. */
  readonly labels: readonly string[] | number;
  /** The label says it all: which year "the 3rd" is of, is among the facts. */
  readonly alone?: true;
  measure(facts: CaseFacts, matter: Matter): Measured;
}

const none: Measured = { level: 0 };
function greatest<T extends Told>(list: readonly T[], levelOf: (one: T) => number): Measured {
  let best: Measured = none;
  for (const one of list) if (levelOf(one) > best.level) best = { level: levelOf(one), fact: one };
  return best;
}

/** What is only hinted at or asked for has no words to show. */
const isQuotable = ({ span }: Told): boolean => span.end > span.start;

const present = (list: readonly Told[]): Measured => ({ level: Math.min(1, list.length), fact: list[0] });

const precisionLevel = { year: 1, season: 1, month: 2, week: 2, day: 3 } as const;
/** What is claimed here is decided by an office. */
const onPaper: ReadonlySet<Matter> = new Set(['benefits', 'status']);
const dateLevel = ({ precision, unsure }: IncidentDate): number => Math.min(unsure ? 2 : 3, precisionLevel[precision]);

/** Kinds of facts that the notes tell: what makes an account complete. */
function kindsTold(facts: CaseFacts): number {
  const { events, harms, care, lostWork, theirFault, evidence, opponents, insurance, deadlines, sums } = facts;
  const lists = [events, harms, care, lostWork, theirFault, evidence, opponents, insurance, deadlines, sums];
  const singles = [facts.lawyer, facts.incident ?? facts.otherDay, facts.jurisdiction];
  return lists.filter(({ length }) => length > 0).length + singles.filter((one) => one !== null).length;
}

/** Nothing told of what happened, and little else either: what is told at length is clear in words we do not know. */
export function isUnclear(facts: CaseFacts): boolean {
  const { events, harms, theirFault } = facts;
  return events.length + harms.length + theirFault.length === 0 && kindsTold(facts) < 3;
}

/** Words: longer notes tell something, perhaps in words that no lexicon holds; fewer than the second are no sentence. */
const [TOLD_AT_LENGTH, A_SENTENCE] = [40, 6];

/** Staff write shorthand without sentences, and what can be heard between gaps may be enough. */
const isReadable = ({ form, isStuffed, events }: CaseFacts): boolean =>
  form === 'sentences' || (form === 'gaps' ? events.length > 0 : !isStuffed);
const isEmpty = (facts: CaseFacts): boolean => kindsTold(facts) === 0 && facts.length < TOLD_AT_LENGTH;
/** A few words, and nothing grave among them. */
const isSlight = ({ length, harms, events }: CaseFacts): boolean =>
  length < A_SENTENCE && !harms.some(({ severity }) => severity > 2) && !events.some(({ stakes }) => stakes > 3);

/** Who defends against a charge is not judged by blame. */
function isAccused({ events }: CaseFacts, matter: Matter): boolean {
  return matter === 'crime' || events.some(({ area }) => area === 'crime' || area === 'traffic');
}

const blameOf = ({ narration, ownFault }: CaseFacts): Measured =>
  greatest(ownFault, ({ share }) => (share === 'mainly' ? 2 : narration === 'report' ? 1 : 0));

const LONGEST_QUOTE = 90;
const andList = new Intl.ListFormat('en-US');

/** Several things as one where one quote shows them all, else the first. */
function together(list: readonly Told[]): Told | undefined {
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const span = { start: first.span.start, end: last.span.end };
  return span.end - span.start > LONGEST_QUOTE ? first : { say: andList.format(list.map((one) => one.say)), span };
}

const steps = (value: number, bounds: readonly number[]): number => bounds.filter((bound) => value >= bound).length;

const ofKind = (list: 'endings' | 'doubts', kind: Ending['kind'] | Doubt['kind']): FeatureRule => ({
  labels: 1,
  measure: ({ [list]: told }) => present(told.filter((one) => one.kind === kind)),
});

const rules = {
  figures: {
    labels: [
      'gives a specific date or number',
      'gives specific dates or numbers',
      'gives many dates and numbers',
      'gives dates and numbers throughout',
    ],
    measure: ({ figures }) => ({ level: steps(figures, [1, 3, 6, 10]) }),
  },
  event: {
    labels: 4,
    measure: ({ events }) => greatest(events, (one) => (isQuotable(one) ? one.stakes : Math.min(2, one.stakes))),
  },
  too_little: {
    labels: ['too little told to build a case on'],
    measure: (facts) => ({ level: isEmpty(facts) || isSlight(facts) || !isReadable(facts) ? 1 : 0 }),
  },
  no_event: {
    labels: ['type of matter not recognized', 'what happened is not clear'],
    measure: (facts) => ({ level: isUnclear(facts) ? (facts.length < TOLD_AT_LENGTH ? 2 : 1) : 0 }),
  },
  harm: {
    labels: 5,
    measure: ({ harms }) => greatest(harms, ({ severity }) => severity),
  },
  harmless: {
    labels: ['no injury found in the notes'],
    measure: ({ harms, care }, matter) => ({ level: matter === 'injury' && harms.length + care.length === 0 ? 1 : 0 }),
  },
  care: {
    labels: 4,
    measure: ({ care }) => greatest(care, ({ level }) => level),
  },
  lost_work: {
    labels: 2,
    measure: ({ lostWork }) => greatest(lostWork, ({ kind }) => (kind === 'lost_job' ? 2 : 1)),
  },
  amount: {
    labels: 6,
    measure: (facts, matter) => {
      const sum = sumAtStake(facts, matter);
      return sum === null ? none : { level: sumLevel(sum), fact: sum };
    },
  },
  petty: {
    labels: ['only small sums named'],
    alone: true,
    measure: (facts, matter) => ({ level: isPetty(facts, matter) ? 1 : 0, fact: facts.sums[0] }),
  },
  infraction: {
    labels: ['ticket, citation, traffic stop or court'],
    alone: true,
    measure: ({ events }) =>
      events.every(({ stakes }) => stakes === 1)
        ? present(events.filter(({ kind }) => kind === 'traffic_ticket'))
        : none,
  },
  their_fault: {
    labels: ['other side may be at fault', 'other side clearly at fault', 'fault admitted or established'],
    // People who write of their own matter accuse much.
    measure: ({ narration, theirFault }) => {
      const counted = theirFault.filter(
        ({ strength, isLoose }) => narration === 'report' || (!isLoose && strength > 2),
      );
      return greatest(counted, ({ strength }) => strength);
    },
  },
  own_fault: {
    labels: 2,
    measure: (facts, matter) => (isAccused(facts, matter) ? none : blameOf(facts)),
  },
  admission: {
    labels: 2,
    measure: (facts, matter) => (facts.narration === 'report' && isAccused(facts, matter) ? blameOf(facts) : none),
  },
  evidence: {
    labels: Array<string>(4).fill('papers or proof named'),
    measure: ({ evidence }) => {
      const proofs = evidence.filter(({ noProof }) => noProof === undefined);
      const inOrder = proofs.toSorted((a, b) => a.span.start - b.span.start);
      const types = [...Map.groupBy(inOrder, ({ kind }) => kind).values()].flatMap(([first]) => first ?? []);
      return { level: Math.min(4, types.length), fact: together(types.slice(0, 4)) };
    },
  },
  opponent: { labels: ['other side identified'], measure: ({ opponents }) => present(opponents) },
  free_to_hire: {
    labels: 1,
    measure: ({ lawyer }) => present(lawyer === null || lawyer.status === 'acts' || lawyer.declined ? [] : [lawyer]),
  },
  insured: {
    labels: 1,
    measure: ({ insurance }, matter) =>
      present(insurance.filter(({ kind }) => kind === 'theirs' || (kind === 'claim_open' && matter === 'injury'))),
  },
  uninsured: {
    labels: 1,
    measure: ({ insurance }) => present(insurance.filter(({ kind }) => kind === 'none')),
  },
  date: {
    labels: ['gives a rough date', 'gives a rough date', 'gives a day or date'],
    alone: true,
    measure: ({ incident, otherDay, events }, matter) => {
      // A benefit is denied on another day than the crash told with it.
      const ofHarm = onPaper.has(matter) && events.some(({ area }) => matterOfSide(area ?? '') === 'injury');
      const fact = incident ?? otherDay;
      return { level: fact === null ? 0 : Math.min(ofHarm || incident === null ? 2 : 3, dateLevel(fact)), fact };
    },
  },
  deadline: {
    labels: ['names a time limit', 'names a court or hearing date'],
    alone: true,
    measure: ({ deadlines }) => greatest(deadlines.slice(0, 1), ({ kind }) => (kind === 'hearing' ? 2 : 1)),
  },
  detail: {
    labels: [
      'covers one kind of fact',
      ...['two', 'three', 'four', 'five', 'six', 'seven or more'].map((count) => `covers ${count} kinds of facts`),
    ],
    measure: (facts) => ({ level: Math.min(7, kindsTold(facts)) }),
  },
  brief: {
    labels: ['short notes', 'very short notes', 'hardly any notes'],
    measure: ({ length }) => ({ level: 3 - steps(length, [A_SENTENCE, 13, 25]) }),
  },
  doubt_memory: ofKind('doubts', 'memory'),
  doubt_contradiction: ofKind('doubts', 'contradiction'),
  doubt_unwilling: ofKind('doubts', 'unwilling'),
  doubt_hearsay: ofKind('doubts', 'hearsay'),
  for_friend: {
    labels: 1,
    measure: ({ doubts }) => present(doubts.filter(({ kind }) => kind === 'for_friend' || kind === 'for_other')),
  },
  doubt_no_proof: {
    labels: 1,
    // Without a sum, "nothing in writing" mostly helps: no notice came, no rule was signed.
    measure: ({ evidence, doubts, sums, narration }) => {
      const isNone = narration !== 'report' && sums.length === 0 ? 'nothing in writing' : '';
      const lacks = doubts.filter(({ kind, say }) => kind === 'no_proof' && say !== isNone);
      return evidence.length > 0 ? none : present(lacks);
    },
  },
  out_of_time: ofKind('endings', 'out_of_time'),
  represented: ofKind('endings', 'represented'),
  at_fault: ofKind('endings', 'at_fault'),
  nothing_wrong: ofKind('endings', 'nothing_wrong'),
  no_loss: ofKind('endings', 'no_loss'),
  settled: ofKind('endings', 'settled'),
  no_standing: ofKind('endings', 'no_standing'),
  barred: ofKind('endings', 'barred'),
  curiosity: ofKind('endings', 'curiosity'),
  not_collectible: ofKind('endings', 'not_collectible'),
} satisfies Record<string, FeatureRule>;

export type FeatureName = keyof typeof rules;
export const featureNames = Object.keys(rules) as readonly FeatureName[];
export function levelsOf(name: FeatureName): number {
  const { labels }: FeatureRule = rules[name];
  return typeof labels === 'number' ? labels : labels.length;
}

function describe({ labels, alone }: FeatureRule, { level, fact }: Measured): string {
  if (typeof labels === 'number') return fact?.say ?? '';
  const label = labels[level - 1] ?? '';
  return fact == null || alone === true || fact.say === label ? label : `${label}: ${fact.say}`;
}

/** Somebody else's story that the writer only retells earns nothing, nor what is settled and paid. */
const ofMatter =
  'event harm care lost_work amount petty infraction evidence free_to_hire insured uninsured date deadline';
const isOfMatter: ReadonlySet<string> = new Set(ofMatter.split(' '));

/** Words count once: being fired is no second reason as a lost job. */
const saidByEvent: ReadonlySet<string> = new Set(['harm', 'lost_work']);
function inWordsOfEvent(feature: CaseFeature, event: CaseFeature | undefined): CaseFeature {
  const [own, other] = [feature.fact?.span, event?.fact?.span];
  if (event === undefined || own === undefined || other === undefined || !saidByEvent.has(feature.name)) return feature;
  return own.start < other.end && other.start < own.end ? { ...feature, why: event.why, fact: event.fact } : feature;
}

/** Every feature that holds of the case. `isOfArea`: the words of the notes are about the practice area, whatever happened. */
export function featuresOf(facts: CaseFacts, matter: Matter, isOfArea: boolean): CaseFeature[] {
  const isForeign = [...facts.doubts, ...facts.endings].some(({ kind }) => kind === 'for_other' || kind === 'settled');
  const isOfOther = facts.narration === 'first_person' && isForeign;
  const features = featureNames.flatMap((name): CaseFeature[] => {
    if ((isOfOther && isOfMatter.has(name)) || !(isReadable(facts) || name === 'too_little')) return [];
    if (isOfArea && matter !== 'injury' && name === 'no_event') return [];
    const rule: FeatureRule = rules[name];
    const measured = rule.measure(facts, matter);
    if (measured.level <= 0) return [];
    return [{ name, level: measured.level, why: describe(rule, measured), fact: measured.fact ?? null }];
  });
  const event = features.find(({ name }) => name === 'event');
  return features.map((feature) => inWordsOfEvent(feature, event));
}
