import { shownBy } from './base/case-in-question.ts';
import { countRefusals, type FilterText } from './base/filter-text.ts';
import { type FilterRule, ruleOnFacts } from './base/filter-verdict.ts';
import { wordsOf } from './base/filter-words.ts';
import { type Truth, unsaid } from './base/truth.ts';

const opponentCited = wordsOf('cited.opponent');
const clientCited = wordsOf('cited.client');
const otherQuestion = wordsOf('cited.other question');
const citedInNotes = /\b(?:cited|ticket\w*|multa)\b/i;

/** Filters on who was cited: the client, or the other side. */
export function parseCited({ main, rejects }: FilterText): FilterRule | null {
  if (otherQuestion.test(main)) return null;
  const ofOpponent = opponentCited.test(main);
  const isRefused = rejects || countRefusals(main) > 0;
  if (ofOpponent ? rejects : !isRefused || !clientCited.test(main)) return null;
  const asks = ofOpponent ? 'the other side was cited' : 'the client was not cited';
  return ruleOnFacts(asks, (lead): Truth => {
    const { ownFault, theirFault, evidence } = lead.facts;
    const own = ownFault.find(({ say }) => say === 'client cited');
    if (own !== undefined) return { holds: false, why: 'the client was cited', shown: shownBy(lead, own) };
    const other = [...theirFault, ...evidence].find(({ say }) => say === 'other side cited');
    // "Driver was cited" speaks of the other driver where nothing says that it was the client.
    const driver = lead.text
      .hits('ask_case.at_fault_not')
      .find((hit) => !hit.denied && citedInNotes.test(lead.text.quote(hit)));
    const span = other?.span ?? driver;
    if (span === undefined) return unsaid('the notes do not say who was cited');
    return { holds: true, why: 'the other side was cited', shown: shownBy(lead, { span }) };
  });
}
