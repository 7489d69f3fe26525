import type { Ask, FactName, MissingFact } from '../../../shared/results.ts';
import type { CaseFacts } from '../facts/case-facts.ts';
import type { Matter } from '../facts/named-matter.ts';
import { type CaseFeature, type FeatureName, isUnclear } from './case-features.ts';
import { totalOfCase } from './score-case.ts';

/** Something an intake person asks for where the notes leave it open, and what a good and a bad answer would change. */
interface Question {
  readonly missing: MissingFact;
  readonly fact: FactName;
  /** Every matter, where none is named. */
  readonly matters?: readonly Matter[];
  question(matter: Matter): string;
  isOpen(facts: CaseFacts): boolean;
  readonly well: Partial<Record<FeatureName, number>>;
  readonly badly?: Partial<Record<FeatureName, number>>;
}

const noHearing = ({ deadlines }: CaseFacts) => deadlines.length === 0;
const lacks = (pattern: RegExp) => (facts: CaseFacts) => !facts.events.some(({ kind }) => pattern.test(kind));

const questions: readonly Question[] = [
  {
    missing: 'what_happened',
    fact: 'claim',
    question: () => 'What exactly happened?',
    isOpen: isUnclear,
    well: { event: 3, no_event: 0 },
    badly: { nothing_wrong: 1 },
  },
  {
    missing: 'injury_or_loss',
    fact: 'injury',
    matters: ['injury'],
    question: () => 'Who was hurt, and how badly?',
    isOpen: ({ harms }) => harms.length === 0,
    well: { harm: 3, harmless: 0 },
    badly: { no_loss: 1 },
  },
  {
    missing: 'treatment',
    fact: 'treatment',
    matters: ['injury'],
    question: () => 'Which doctors or hospitals gave treatment, and when did it start?',
    isOpen: ({ care, harms }) => care.length === 0 && harms.every(({ severity }) => severity < 5),
    well: { care: 3 },
  },
  {
    missing: 'who_is_responsible',
    fact: 'liability',
    matters: ['injury', 'work', 'home', 'money', 'other'],
    question: (matter) =>
      matter === 'injury' ? 'Who was at fault, and what shows it?' : 'What did the other side do wrong?',
    isOpen: ({ theirFault }) => theirFault.length === 0,
    well: { their_fault: 3, opponent: 1 },
    badly: { at_fault: 1 },
  },
  {
    missing: 'when',
    fact: 'incident_date',
    question: () => 'When did it happen?',
    isOpen: ({ incident }) => incident === null,
    well: { date: 3 },
  },
  {
    missing: 'evidence',
    fact: 'evidence',
    question: () => 'Are there any reports, photos, messages, witnesses or documents?',
    isOpen: ({ evidence }) => evidence.length === 0,
    well: { evidence: 3 },
    badly: { doubt_no_proof: 1 },
  },
  {
    missing: 'amounts',
    fact: 'amount',
    matters: ['injury', 'work', 'home', 'money', 'estate'],
    question: (matter) =>
      matter === 'injury' ? 'How much are the medical bills so far?' : 'How much money is at stake?',
    isOpen: ({ sums }) => sums.length === 0,
    well: { amount: 5 },
    badly: { amount: 1 },
  },
  {
    missing: 'representation',
    fact: 'representation',
    question: () => 'Is another lawyer already on this case?',
    isOpen: ({ lawyer }) => lawyer === null,
    well: { free_to_hire: 1 },
    badly: { represented: 1 },
  },
  {
    missing: 'insurance',
    fact: 'insurance',
    matters: ['injury'],
    question: () => 'Does the other side have insurance?',
    isOpen: ({ insurance }) => insurance.length === 0,
    well: { insured: 1 },
    badly: { uninsured: 1 },
  },
  {
    missing: 'charge',
    fact: 'claim',
    matters: ['crime'],
    question: () => 'What are the exact charges?',
    isOpen: ({ events }) => events.every(({ stakes }) => stakes < 3),
    well: { event: 4, no_event: 0 },
    badly: { event: 1 },
  },
  {
    missing: 'court_date',
    fact: 'deadline',
    matters: ['crime', 'family'],
    question: () => 'When is the next court date?',
    isOpen: noHearing,
    well: { deadline: 1 },
  },
  {
    missing: 'status',
    fact: 'claim',
    matters: ['status'],
    question: () => 'What is their immigration status, and how and when did they enter the country?',
    isOpen: lacks(/visa|entry|status|overstay|asylum|green_card/),
    well: { event: 4, evidence: 2 },
    badly: { event: 1 },
  },
  {
    missing: 'family',
    fact: 'claim',
    matters: ['family'],
    question: () => 'Are there children or court orders involved?',
    isOpen: lacks(/custody|order|child/),
    well: { event: 4, evidence: 2 },
    badly: { event: 1 },
  },
  {
    missing: 'notice',
    fact: 'deadline',
    matters: ['home'],
    question: () => 'Is there a lease or a notice, and what dates are on it?',
    isOpen: noHearing,
    well: { deadline: 1, evidence: 2 },
  },
  {
    missing: 'denial',
    fact: 'deadline',
    matters: ['benefits', 'status'],
    question: () => 'Was it denied? If so, when?',
    isOpen: noHearing,
    well: { deadline: 1, event: 3 },
  },
  {
    missing: 'lost_pay',
    fact: 'lost_work',
    matters: ['injury', 'work'],
    question: () => 'Did the client miss work or lose pay?',
    isOpen: ({ lostWork }) => lostWork.length === 0,
    well: { lost_work: 2 },
  },
];

interface RankedAsk extends Ask {
  readonly missing: MissingFact;
}

type Levels = ReadonlyMap<FeatureName, number>;

function answered(levels: Levels, answer: Partial<Record<FeatureName, number>>): Levels {
  const changed = new Map(levels);
  changed.delete('untold');
  for (const [name, level] of Object.entries(answer) as [FeatureName, number][]) {
    if (level === 0) changed.delete(name);
    else changed.set(name, Math.max(level, changed.get(name) ?? 0));
  }
  return changed;
}

/**
 * What is still to be asked, first what moves the score most: the case is scored once with each open fact told well and
 * once with it told badly, and `gain` is the difference in points.
 */
export function rankAsks(facts: CaseFacts, matter: Matter, features: readonly CaseFeature[]): RankedAsk[] {
  const levels = new Map(features.map(({ name, level }) => [name, level]));
  return questions
    .filter(({ matters, isOpen }) => (matters === undefined || matters.includes(matter)) && isOpen(facts))
    .map(({ missing, fact, question, well, badly = {} }) => {
      const gain = Math.max(0, totalOfCase(answered(levels, well)) - totalOfCase(answered(levels, badly)));
      return { missing, fact, question: question(matter), gain };
    })
    .toSorted((a, b) => b.gain - a.gain);
}
