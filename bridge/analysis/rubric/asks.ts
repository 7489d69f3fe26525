import type { Ask, FactName, MissingFact } from '../../../shared/results.ts';
import listed from '../data/asks.json' with { type: 'json' };
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
  readonly question: string;
  /** The same where somebody was hurt. */
  readonly ofInjury?: string;
  /** The fact without which it is open, or a name of `isOpen`. */
  readonly open?: keyof CaseFacts | keyof typeof isOpen;
  /** Kinds of events without which it is open. */
  readonly lacks?: string;
  readonly well: Partial<Record<FeatureName, number>>;
  readonly badly?: Partial<Record<FeatureName, number>>;
}

const questions = listed as readonly Question[];

const isOpen = {
  unclear: isUnclear,
  care: ({ care, harms }: CaseFacts) => care.length === 0 && harms.every(({ severity }) => severity < 5),
  charge: ({ events }: CaseFacts) => events.every(({ stakes }) => stakes < 3),
};

const isRule = (name: string): name is keyof typeof isOpen => name in isOpen;

function isLeftOpen({ open, lacks = '' }: Question, facts: CaseFacts): boolean {
  if (open === undefined) return !facts.events.some(({ kind }) => new RegExp(lacks).test(kind));
  if (isRule(open)) return isOpen[open](facts);
  const told = facts[open];
  return told === null || (Array.isArray(told) && told.length === 0);
}

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
    .filter((one) => (one.matters === undefined || one.matters.includes(matter)) && isLeftOpen(one, facts))
    .map(({ missing, fact, question, ofInjury = question, well, badly = {} }) => {
      const gain = Math.max(0, totalOfCase(answered(levels, well)) - totalOfCase(answered(levels, badly)));
      return { missing, fact, question: matter === 'injury' ? ofInjury : question, gain };
    })
    .toSorted((a, b) => b.gain - a.gain);
}
