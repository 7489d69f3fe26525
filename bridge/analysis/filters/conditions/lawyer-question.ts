import type { Condition } from '../../../../shared/filter-conditions.ts';
import { isBeyond } from '../coverage.ts';
import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, ruleOnFacts } from '../filter-verdict.ts';
import { shownBy } from './case-in-question.ts';
import { judgeByLawyer } from './fact-questions.ts';
import { judgeCondition } from './judge-condition.ts';
import { sayCondition } from './say-condition.ts';

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
  /\b(?:must|should|has to|have to|need to) (?:(?:already|currently|now|presently) )?(?:be represented|have (?:an? |local )?(?:current )?(?:attorney|lawyer|counsel)|be (?:willing|ready|open|looking|wanting) to (?:switch|change|leave|fire|replace))\b/;
/** "Represented clients only", "only people who want to switch lawyers". */
const representedOnly = [
  /\b(?:have|has|with) (?:an? |their own |already an? )?(?:current |existing )?(?:attorney|lawyer|counsel)\b/,
  /\b(?:already|currently|be|are|is) represented\b|^(?:already |currently |only )*represented\b/,
  /\b(?:want(?:s|ing)?|looking|ready|willing|wish\w*) to (?:switch|change|replace|leave|fire)\b|\bswitchers?\b/,
];
const mayBeFree =
  /\b(?:if|unless|withdr\w+|fired|released|dropped|prior|previous\w*|former\w*|unrep\w*|nobody|no one|none|without|not|never|no)\b/;
const asksForRepresented = ({ main, whole }: FilterText): boolean =>
  /\bonly\b/.test(main) && !mayBeFree.test(whole) && representedOnly.some((words) => words.test(whole));
const appointedIsFine =
  /\b(?:public defenders?|pd|court[- ]appointed|appointed)\b[^.;]{0,40}\b(?:ok|okay|fine|allowed|do(?:es)?(?:n'?t| not) count|welcome|acceptable)\b|\b(?:except|other than|besides|ok(?:ay)? if|fine if|unless)\b[^.;]{0,24}\b(?:public defender|pd|court[- ]appointed)\b|\b(?:private|paid) (?:counsel|attorneys?|lawyers?)\b/;

const appointedCounts =
  /\b(?:no|not|or|including|nor) (?:an? )?(?:pds?|public defenders?|court[- ]appointed)\b(?! (?:is|are) (?:ok|fine))/;

/** Who was only asked never acted: that it is allowed says nothing of those who did. */
const askedIsFine =
  /\b(?:consult\w*|second opinions?|talking|calling around)\b[^.;,]{0,30}\b(?:ok|okay|fine|allowed|welcome|good|accept(?:ed|able)?)\b/g;

const anyLawyer =
  '(?:lawyers?|attorneys?|attys?|counsel|(?:law )?(?:firms?|offices?)|abogad[oa]s?|licenciad[oa]s?|bufetes?)';
const allowed =
  /\b(?:ok|okay|fine|allowed|welcome|no problem|acceptable|accept(?:ed|able)|normal|do(?:es)?n'?t (?:count|matter|bother))\b/;

/** Another's work on the matter, at whatever time: "been through a lawyer", "files another firm has touched". */
const touched = new RegExp(
  `\\b(?:${anyLawyer})\\b[^.;]{0,16}\\b(?:ever|already(?! on)|had (?:his|her|their) hands|touched|started|worked|opened|began)\\b(?! (?:filed|has|have|on board|handl|represent))|\\b(?:been|gone|went) through (?:an? |another |any )?${anyLawyer}|\\b(?:hired|retained|signed),? even (?:briefly|once|for)|\\bany (?:former|prior|previous|earlier) ${anyLawyer}|\\b(?:virgin|untouched|fresh) (?:files?|cases?|matters?)\\b`,
);
const ofOpponent =
  /\b(?:(?:opposing|other|adverse) (?:party|side|driver|parent|spouse|guy)s?|spouses?|husband|wife|ex|landlords?|employers?|defendants?|insurers?|carriers?)\b (?:\w+ ){0,4}?(?:lawyer(?:ed)?(?:s| up)?|attorneys?|counsel|represent\w*|pro se)\b/;
/** In criminal matters the defendant is the client. */
const ofClient =
  /\bdefendants?\b(?=.*\b(?:appointed|public defender|retain\w*)\b)|\b(?:appointed|public defender|retain\w*|criminal|charged|accused)\b.*\bdefendants?\b|\b(?:for (?:both|them|the client|him|her|us)|our client|caller|pnc)\b/;
const number = '(?:\\d\\+?|one|two|three|four|a single|single|un|uno|dos|tres)';
const counts = new RegExp(
  `\\b(?:(?:no|not) more than|max(?:imum)?(?: of)?|at most|at least|up to|more than|over|just|no mas de|maximo) ${number} (?:\\w+ ){0,2}?${anyLawyer}|\\b${number} (?:or more )?(?:\\w+ )?${anyLawyer}\\b[^.;]{0,24}\\b(?:max(?:imum)?|tops|at most|limit)\\b|\\b(?:(?:two|three|2|3)(?: or more|\\+)?|multiple|several|many|serial|string of|lots of|numerous|bunch of|repeated\\w*) (?:\\w+ ){0,2}?${anyLawyer}|\\b(?:fired|changed|switched|let go|been through|gone through|had)\\b[^.]*?\\b(?:more than (?:one|two)|two|three|twice)\\b(?! (?:days|weeks|months|years)\\b)|\\b(?:lawyer|attorney|firm)s?[- ](?:hop\\w*|jump\\w*|firers?)`,
);
const isLawyer =
  /\b(?:be|is|are|am|being) (?:an? |also )?(?:practicing |licensed )?(?:attorneys?|lawyers?)(?: (?:themselves|himself|herself|too))?[\s.!)]*$/;
const referred =
  /\b(?:referr(?:al|ed)s?|sent)\b[^.;]{0,16}\b(?:from|by) (?:an? |other |another |fellow )*(?:attorneys?|lawyers?|counsel|(?:law )?firms?)\b|\b(?:attorney|lawyer|firm)[- ]referr(?:al|ed)s?\b/;

const asksOfRefusals = (main: string): boolean =>
  isDeclined.test(main) && !/\b(?:is|are|that'?s) (?:ok|okay|fine|no problem)\b/.test(main);

/** Whose lawyers, how many of them, and who sent the client: no fact tells. */
function asksWhatNoFactTells({ main, whole, rejects }: FilterText): boolean {
  if (isLawyer.test(main) || counts.test(main)) return true;
  if (asksOfRefusals(main) && countRefusals(main.replace(isDeclined, '')) % 2 === 0) return true;
  if (ofOpponent.test(main) && !allowed.test(whole) && !ofClient.test(whole)) return true;
  return (
    !rejects &&
    (referred.test(main) || /\bco-?counsel\b/.test(whole)) &&
    !/\b(?:we (?:have|use|work)|our)\b/.test(whole)
  );
}

const talks = new RegExp(
  `\\b(?:first|1st|only) (?:law )?(?:firm|office|lawyer|attorney|place|call) (?:that |who )?(?:they|he|she|caller|client|the \\w+)(?:'ve|'s| have| has)? (?:\\w+ )?(?:contacted|called|tried|talked|spoken|reached)|\\b(?:talk(?:ed|ing)?|spoken|spoke|speak|consult(?:ed|ing|ations?)?|met|contacted|called|interview\\w*|approached|reached out|hablado|hablaron|consultado|seen)\\b (?:to |with |con |by )?(?:(?:any|an?|another|other|different|multiple|several|some|more|our|otr[oa]s?|un|una|already|first|1st|law) )*(?:other )?(?:competing )?(?:${anyLawyer}|anyone|anybody|someone)\\b|\\bshopp\\w+ (?:(?:it|this|that|them|their case|the case) )?(?:around|(?:to |between |among |with )?(?:multiple|several|other|different|many)? ?(?:firms|offices|lawyers|attorneys))|\\b(?:gotten|received|had|sought|taken) (?:legal )?(?:advice|consult\\w*)`,
);
const asFirst = new RegExp(
  `\\b(?:first|1st|only) (?:\\w+ )?(?:call|contact|${anyLawyer}|place|one)\\b|\\bfirst\\b[^.;]{0,30}\\b(?:contacted|called|talked|spoken)`,
);
/** Whom the firm itself talks to. */
const weTalk =
  /\b(?:we|i|us)\b[^.;]{0,30}\b(?:talk|speak|contact|consult|meet|call)\b|\b(?:talk|speak)(?:ed|ing)? to us\b/;

/** "Never talked to another firm": a consultation counts, hired or not. */
const asksOfTalks = ({ main, whole, rejects }: FilterText): boolean =>
  (rejects || asFirst.test(main)) &&
  talks.test(main) &&
  !weTalk.test(main) &&
  !allowed.test(whole) &&
  !/\b(?:hired|retained|signed|represented) or\b/.test(main);

const selfHelp =
  '\\b(?:pro se|self[- ]represent\\w*|represent\\w* (?:them|him|her)sel(?:f|ves)|(?:filed|went|tried|handled|doing|did) (?:\\w+ )?(?:on (?:their|his|her) own|by (?:them|him|her)sel(?:f|ves)))\\b';
const refusesSelfHelp = new RegExp(
  `\\b(?:no|not|never|none|without|do ?n'?t|wo ?n'?t|ca ?n'?t|exclude|reject|skip|decline|pass on)\\b[^.;]{0,60}${selfHelp}|${selfHelp}[^.;]{0,24}\\b(?:out|declined?|rejected|skip|no|not)\\b`,
);
const hadOne = new RegExp(
  `\\b(?:take-?overs?|substitutions?) (?:(?:cases?|files?|matters?) )?only\\b|\\btake-?over (?:cases?|files?|matters?|only)|\\bonly (?:\\w+ )?(?:take|taking|do|doing|handle|accept)s? (?:on )?(?:over|take-?overs?|substitutions?|cases? that had|clients? who had)|\\bonly\\b[^.;]{0,30}\\b(?:had|have had|came from|come from|from) (?:an? |another |other )?(?:prior |previous )?${anyLawyer}(?: before)?|\\b(?:must|should|needs? to|has to|have to) have (?:had|been through|been with) (?:an? |another |at least one )?(?:\\w+ )?${anyLawyer}|\\b(?:represented|defended|(?:had|with|been) (?:an? )?(?:\\w+ )?${anyLawyer})(?: \\w+){0,2}? (?:at|during|through|when|for) (?:(?:\\w+ ){0,3}?(?:trial|plea|pled|pleaded|sentenc\\w*|convict\\w*))|\\b(?:trial|defense|plea) ${anyLawyer} (?:needed|required|a must)|\\b(?:prior|previous|another|other|trial) ${anyLawyer} (?:is )?(?:required|a must|needed)|\\b(?:must|should|has to) have been (?:represented|handled|tried|filed) (?:\\w+ )?by (?:an? |another )?${anyLawyer}`,
);

/** "Takeovers only", "no one who represented himself": somebody must have acted, now or before. */
function wantsAnEarlier({ main, whole, rejects }: FilterText): boolean {
  const noSelfHelp =
    rejects && refusesSelfHelp.test(whole) && !/\b(?:unless|except|other than|only|or nothing)\b/.test(whole);
  if (noSelfHelp) return true;
  return (
    hadOne.test(main) && countRefusals(main) === 0 && !/\bno (?:attorneys?|lawyers?|counsel|one with)\b/.test(whole)
  );
}

const lien = /\bliens?\b|\bclaim\w* (?:an? )?(?:fee|share|cut)\b/;
const otherLien =
  /\b(?:hospital|medical|medicare|medicaid|health|child support|tax|mechanic'?s?|contractor'?s?|irs|comp|judgment|property|title)\b[^.;]{0,12}\bliens?\b|\bliens?\b[^.;]{0,16}\b(?:ok|okay|fine|welcome|no problem)\b|\b(?:even|regardless)\b[^.;]{0,20}\bliens?\b/;
const lostLawyer =
  /\b(?:died|dies|death|passed away|deceased|retire[ds]?|disbarred|suspended|murio|fallecio|lost (?:his|her|their) licen[sc]e)\b/;
const otherEnds = /\b(?:withdr\w+|quit|dropped|fired|let go|discharg\w*|terminat\w*|dismiss\w*)\b/;

const free = { acts: false, none: true, consulted: true };
/** What is asked of lawyers beyond who acts; `declined` and `lien` are told or not, whoever acts. */
function parseBeyond({ main, whole }: FilterText): FilterRule | null {
  if (asksOfRefusals(main)) {
    const missing = 'the notes do not say whether a firm has declined it';
    return ruleOnFacts('no firm has declined the case', (asked) =>
      judgeByLawyer(asked, { answers: {}, missing, against: 'declined' }),
    );
  }
  if (lien.test(whole) && !otherLien.test(whole) && new RegExp(anyLawyer).test(main)) {
    const missing = 'the notes do not say whether an earlier lawyer claims part of the fee';
    return ruleOnFacts('the client has no lawyer, and no earlier one claims part of the fee', (asked) =>
      judgeByLawyer(asked, { answers: free, missing, against: 'lien' }),
    );
  }
  if (!lostLawyer.test(main) || otherEnds.test(main) || !/\b(?:only|unless|except)\b/.test(whole)) return null;
  const missing = 'the notes do not say why the lawyer stopped';
  return ruleOnFacts(
    'the client has no lawyer now, and an earlier one stopped only because of death, retirement or the like',
    (asked) => judgeByLawyer(asked, { answers: free, missing }),
  );
}

/** Words that speak of being bound to somebody, where a filter speaks of nothing else. */
const bonds =
  /\b(?:firms?|(?:un)?represent\w*|repp?(?:ed|ing|s)|hired?|hiring|hires|retain\w*|lawyer\w*|switch(?:ing|ed|ers?)|shopp(?:ed|ing|ers?)|signed (?:with|up)|(?:otr[oa]|ningun[oa]?) (?:oficina|firma|despacho)|(?:lleve|lleva|llevando|tiene|tenga) (?:el|su) caso|takeovers?|spoken for|free to (?:sign|hire)|opinions?)\b/;
const ofWork =
  /\b(?:employ\w*|fired|job|work(?:ed|er|ing)?s?|hired (?:by|at|after|before|in|on|as|within)|date of hire|hire date|insur\w*|claims? (?:reps?|adjusters?)|sign(?:ed)? (?:a |any |the )?(?:release|waiver|severance|lease|arbitration)|police|contractor|doctor|cars?|vehicles?|landlords?|medical)\b/;

/** Filters on who acts for the client, in words that may mean something else: asked after all other families. */
export function parseBond(text: FilterText): FilterRule | null {
  const [bond] = bonds.exec(text.whole) ?? [];
  return bond === undefined || ofWork.test(text.whole) || isBeyond(text, bond, false) ? null : readBond(text);
}

/** Filters on who acts for the client. */
export function parseRepresentation(text: FilterText): FilterRule | null {
  return speaksOfLawyers(text.whole) ? readBond(text) : null;
}

function readBond(text: FilterText): FilterRule | null {
  if (asksWhatNoFactTells(text) || notAboutClient.test(text.whole)) return null;
  const beyond = parseBeyond(text);
  if (beyond !== null) return beyond;
  const condition = readCondition(text);
  return ruleOnFacts(sayCondition(condition), (asked) => {
    const truth = judgeCondition(asked, condition);
    const isNever = condition.lawyer === 'never';
    const earlier = asked.text.hits('ask_case.earlier_lawyer').find((hit) => !hit.denied);
    if (earlier === undefined || (isNever ? truth.holds !== null : condition.not?.lawyer !== 'never')) return truth;
    return { holds: !isNever, why: 'an earlier lawyer is mentioned', shown: shownBy(asked, { span: earlier }) };
  });
}

function readCondition(text: FilterText): Condition {
  const { whole, main, rejects } = text;
  const isRefused = rejects || countRefusals(whole) > 0;
  if (!isRefused && (mustBeRepresented.test(whole) || asksForRepresented(text)) && /\bonly\b/.test(main))
    return { lawyer: 'acts' };
  if (wantsAnEarlier(text)) return { not: { lawyer: 'never' } };
  if (asksOfTalks(text)) return { not: { lawyer: 'asked' } };
  const everCounts =
    ((everBefore.test(whole) && (rejects || /\bno (?:one|other)\b/.test(main)) && !stillOn.test(main)) ||
      firstOnly.test(main) ||
      (touched.test(whole) && isRefused && !stillOn.test(whole)) ||
      (everEnded.test(main) && rejects && !conditional.test(whole))) &&
    !/\b(?:ok|okay|fine|allowed|welcome|good|accept(?:ed|able)?)\b/.test(whole.replace(askedIsFine, ' '));
  if (mustBeRepresented.test(main) && !rejects) return everCounts ? { not: { lawyer: 'never' } } : { lawyer: 'acts' };
  if (everCounts) return { lawyer: 'never' };
  return appointedIsFine.test(whole) && !appointedCounts.test(whole)
    ? { not: { lawyer: 'hired' } }
    : { lawyer: 'none' };
}
