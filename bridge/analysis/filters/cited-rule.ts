import { shownBy } from './conditions/case-in-question.ts';
import { type Truth, unsaid } from './conditions/truth.ts';
import { countRefusals, type FilterText } from './filter-text.ts';
import { type FilterRule, ruleOnFacts } from './filter-verdict.ts';

const ticket = '(?:cited|citations?|tickets?|ticketed|written up)';
const given = `(?:(?:was|were|got|gets|is|been|be|have|has|had|received?|given|issued|took|takes|the|a|an|any) )*${ticket}`;
const otherSide =
  '(?:(?:other|opposing|adverse|at[- ]fault|another) (?:driver|side|party|person|vehicle|motorist)s?|defendants?|someone else|somebody else|they)';
const client =
  '(?:(?:our |the )?(?:clients?|callers?|leads?|pnc)|(?:no ?one|nobody|anyone|anybody|people|someone|drivers?|those)(?! else))';

const asksOfOther = new RegExp(
  `\\b(?<!they )${otherSide} (?:must |has to |have to |should |needs to )*(?:have )?${given}\\b|\\b${ticket} (?:went|given|issued|goes|written) to (?:the )?${otherSide}\\b`,
);
const asksOfClient = new RegExp(
  `\\b${client} (?:who |that |which )?(?:(?:must|may|can|should|did|does)(?: not|n'?t)? |not |never )*${given}\\b|\\b(?:no|skip|reject|decline) (?:ticketed|cited) (?:drivers?|clients?|callers?|people)\\b`,
);
/** A ticket itself is the matter of another kind of firm. */
const ofTickets = /\b(?:traffic|speeding|parking) (?:tickets?|citations?)\b|\b(?:fight|pay|paid|cdl)\b/;

const cited = /\b(?:cited|ticket\w*|multa)\b/i;
/** "Liability admitted or other side cited" asks for more than this. */
const alternatives = /\bor (?!cited\b|ticketed\b|given\b|written\b)/;

const OTHER_CITED = 'other side cited';
const CLIENT_CITED = 'client cited';

/** Filters on who was cited: the client, or the other side. */
export function parseCited({ main, rejects }: FilterText): FilterRule | null {
  if (ofTickets.test(main) || alternatives.test(main)) return null;
  const ofOther = asksOfOther.test(main);
  if (!ofOther && !asksOfClient.test(main)) return null;
  if (!ofOther && !rejects && countRefusals(main) === 0) return null;
  if (ofOther && rejects) return null;
  const asks = ofOther ? 'the other side was cited' : 'the client was not cited';
  return ruleOnFacts(asks, (asked): Truth => {
    const { ownFault, theirFault, evidence } = asked.facts;
    const own = ownFault.find(({ say }) => say === CLIENT_CITED);
    if (own !== undefined) return { holds: false, why: 'the client was cited', shown: shownBy(asked, own) };
    const other = [...theirFault, ...evidence].find(({ say }) => say === OTHER_CITED);
    if (other !== undefined) return { holds: true, why: 'the other side was cited', shown: shownBy(asked, other) };
    // Where nothing says that it was the client, "driver was cited" is said of the other one.
    const said = asked.text
      .hits('ask_case.at_fault_not')
      .find((hit) => !hit.denied && cited.test(asked.text.quote(hit)));
    if (said !== undefined)
      return { holds: true, why: 'the other side was cited', shown: shownBy(asked, { span: said }) };
    return unsaid('the notes do not say who was cited');
  });
}
