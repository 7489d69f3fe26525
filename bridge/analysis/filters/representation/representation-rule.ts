import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule } from '../filter-verdict.ts';
import { parseLawyerQuestion } from './representation-questions.ts';
import { representationStatus } from './representation-status.ts';

/** The ways a filter speaks of lawyers and of being bound to one. */
const subjects: readonly RegExp[] = [
  /\b(?:(?<!personal )representatives?|attorneys?|attys?|lawyers?|lawyered|lawyering|counsel|law ?(?:firms?|offices?)|lor\b|g-?28|(?:notice of|enter\w* an?|filed an?) appearance|letters? of rep\w*|pro se|self-represented)\b/,
  /\b(?:un-?represented|unrepped|represented|representing|representation|repped|(?<!(?:sales|union|insurance|rental) )reps?)\b/,
  /\b(?:abogad[oa]s?|representad[oa]s?|representacion|bufetes?|licenciad[oa]s?)\b/,
  /\b(?:another|other|different|any|a|existing|current|competitor) (?:firm|office)s?\b|\b(?:firm|office)s?'s? clients?\b/,
  /\b(?:sign\w*|signed up|commit\w*|bound|tied|under contract|contract\w*|agreements?|engagement|retainers?)\b.*\b(?:elsewhere|somewhere(?: else)?|anybody|anyone|anywhere|somebody|someone|others?|another|competitors?|firms?|contingency)\b/,
  /\b(?:existing|signed|prior|active|current|open|other) (?:\w+ )?(?:retainers?|engagements?|fee agreements?|contingency (?:contracts?|agreements?))\b|\bsigned contingency\b|\b(?:paid|put down|given|gave) (?:anyone|anybody|someone|somebody|another \w+) (?:else )?(?:an? )?retainers?\b|\bpaid an? (?:\w+ )?retainer (?:to (?:anyone|anybody|someone|somebody|another)|already|elsewhere)|\bunder an? (?:fee|contingency|retainer|engagement) (?:agreement|contract)/,
  /\b(?:somebody|someone|anybody|anyone) (?:else )?(?:has |have |had |already )*(?:filed|put in|entered|appeared|handles?|acts?|represents?|opened|started|brought)\b.*\b(?:claims?|petitions?|suits?|lawsuits?|cases?|charges?|appeals?|for (?:them|him|her|the (?:client|caller)))\b/,
  /\b(?:second opinions?|2nd[- ]opinions?|shopping (?:around|firms)|tak(?:e|ing) over (?:\w+ ){0,3}(?:cases?|files?|clients?|matters?)|legal aid|legal help elsewhere|represent\w* elsewhere|elsewhere|spoken for|else'?s clients?|take-?overs?|substitutions?)\b/,
  /\b(?:got|have|has|hired|retained) (?:already )?(?:somebody|someone|anyone|anybody)\b|\bsomebody on this case\b|\b(?:somebody|someone|anybody|anyone) (?:else )?already (?:has|have|on|handl\w*|took|working)\b|\b(?:someone|somebody|anybody|nobody|anyone) else (?:has|have|is|can|handles|handling|working)\b.*\b(?:case|claim|matter|represent\w*|it)\b/,
  /\b(?:unreps?|un-?committed|retreads?|poach\w*|(?:steal\w*|inherit\w*) (?:\w+ ){0,2}?(?:clients?|cases?|files?)|no (?:stealing|inheriting)|someone else'?s (?:case|client|file)|(?:legal aid|pd|public defender) (?:clients?|cases?|matters?|people)|taken by legal aid|dual (?:retained|represent\w*)|(?:cases?|files?|claims?|matters?) (?:is |are |was |being )?(?:already |previously |once )?handled by|(?:have|has|did) (?:they|you|he|she|caller|client|lead|pnc) (?:already )?hired?|(?:first[- ]time|any|no|gotten|had|received) legal (?:help|advice)|segundas? opinion(?:es)?|otra opinion|fee agreements?|engagement letters?|committed (?:anywhere|elsewhere|to (?:any|an))|(?:be|is|are|been) committed)\b/,
  /\b(?:(?:free|able) (?:to|for) (?:hire|retain|sign|engage)|free agents?|already[- ](?:retained|signed|represented|lawyered)|clients? of (?:other|another|any)|retained (?:already|elsewhere|by|someone|somebody)|(?:they|caller|client|lead|pnc|anyone|who) (?:has |have |already )*retained|have (?:they|you) (?:\w+ )?retained|not retained)\b/,
];
/** "Those can go elsewhere" says what becomes of a case, not who has it. */
const sentAway = /\b(?:go(?:es)?|belongs?|sent?|refer\w*|try|look) (?:\w+ )?elsewhere\b/g;
/** Whom the firm itself signs. */
const weSign =
  /\b(?:we|i) (?:(?:do|will|can)(?: not|n'?t)|won'?t|cannot|never|only|don'?t) (?:ever )?(?:sign(?: up)?|retain|take on)\b/g;
const otherReps = /\b(?:sales|union|insurance|rental) reps?\b/g;
/** Who else the firm works with or sends people to. */
const ourHelpers =
  /\b(?:we have|we'?ve|our|we use|we work with) (?:\w+ )?(?:co-?counsel|local counsel)\b|\b(?:refer|send|go|goes|sent|referred) (?:\w+ ){0,2}?(?:out )?to (?:the )?(?:legal aid|law ?school clinic|public defender|(?:sister|other|another) (?:firm|office))\b/g;
const speaksOfLawyers = (filter: string): boolean => {
  const rest = filter
    .replaceAll(sentAway, ' ')
    .replaceAll(weSign, ' ')
    .replaceAll(otherReps, ' ')
    .replaceAll(ourHelpers, ' ');
  return subjects.some((words) => words.test(rest));
};
const notAboutClient =
  /\b(?:goes?|go|sent?|belongs?|(?<!(?:previously|already|been|being|was|were) )handled|transferr?(?:ed)?|forward(?:ed)?|referr?(?:ed)?) (?:\w+ ){0,2}?(?:to|by|at|with) (?:an?other|our (?:\w+ )?|the other|a different|a sister|the \w+) (?:firm|office)|\b(?:works? (?:for|at) a law ?firm|is an? (?:lawyer|attorney)|(?:lawyers?|attorneys?) (?:as clients?|need not)|against (?:an? )?(?:lawyers?|attorneys?)|attorney(?:'?s'?)? fees?|malpractice|power of attorney|prosecut\w*|reps? (?:from|of))\b/;
const everBefore =
  /\b(?:ever|never(?:-| )(?:had|hired|been|used|retained|represented)|previous\w*|prior|former\w*|ex[- ]clients?|in the (?:past|last)|before|at any (?:time|point)|(?:first|1st) (?:lawyer|attorney|counsel)|(?:first|1st)[- ]time|substitut\w+|retreads?|inherit\w*|clean(?:ing)? up|mess(?:es)?|second[- ]hand|hand-?me-?downs?|fingerprints|previ[ao]s?|anterior(?:es)?|antes|nunca)\b/;
/** An end of a lawyer's work that is itself refused: "anyone who fired a lawyer is out". */
const everEnded =
  /\b(?:fired|firing|withdrew|withdrawn|dropped|quit|let go|discharged|dismissed|gave up|been released)\b/;
const conditional =
  /\b(?:unless|except|only|must have|has to have|until|as long as|in writing|still|currently|presently|now|active|if (?:there|they))\b/;
/** "Looking for their first lawyer" refuses those who had one, without a word of refusal. */
const firstOnly =
  /\b(?:first|1st) (?:lawyer|attorney|counsel)\b|\bnever(?:-| )(?:had|hired|retained|represented|been represented)\b|\bfirst[- ]time\b/;
const stillOn = /\b(?:prior|previous|former) \w+ (?:who is |that is |is )?still\b/;
const isDeclined =
  /\b(?:turned (?:\w+ ){0,2}down|declined|rejected|said no|passed)(?! away) (?:by|before|already|elsewhere|previously)\b|\b(?:been|previously|already|was|were) (?:turned (?:\w+ ){0,2}down|declined|rejected)\b|\b(?:lawyer|attorney|firm)s? (?:has |have )?(?:already )?(?:turned|declined|rejected|passed(?! away)|said no)|\bturned (?:them|him|her|it) down\b/;
const mustBeRepresented =
  /\b(?:must|should|has to|have to|need to) (?:already )?(?:be represented|have (?:an? |local )?(?:attorney|lawyer|counsel)|be (?:willing|ready|open|looking|wanting) to (?:switch|change|leave|fire|replace))\b/;
const appointedIsFine =
  /\b(?:public defenders?|pd|court[- ]appointed|appointed)\b[^.;]{0,40}\b(?:ok|okay|fine|allowed|do(?:es)?(?:n'?t| not) count|welcome|acceptable)\b|\b(?:except|other than|besides|ok(?:ay)? if|fine if|unless)\b[^.;]{0,24}\b(?:public defender|pd|court[- ]appointed)\b|\b(?:private|paid) (?:counsel|attorneys?|lawyers?)\b/;

const appointedCounts =
  /\b(?:no|not|or|including|nor) (?:an? )?(?:pds?|public defenders?|court[- ]appointed)\b(?! (?:is|are) (?:ok|fine))/;

/** Who was only asked never acted: that it is allowed says nothing of those who did. */
const askedIsFine =
  /\b(?:consult\w*|second opinions?|talking|calling around)\b[^.;,]{0,30}\b(?:ok|okay|fine|allowed|welcome|good|accept(?:ed|able)?)\b/g;

/** Words that speak of being bound to somebody, where a filter speaks of nothing else. */
const bonds =
  /\b(?:firms?|(?:un)?represent\w*|repp?(?:ed|ing|s)|hired?|hiring|hires|retain\w*|lawyer\w*|switch(?:ing|ed|ers?)|shopp(?:ed|ing|ers?)|signed (?:with|up)|(?:otr[oa]|ningun[oa]?) (?:oficina|firma|despacho)|(?:lleve|lleva|llevando|tiene|tenga) (?:el|su) caso|takeovers?|spoken for|free to (?:sign|hire)|opinions?)\b/;
const ofWork =
  /\b(?:employ\w*|fired|job|work(?:ed|er|ing)?s?|hired (?:by|at|after|before|in|on|as|within)|date of hire|hire date|insur\w*|claims? (?:reps?|adjusters?)|sign(?:ed)? (?:a |any |the )?(?:release|waiver|severance|lease|arbitration)|police|contractor|doctor|cars?|vehicles?|landlords?|medical)\b/;

/** Filters on who acts for the client, in words that may mean something else: asked after all other families. */
export function parseBond(text: FilterText): FilterRule | null {
  return bonds.test(text.whole) && !ofWork.test(text.whole) ? readBond(text) : null;
}

/** Filters on who acts for the client. */
export function parseRepresentation(text: FilterText): FilterRule | null {
  return speaksOfLawyers(text.whole) ? readBond(text) : null;
}

function readBond(text: FilterText): FilterRule | null {
  const { whole, main, rejects } = text;
  const question = isDeclined.test(main) ? null : parseLawyerQuestion(text);
  if (question !== null) return question;
  if (notAboutClient.test(whole)) return null;
  const missing = 'the notes do not say whether the client has a lawyer';
  if (isDeclined.test(main) && !/\b(?:is|are|that'?s) (?:ok|okay|fine|no problem)\b/.test(main)) {
    const refused = countRefusals(main.replace(isDeclined, '')) % 2 === 1;
    return rule(`${refused ? 'no' : 'another'} firm has declined the case`, (facts) => {
      const { declined, evidence } = representationStatus(facts);
      const why = declined === null ? 'the notes do not say that a firm declined it' : 'a firm has declined it before';
      const holds = facts.folded.trim() === '' ? null : declined !== null;
      return fromPredicate(holds, refused, { why, evidence: declined ?? evidence, missing });
    });
  }
  const everCounts =
    ((everBefore.test(whole) && (rejects || /\bno (?:one|other)\b/.test(main)) && !stillOn.test(main)) ||
      firstOnly.test(main) ||
      (everEnded.test(main) && rejects && !conditional.test(whole))) &&
    !/\b(?:ok|okay|fine|allowed|welcome|good|accept(?:ed|able)?)\b/.test(whole.replace(askedIsFine, ' '));
  const wanted = mustBeRepresented.test(main) && !rejects;
  const exempt = appointedIsFine.test(whole) && !appointedCounts.test(whole);
  const has = wanted ? (everCounts ? 'has or had a' : 'has a') : everCounts ? 'has never had a' : 'has no';
  const asks = `the client ${has} lawyer in this matter${exempt ? ' (an appointed one does not count)' : ''}`;
  return rule(asks, (facts) => {
    const { represented, appointed, former, evidence } = representationStatus(facts);
    const holds = (everCounts && former > 0) || (appointed && exempt ? false : represented);
    const why = holds ? 'the client has or had a lawyer in this matter' : 'the client has no lawyer in this matter';
    return fromPredicate(holds, !wanted, { why, evidence, missing });
  });
}
