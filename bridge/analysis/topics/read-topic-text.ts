import type { InputRecord } from '../../../shared/record.ts';
import { cutInjections } from '../rubric/injection/find-injections.ts';
import { ordersOf } from '../rubric/injection/orders-of-record.ts';
import { splitClauses } from '../text/clauses.ts';
import type { FoldedText } from '../text/fold-text.ts';
import { maskIdentity } from '../text/mask-identity.ts';
import { maskNames } from '../text/mask-names.ts';
import { readWords, type Word } from '../text/read-words.ts';

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

// Keyed by the record itself: it is forgotten with the analysis.
const read = new WeakMap<Pick<InputRecord, 'intakeNotes'>, TopicText>();

/** Reads the notes of a record for their subject, once however many ask. */
export function readTopicText(record: Pick<InputRecord, 'intakeNotes'>): TopicText {
  const known = read.get(record);
  if (known !== undefined) return known;
  const { notes: folded, wide } = ordersOf(record);
  const text = withoutExcuses(maskNames(folded, maskIdentity(cutInjections(folded.text, wide))));
  const reading = { folded, text, words: readWords(text, splitClauses(text)), hasOrders: wide.length > 0 };
  read.set(record, reading);
  return reading;
}
