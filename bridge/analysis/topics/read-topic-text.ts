import type { InputRecord } from '../../../shared/record.ts';
import { cutInjections } from '../rubric/injection/find-injections.ts';
import { ordersOf } from '../rubric/injection/orders-of-record.ts';
import type { FoldedText } from '../text/fold-text.ts';
import { maskedText, withoutIdentities, wordsOf } from '../text/masked-text.ts';
import { onceFor } from '../text/once-for.ts';
import type { Word } from '../text/read-words.ts';

/** Notes as their subject is looked for: orders to the scorer cut out, identities masked. */
export interface TopicText {
  readonly folded: FoldedText;
  readonly text: string;
  readonly words: readonly Word[];
  readonly hasOrders: boolean;
}

/** Where people say why they chose a label, its name is no subject of the notes. */
const LABEL_EXCUSE =
  /\b(?:i )?(?:put|picked|chose|selected|clicked|marked|checked|puse|escogi|elegi)\b[^.\n]{0,40}\b(?:because|bc|cuz|as it|as the|since|by mistake|by accident|only option|first one|first on|wrong|blank|porque|por error)\b[^.\n]{0,60}/g;

const withoutExcuses = (text: string) => text.replace(LABEL_EXCUSE, (words) => '.'.repeat(words.length));

/** Reads the notes of a record for their subject, once however many ask. */
export const readTopicText = onceFor((record: Pick<InputRecord, 'intakeNotes'>): TopicText => {
  const { notes: folded, wide } = ordersOf(record);
  const hasOrders = wide.length > 0;
  const masked = hasOrders ? withoutIdentities(folded, cutInjections(folded.text, wide)) : maskedText(folded).text;
  const text = withoutExcuses(masked);
  const { words } = hasOrders || text !== masked ? wordsOf(text) : maskedText(folded);
  return { folded, text, words, hasOrders };
});
