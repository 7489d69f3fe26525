import type { Entry } from '../../../../bridge/analysis/openai/answer-schema.ts';

/** An entry told of the client. */
export const entry = (quote: string, what: string, changes: Partial<Entry> = {}): Entry => ({
  quote,
  whose: 'client',
  stated: 'told',
  what,
  ...changes,
});
