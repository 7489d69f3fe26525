import { countRefusals } from '../filter-text.ts';
import { not, type Question, type Reader, type Reading } from './question.ts';

export const when =
  (asked: RegExp | readonly RegExp[], asks: Question, traits: Omit<Reading, 'asks'> = {}): Reader =>
  (statement) =>
    [asked].flat().some((words) => words.test(statement)) ? { asks, ...traits } : null;

const onlyWords =
  /\b(?:only|solely|purely|just|alone|by itself|on its own|without (?:more|anything)|cases?)\b|-only|\bnot an? /;
const beyond = /\b(?:more (?:serious )?than|beyond|not just|not only|in addition to|worse than|besides)\b/;

/** "X only", which "beyond X" turns round. */
export const nothingBut =
  (asked: RegExp | readonly RegExp[], needsOnly: boolean, asks: Question): Reader =>
  (statement) => {
    const turned = beyond.test(statement);
    if (![asked].flat().some((words) => words.test(statement))) return null;
    if (needsOnly && !turned && !onlyWords.test(statement)) return null;
    return { asks: turned ? not(asks) : asks, mild: true };
  };

const refuses =
  /^(?:please )?(?:reject|decline|no\b|skip\b|pass\b|turn away|exclude|we (?:don'?t|won'?t|can'?t)|don'?t|avoid|not|(?:\w+ ){0,2}(?:must not|may not|cannot|can'?t))/;
/** Whether the denials beside the verb of the firm are odd: they tell what the client did or left undone. */
const clientDenies = (statement: string): boolean => (countRefusals(statement) % 2 === 1) !== refuses.test(statement);

export const whenDenying =
  (asked: RegExp, asks: Question, except?: RegExp): Reader =>
  (statement) =>
    asked.test(statement) && !except?.test(statement) ? { asks, denies: clientDenies(statement) } : null;

/** The first that can read a statement says what it asks. */
export const firstOf =
  (readers: readonly Reader[]): Reader =>
  (statement) => {
    for (const read of readers) {
      const reading = read(statement);
      if (reading !== null) return reading;
    }
    return null;
  };
