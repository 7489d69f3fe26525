import { states } from '../../../../shared/states.ts';
import { countRefusals, type FilterText } from '../base/filter-text.ts';
import { type FilterRule, met, rule, unknown, violated } from '../base/filter-verdict.ts';
import { evidenceAt } from '../base/record-facts.ts';

const name = "((?:\\p{Lu}[\\p{L}\\d'&.-]*\\p{L})(?:(?: of| and| &| the)? \\p{Lu}[\\p{L}\\d'&-]*)*)";
/** Whom a firm acts for, so that it takes nothing against them. */
const ofOurs = [
  `\\b(?:[Ww]e|[Oo]ur (?:firm|office|partners?)|[Tt]he firm|[Tt]his firm) (?:(?:already|also|currently) )?(?:represents?|acts? for|defends?|works? for|do(?:es)? work for) (?:the )?${name}`,
  `\\b(?:[Aa]dverse to|[Cc]onflicts?(?: of interest)? with|[Cc]onflict(?:ed)?:|[Nn]othing against|[Nn]ever against) (?:the )?${name}`,
  `(?:^|[.;,:] |\\b[Aa]gainst (?:the )?)${name}(?:,? (?:they|it|he|she|who))? (?:is|are) (?:an? |one of )?(?:(?:our|existing|current|old|long-?time|firm) )*clients?\\b`,
].map((words) => new RegExp(words, 'u'));
const against = new RegExp(`\\b(?:against|suing|sue) (?:the )?${name}(?![\\p{L}\\d]| or |,|/)`, 'u');
const isConflict = /\b(?:against|adverse|conflict\w*|defendants?|sue|suing)\b/;
/** "He works at Acme" names no opponent. */
const employs =
  /\b(?:i|we|he|she|client|clt|pnc|caller) (?:\w+ )?(?:works?|worked|am employed|is employed) (?:at|for|with) (?:the )?$|(?:\bnot|n't|\bnever|\bno) (?:against )?(?:the )?$/;

/** "Texas residents", "CA employers", "Spanish speakers", "the Government". */
const noParty =
  /^(?:Government|Family)$|^(?:English|Spanish|Portuguese|Chinese|Mandarin|Vietnamese|Korean|Russian|Arabic|Haitian|Creole)\b/;
const isPlace = (name: string): boolean => states.some((one) => one.name === name || one.code === name);

/** The party that a filter wants nothing against ("Conflict: we represent Acme"); null where it names none. */
function partyIn({ original, main }: FilterText): string | null {
  const ours = isConflict.test(main) || isConflict.test(original.toLowerCase());
  const named = ours
    ? ofOurs.map((words) => words.exec(original)?.[1]).find((found) => found !== undefined)
    : undefined;
  if (named !== undefined) return named;
  const other = against.exec(original);
  return other !== null && countRefusals(original.slice(0, other.index).toLowerCase()) % 2 === 1
    ? (other[1] ?? null)
    : null;
}

/** Filters that refuse whatever is against a party they name. */
export function parseNamedParty(text: FilterText): FilterRule | null {
  const party = partyIn(text);
  if (party === null || noParty.test(party) || isPlace(party)) return null;
  const words = new RegExp(`\\b${RegExp.escape(party.toLowerCase())}\\b`);
  return rule(
    `the notes do not name ${party} as the other side`,
    (facts) => {
      const found = words.exec(facts.folded);
      if (found === null) return met(`the notes do not name ${party}`, null);
      if (employs.test(facts.folded.slice(0, found.index))) return unknown(`whether the claim is against ${party}`);
      return violated(`the notes name ${party}`, evidenceAt(facts, found.index, found.index + party.length));
    },
    'met if not named',
  );
}
