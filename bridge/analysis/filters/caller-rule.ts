import { states } from '../../../shared/states.ts';
import { shownBy, type Truth, unsaid } from './base/case-in-question.ts';
import { countRefusals, type FilterText, wordsOf } from './base/filter-text.ts';
import { type FilterRule, met, rule, ruleOnFacts, unknown, violated } from './base/filter-verdict.ts';
import { type Evidence, evidenceAt, type RecordFacts } from './base/record-facts.ts';
import { evidenceOf, mentionedInCase, stated, textOf } from './questions/mentions.ts';

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

const victim = wordsOf('caller.victim');
const family = wordsOf('caller.family');

/** Whether a filter wants the injured person, or somebody close, to be the caller. */
const asksForVictim = ({ main }: FilterText): boolean => victim.test(main);

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

const adult = wordsOf('guardian.adult');
const minor = wordsOf('guardian.minor');
const contact = wordsOf('guardian.contact');
const victimOrParent = wordsOf('guardian.victim or parent');

/** Where the writer says that they are a minor, or gives an age below 18; below 8 it is somebody else's age. */
function minorsAge(facts: RecordFacts): Evidence | null {
  const text = textOf(facts);
  const hit = text.hits('answer_case.minor').find((one) => {
    const age = /\d+/.exec(text.quote(one))?.[0];
    return age === undefined || (Number(age) > 7 && Number(age) < 18);
  });
  return hit === undefined ? null : evidenceOf(facts, hit);
}

/** "For minors a parent has to be the one who contacts us". */
export function parseGuardian(text: FilterText): FilterRule | null {
  const { whole } = text;
  // "The injured person, or a parent if it's a kid" applies to every caller.
  if (asksForVictim(text) && victimOrParent.test(whole)) return null;
  if (!adult.test(whole) || !minor.test(whole) || !contact.test(whole)) return null;
  return rule('if the client is under 18, a parent or guardian is the contact', (facts) => {
    const age = minorsAge(facts);
    const parent = mentionedInCase(facts, 'grown_up').asserted;
    if (age === null)
      return parent === null ? met('no minor is speaking here', null) : met('a parent or guardian is speaking', parent);
    const refusal = stated(facts, 'answer_case.grown_up_kept_out');
    return refusal !== null || parent === null
      ? violated('a minor is writing without a parent', refusal ?? age)
      : met('a parent or guardian is involved', parent);
  });
}

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
      .hits('answer_case.at_fault_not')
      .find((hit) => !hit.denied && citedInNotes.test(lead.text.quote(hit)));
    const span = other?.span ?? driver;
    if (span === undefined) return unsaid('the notes do not say who was cited');
    return { holds: true, why: 'the other side was cited', shown: shownBy(lead, { span }) };
  });
}
