import type { Breakdown, FactName } from '../../../shared/results.ts';
import { caseParts } from '../../../shared/results.ts';
import type { Message } from './cases.ts';
import { mean, spearman } from './statistics.ts';

/** How often a fact is claimed rightly and wrongly, and how often it is there and not found. */
export interface FactMeasure {
  right: number;
  wrong: number;
  missed: number;
}

interface MessageOutcome {
  message: Message;
  ours: Breakdown;
}

export type MessageMeasures = ReturnType<typeof measureMessages>;

const factOfKey = {
  injury: 'injury',
  treatment: 'treatment',
  amount: 'amount',
  when: 'incident_date',
  deadline: 'deadline',
  evidence: 'evidence',
  opponent: 'opposing_party',
  fault: 'own_fault',
  work: 'lost_work',
  state: 'jurisdiction',
} as const satisfies Record<string, FactName>;

type MessageKey = keyof typeof factOfKey | 'represented';
const keys = [...(Object.keys(factOfKey) as (keyof typeof factOfKey)[]), 'represented'] as const;

function isClaimed(key: MessageKey, { facts, flags }: Breakdown): boolean {
  if (key !== 'represented') return facts.some(({ name }) => name === factOfKey[key]);
  const told = facts.some(({ name, value }) => name === 'representation' && /^(?:yes|represented)/.test(value));
  return told || flags.some(({ name }) => name === 'already_represented');
}

/** Whether both readers say so; null where they differ. */
function holds(key: MessageKey, { gold }: Message): boolean | null {
  const value = gold[key];
  if (value === undefined) return null;
  return key === 'amount' || key === 'state' ? value !== null : value === 'yes';
}

function measureKey(key: MessageKey, outcomes: readonly MessageOutcome[]): FactMeasure {
  const measure: FactMeasure = { right: 0, wrong: 0, missed: 0 };
  for (const { message, ours } of outcomes) {
    const gold = holds(key, message);
    if (gold === null) continue;
    const claimed = isClaimed(key, ours);
    if (claimed && gold) measure.right += 1;
    else if (claimed) measure.wrong += 1;
    else if (gold) measure.missed += 1;
  }
  return measure;
}

const casePoints = ({ parts }: Breakdown) => caseParts.reduce((sum, part) => sum + parts[part].points, 0);

/** What share of the claims is right; null where nothing was claimed. */
export const precisionOf = ({ right, wrong }: FactMeasure) => (right + wrong === 0 ? null : right / (right + wrong));
/** What share of what is there was found; null where nothing is there. */
export const recallOf = ({ right, missed }: FactMeasure) => (right + missed === 0 ? null : right / (right + missed));

/**
 * The correlation and mean error are those of the 80 points of the four judged parts; `thrownOut` are clients taken for no
 * lead, `accused` messages taken for orders to the scorer.
 */
export function measureMessages(outcomes: readonly MessageOutcome[]) {
  const byFact = Object.fromEntries(keys.map((key) => [key, measureKey(key, outcomes)])) as Record<
    MessageKey,
    FactMeasure
  >;
  const sum = (pick: keyof FactMeasure) => keys.reduce((total, key) => total + byFact[key][pick], 0);
  const graded = outcomes.map(({ message, ours }) => ({ gold: message.gold.case, ours: casePoints(ours) }));
  const flagged = (name: string) => outcomes.filter(({ ours }) => ours.flags.some((flag) => flag.name === name));
  return {
    messages: outcomes.length,
    byFact,
    all: { right: sum('right'), wrong: sum('wrong'), missed: sum('missed') },
    spearman: spearman(
      graded.map(({ gold }) => gold),
      graded.map(({ ours }) => ours),
    ),
    meanAbsoluteError: mean(graded.map(({ gold, ours }) => Math.abs(gold - ours))),
    thrownOut: flagged('not_a_lead').filter(({ message }) => message.gold.lead !== 'no').length,
    accused: flagged('injection_suspected').length,
  };
}
