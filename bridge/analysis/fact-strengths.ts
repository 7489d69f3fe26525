import type { Fact, FactName } from '../../shared/results.ts';
import { toPlainText } from './plain-text.ts';

/** What intake staff look for first, in their words; the rest of the facts lives in the breakdown. */
const sayings: readonly (readonly [FactName, string])[] = [
  ['liability', 'basis'],
  ['injury', 'harm'],
  ['treatment', 'treated'],
  ['amount', 'amount'],
  ['evidence', 'proof'],
  ['incident_date', 'date'],
];

const MOST_OF_A_KIND = 3;

export interface FactStrength {
  said: string;
  /** The words it shows, so that no reason repeats them. */
  words: string[];
}

/**
 * The strengths of a case as a list of facts with their words. `mayShow` decides which words may stand in notes; a
 * fact whose words may not is left out.
 */
export function factStrengths(facts: readonly Fact[], mayShow: (words: string) => boolean): FactStrength[] {
  const shown = sayings.flatMap(([name, saying]) => {
    const words = facts
      .filter((fact) => fact.name === name)
      .map(({ quote }) => toPlainText(quote ?? '').replace(/[.,:;\s]+$/u, ''))
      .filter((text, at, all) => mayShow(text) && all.indexOf(text) === at)
      .slice(0, MOST_OF_A_KIND);
    return words.length === 0 ? [] : [{ said: `${saying}: ${words.join(', ')}`, words }];
  });
  const free = facts.find(({ name, value }) => name === 'representation' && value === 'no lawyer');
  return free === undefined ? shown : [...shown, { said: 'no lawyer yet', words: [toPlainText(free.quote ?? '')] }];
}
