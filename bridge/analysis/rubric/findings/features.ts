import type { Finding, Findings, Span } from './finding.ts';
import type { CaseFindings } from './read-findings.ts';

const proofNames: Record<string, string> = {
  'evidence.report': 'report',
  'evidence.video': 'video or recording',
  'evidence.photo': 'photos',
  'evidence.witness': 'witness',
  'evidence.writing': 'written messages',
  'evidence.document': 'documents',
  'evidence.medical': 'medical findings',
  'evidence.official': 'official finding or citation',
  'evidence.expert': 'expert view',
  'evidence.admission': 'admission',
};

interface Group {
  readonly feature: string;
  readonly concepts: readonly string[];
  readonly names?: Readonly<Record<string, string>>;
}

/** Concepts that say the same kind of thing: the level is how many of them are found. */
const groups: readonly Group[] = [
  { feature: 'proof.kinds', concepts: Object.keys(proofNames), names: proofNames },
  {
    feature: 'wrong.kinds',
    concepts: [
      'fault.traffic',
      'fault.premises',
      'fault.product',
      'fault.medical',
      'fault.animal',
      'fault.work',
      'fault.notice',
      'work.adverse',
      'work.protected',
      'work.wage',
      'rights.state',
      'rights.trade',
    ],
  },
  {
    feature: 'stake.kinds',
    concepts: [
      'stake.liberty',
      'stake.status',
      'stake.home',
      'stake.children',
      'stake.marriage',
      'stake.estate',
      'stake.debt',
      'stake.benefits',
      'stake.business',
    ],
  },
  { feature: 'party', concepts: ['party.person', 'party.entity'] },
  { feature: 'place', concepts: ['place.kind', 'place.road'] },
];

/** Concepts that count on their own; the level is how many different phrases stand for them. */
const single: readonly string[] = [
  'evidence.official',
  'evidence.admission',
  'evidence.expert',
  'evidence.medical',
  'evidence.document',
  'evidence.writing',
  'fault.notice',
  'work.adverse',
  'work.protected',
  'work.clean',
  'harm.treatment',
  'harm.lasting',
  'loss.income',
  'loss.bills',
  'ready.funds',
  'ready.sign',
  'ready.insured',
  'ready.deadline',
  'ready.goal',
  'ready.favourable',
  'refusal.offer',
  'against.client_fault',
  'against.nobody',
  'against.trivial',
  'against.recovered',
  'against.no_treatment',
  'against.no_wrong',
  'against.weak_wrong',
  'against.no_standing',
  'against.released',
  'against.barred',
  'against.ineligible',
  'against.no_proof',
  'against.turned_down',
  'hedge.unknown',
  'hedge.vague',
  'hedge.rant',
  'hedge.shopping',
];

/** The ladder of harm, highest rung first. */
const harmLadder: readonly (readonly [string, number])[] = [
  ['harm.death', 4],
  ['harm.catastrophic', 4],
  ['harm.surgery', 3],
  ['harm.serious', 2],
  ['harm.minor', 1],
];

const groupLevel = (counted: Findings, { concepts, names }: Group): Finding | null => {
  const found = concepts.filter((concept) => counted.has(concept));
  if (found.length === 0) return null;
  const span = counted.get(found[0] ?? '')?.span ?? null;
  const detail = found
    .flatMap((concept) => names?.[concept] ?? [])
    .slice(0, 4)
    .join(', ');
  return { amount: found.length, span, ...(detail === '' ? {} : { detail }) };
};

const level = (amount: number, steps: readonly number[]): number => steps.filter((step) => amount >= step).length;

const figureSteps = [1, 2, 3, 5, 7, 10, 14];
const wordSteps = [4, 7, 10, 14, 19, 26, 36];
// Figures in a hundred words: a story told without any is hard to build on.
const densitySteps = [3, 6, 9, 13, 18, 25];

const bodilyKinds: ReadonlySet<string> = new Set([
  'motor',
  'premises',
  'product',
  'animal',
  'malpractice',
  'nursing',
  'comp',
]);

const harmLevel = (counted: Findings): Finding | null => {
  for (const [concept, rung] of harmLadder) {
    const finding = counted.get(concept);
    if (finding !== undefined) return { amount: rung, span: finding.span };
  }
  return null;
};

const positive = /^(?:evidence|fault|work|rights|harm|loss|stake|ready|refusal|party|place|money|when)\./;
const breadthSteps = [3, 5, 7, 9, 11, 14, 17];
// Findings in a hundred words.
const yieldSteps = [12, 20, 28, 36, 46];

/** How many different things are told, whatever they are. */
const breadth = (counted: Findings): number => [...counted.keys()].filter((name) => positive.test(name)).length;

const saysNothing: Span | null = null;

/** The levels the points table is written in. */
export const gradeFindings = (found: CaseFindings): Map<string, Finding> => {
  const { counted, shape } = found;
  const features = new Map<string, Finding>();
  const set = (name: string, finding: Finding | null | undefined) => {
    if (finding && finding.amount > 0) features.set(name, finding);
  };
  for (const group of groups) set(group.feature, groupLevel(counted, group));
  for (const name of single) set(name, counted.get(name));
  for (const name of ['when.event', 'when.exact', 'money.size', 'money.count']) set(name, counted.get(name));
  set('harm.level', harmLevel(counted));
  set('figures', { amount: level(shape.figures, figureSteps), span: saysNothing });
  set('words', { amount: level(shape.words, wordSteps), span: saysNothing });
  set('density', { amount: level((100 * shape.figures) / Math.max(10, shape.words), densitySteps), span: saysNothing });
  const told = breadth(counted);
  set('breadth', { amount: level(told, breadthSteps), span: saysNothing });
  set('yield', { amount: level((100 * told) / Math.max(12, shape.words), yieldSteps), span: saysNothing });
  const bodily = found.kind !== null && bodilyKinds.has(found.kind);
  const harm = harmLevel(counted);
  if (bodily || found.kind === null) set('harm.bodily', harm);
  else set('harm.other', harm);
  const money = counted.get('money.size');
  if (!bodily) set('money.other', money);
  else set('money.bodily', money);
  if (found.representation.state === 'none') set('rep.none', { amount: 1, span: found.representation.span });
  if (found.kind !== null) set('kind', { amount: 1, span: saysNothing });
  return features;
};
