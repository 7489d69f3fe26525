import { countRefusals, type FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate } from './filter-verdict.ts';
import { representationStatus } from './representation-status.ts';

/** The ways a filter speaks of lawyers and of being bound to one. */
const subjects: readonly RegExp[] = [
  /\b(?:(?<!personal )representatives?|attorneys?|attys?|lawyers?|lawyered|lawyering|counsel|law ?(?:firms?|offices?)|lor\b|g-?28|(?:notice of|enter\w* an?|filed an?) appearance|letters? of rep\w*|pro se|self-represented)\b/,
  /\b(?:un-?represented|unrepped|represented|representing|representation|repped|(?<!(?:sales|union|insurance|rental) )reps?)\b/,
  /\b(?:abogad[oa]s?|representad[oa]s?|representacion|bufetes?|licenciad[oa]s?)\b/,
  /\b(?:another|other|different|any|a|existing|current|competitor) (?:firm|office)s?\b|\b(?:firm|office)s?'s? clients?\b/,
  /\b(?:sign\w*|signed up|commit\w*|bound|tied|under contract|contract\w*|agreements?|engagement|retainers?)\b.*\b(?:elsewhere|somewhere(?: else)?|anybody|anyone|anywhere|somebody|someone|others?|another|competitors?|firms?|contingency)\b/,
  /\b(?:existing|signed|prior|active|current|open|other) (?:\w+ )?(?:retainers?|engagements?|fee agreements?|contingency (?:contracts?|agreements?))\b|\bsigned contingency\b|\bunder an? (?:fee|contingency|retainer|engagement) (?:agreement|contract)/,
  /\b(?:somebody|someone|anybody|anyone) (?:else )?(?:has |have |had |already )*(?:filed|put in|entered|appeared|handles?|acts?|represents?|opened|started|brought)\b.*\b(?:claims?|petitions?|suits?|lawsuits?|cases?|charges?|appeals?|for (?:them|him|her|the (?:client|caller)))\b/,
  /\b(?:second opinions?|2nd[- ]opinions?|shopping (?:around|firms)|legal help elsewhere|represent\w* elsewhere|elsewhere|spoken for|else'?s clients?|take-?overs?|substitutions?)\b/,
  /\b(?:got|have|has|hired|retained) (?:already )?(?:somebody|someone|anyone|anybody)\b|\bsomebody on this case\b|\b(?:somebody|someone|anybody|anyone) (?:else )?already (?:has|have|on|handl\w*|took|working)\b|\b(?:someone|somebody|anybody|nobody|anyone) else (?:has|have|is|can|handles|handling|working)\b.*\b(?:case|claim|matter|represent\w*|it)\b/,
  /\b(?:(?:free|able) (?:to|for) (?:hire|retain|sign|engage)|free agents?|already[- ](?:retained|signed|represented|lawyered)|clients? of (?:other|another|any)|retained (?:already|elsewhere|by|someone|somebody)|(?:they|caller|client|lead|pnc|anyone|who) (?:has |have |already )*retained|have (?:they|you) (?:\w+ )?retained|not retained)\b/,
];
/** "Those can go elsewhere" says what becomes of a case, not who has it. */
const sentAway = /\b(?:go(?:es)?|belongs?|sent?|refer\w*|try|look) (?:\w+ )?elsewhere\b/g;
/** Whom the firm itself signs. */
const weSign =
  /\b(?:we|i) (?:(?:do|will|can)(?: not|n'?t)|won'?t|cannot|never|only|don'?t) (?:ever )?(?:sign(?: up)?|retain|take on)\b/g;
const speaksOfLawyers = (filter: string): boolean => {
  const rest = filter.replaceAll(sentAway, ' ').replaceAll(weSign, ' ');
  return subjects.some((words) => words.test(rest));
};
const notAboutClient =
  /\b(?:goes?|go|sent?|belongs?|handled|transferr?(?:ed)?|forward(?:ed)?|referr?(?:ed)?) (?:\w+ ){0,2}?(?:to|by|at|with) (?:an?other|our (?:\w+ )?|the other|a different|a sister|the \w+) (?:firm|office)|\b(?:works? (?:for|at) a law ?firm|is an? (?:lawyer|attorney)|(?:lawyers?|attorneys?) (?:as clients?|need not)|against (?:an? )?(?:lawyers?|attorneys?)|attorney fees?|malpractice|power of attorney|prosecut\w*|(?:sales|union|insurance|rental) reps?|reps? (?:from|of))\b/;
const everBefore =
  /\b(?:ever|never (?:had|hired|been|used|retained)|previous\w*|prior|former\w*|in the past|before|at any (?:time|point)|(?:first|1st) (?:lawyer|attorney|counsel)|substitut\w+)\b/;
/** "Looking for their first lawyer" refuses those who had one, without a word of refusal. */
const firstOnly = /\b(?:first|1st) (?:lawyer|attorney|counsel)\b/;
const isDeclined =
  /\b(?:turned (?:\w+ ){0,2}down|declined|rejected|said no|passed) (?:by|before|already|elsewhere|previously)\b|\b(?:been|previously|already|was|were) (?:turned (?:\w+ ){0,2}down|declined|rejected)\b|\b(?:lawyer|attorney|firm)s? (?:has |have )?(?:already )?(?:turned|declined|rejected|passed|said no)|\bturned (?:them|him|her|it) down\b/;
const firedCount =
  /\b(?:fired|let go|gone through|dismissed|had|been through|discharged)\b[^.]*?\b(two|three|2|3|more than one|multiple|several)\b/;
const mustBeRepresented =
  /\b(?:must|should|has to|have to|need to) (?:already )?(?:be represented|have (?:an? |local )?(?:attorney|lawyer|counsel))\b|\breferr(?:al|ed) (?:from|by) (?:an? |other )?(?:attorney|lawyer|firm)/;
const appointedIsFine =
  /\b(?:public defenders?|pd|court[- ]appointed|appointed)\b[^.;]{0,40}\b(?:ok|okay|fine|allowed|do(?:es)?(?:n'?t| not) count|welcome|acceptable)\b|\b(?:except|other than|besides|ok(?:ay)? if|fine if|unless)\b[^.;]{0,24}\b(?:public defender|pd|court[- ]appointed)\b|\b(?:private|paid) (?:counsel|attorneys?|lawyers?)\b/;

const appointedCounts =
  /\b(?:no|not|or|including|nor) (?:an? )?(?:pds?|public defenders?|court[- ]appointed)\b(?! (?:is|are) (?:ok|fine))/;

/** Filters on who acts for the client. */
export function parseRepresentation({ whole, main, rejects }: FilterText): FilterRule | null {
  if (!speaksOfLawyers(whole) || notAboutClient.test(whole)) return null;
  const missing = 'the notes do not say whether a lawyer acts for the client';
  const count = firedCount.exec(main);
  if (count !== null && rejects) {
    const least = /three|3/.test(count[1] ?? '') ? 3 : 2;
    return (facts) => {
      const { former, evidence } = representationStatus(facts);
      return fromPredicate(former >= least, true, { why: `${former} former lawyers in the notes`, evidence, missing });
    };
  }
  if (isDeclined.test(main) && !/\b(?:is|are|that'?s) (?:ok|okay|fine|no problem)\b/.test(main)) {
    const refused = countRefusals(main.replace(isDeclined, '')) % 2 === 1;
    return (facts) => {
      const { declined, evidence } = representationStatus(facts);
      const why = declined === null ? 'no firm is said to have declined it' : 'a firm has declined it before';
      return fromPredicate(declined !== null, refused, { why, evidence: declined ?? evidence, missing });
    };
  }
  const everCounts =
    ((everBefore.test(whole) && rejects) || firstOnly.test(main)) &&
    !/\b(?:ok|okay|fine|allowed|welcome|good|accept(?:ed|able)?)\b/.test(whole);
  const wanted = mustBeRepresented.test(main) && !rejects;
  return (facts) => {
    const { represented, appointed, former, evidence } = representationStatus(facts);
    const acts = appointed && appointedIsFine.test(whole) && !appointedCounts.test(whole) ? false : represented;
    const holds = everCounts && former > 0 ? true : acts;
    const why = holds ? 'a lawyer acts or acted in this matter' : 'nobody acts for the client in this matter';
    return fromPredicate(holds, !wanted, { why, evidence, missing });
  };
}
