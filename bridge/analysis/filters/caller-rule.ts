import type { FilterText } from './filter-text.ts';
import { type FilterRule, met, rule, unknown, violated } from './filter-verdict.ts';
import { wordsOf } from './filter-words.ts';
import { mentionedInCase } from './questions/mentions.ts';

const victim = wordsOf('caller.victim');
const family = wordsOf('caller.family');

/** Whether a filter wants the injured person, or somebody close, to be the caller. */
export const asksForVictim = ({ main }: FilterText): boolean => victim.test(main);

/** "Only the injured person may call", "caller must be the victim or immediate family". */
export function parseCaller(text: FilterText): FilterRule | null {
  if (!asksForVictim(text)) return null;
  const mayBeFamily = family.test(text.main);
  return rule(`the person writing is ${mayBeFamily ? 'the client or close family' : 'the client'}`, (facts) => {
    const [client, relative, other] = ['of_self', 'of_kin', 'for_stranger'].map(
      (name) => mentionedInCase(facts, name).asserted,
    );
    if (client) return met('the client is speaking', client);
    if (relative && mayBeFamily) return met('close family is speaking', relative);
    const somebodyElse = relative ?? other;
    if (somebodyElse) return violated('someone else is speaking', somebodyElse);
    return unknown('the notes do not say who is speaking');
  });
}
