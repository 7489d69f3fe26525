import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, met, rule, unknown, violated } from '../filter-verdict.ts';
import { evidenceAt, sentenceAt } from '../record-facts.ts';
import { causesIn, lawyerConsulted, lawyersLien, lawyersSoFar, numberOf } from './representation-history.ts';
import { representationStatus } from './representation-status.ts';
import { lawyer, withFirmsMasked } from './representation-words.ts';

const anyLawyer =
  '(?:lawyers?|attorneys?|attys?|counsel|(?:law )?(?:firms?|offices?)|abogad[oa]s?|licenciad[oa]s?|bufetes?)';
const allowed =
  /\b(?:ok|okay|fine|allowed|welcome|no problem|acceptable|accept(?:ed|able)|normal|do(?:es)?n'?t (?:count|matter|bother))\b/;
const missing = 'the notes do not say whether the client has a lawyer';

const small = '(\\d|one|two|three|four|a single|single|un|uno|dos|tres)';
const most = new RegExp(
  `\\b(?:no more than|not more than|max(?:imum)?(?: of)?|at most|up to|only|just|no mas de|maximo) ${small} (?:\\w+ )?${anyLawyer}|\\b${small} (?:\\w+ )?${anyLawyer}\\b[^.;]{0,24}\\b(?:max(?:imum)?|tops|at most|limit)\\b`,
);
const tooMany = new RegExp(
  `\\b(?:(more than|over) ${small}|${small} or more|(?:at least )?(2|3|4)\\+|(two|three|2|3)) (?:\\w+ ){0,2}?${anyLawyer}|\\b(?:fired|changed|switched|swapped|let go|gone through|been through|dismissed|discharged|had)\\b[^.]*?\\b(?:(more than) (one|two)|(two|three|2|3|twice))\\b`,
);
const serial = new RegExp(
  `\\b(?:multiple|several|many|serial|string of|lots of|numerous|too many|bunch of|repeated\\w*)\\b[^.;]{0,20}\\b${anyLawyer}|\\b(?:lawyer|attorney|firm)s?[- ](?:hop\\w*|jump\\w*|firers?)`,
);

/** The number of lawyers that may have been there before; null where a filter counts none. */
function mostAllowed(main: string, rejects: boolean): number | null {
  const capped = most.exec(main);
  if (capped !== null) return numberOf((capped[1] ?? capped[2] ?? '').replace('a single', 'one'));
  if (!rejects && !/\b(?:out|no go|red flag|problem)[.!]*$/.test(main)) return null;
  const over = tooMany.exec(main);
  if (over !== null) {
    if (over[1] !== undefined) return numberOf(over[2] ?? '');
    if (over[6] !== undefined) return numberOf(over[7] ?? '');
    const least = numberOf(over[3] ?? over[4] ?? over[5] ?? over[8] ?? '');
    return least === null ? null : least - 1;
  }
  return serial.test(main) ? 1 : null;
}

/** "No more than one prior attorney", "no clients who fired two lawyers". */
function parseCount({ main, whole, rejects }: FilterText): FilterRule | null {
  if (/\b(?:turned|declined|rejected|passed|offices? (?:in|within)|states?)\b/.test(main)) return null;
  const limit = mostAllowed(main, rejects);
  if (limit === null || !new RegExp(anyLawyer).test(whole)) return null;
  return rule(`the client has had at most ${limit} ${limit === 1 ? 'lawyer' : 'lawyers'} so far`, (facts) => {
    const count = lawyersSoFar(facts);
    const { evidence } = representationStatus(facts);
    const why = `${count ?? 'some'} lawyers so far in the notes`;
    return fromPredicate(count === null ? null : count > limit, true, { why, evidence, missing });
  });
}

const ofOpponent =
  /\b(?:(?:opposing|other|adverse) (?:party|side|driver|parent|spouse|guy)s?|spouses?|husband|wife|ex|landlords?|employers?|defendants?|insurers?|carriers?)\b (?:\w+ ){0,4}?(?:lawyer(?:ed)?(?:s| up)?|attorneys?|counsel|represent\w*|pro se)\b/;
const theirs =
  '(?:(?:opposing|other|adverse) (?:party|side|driver|parent|guy)|spouse|husband|wife|ex|landlord|employer|defendant|insurer|carrier|insurance(?: company)?|store|trucking company|company|seller|he|she|they)';
const theyHave = new RegExp(
  `\\b${theirs} (?:\\w+ ){0,2}?(?:hired|retained|got|has|have|lawyered)(?: (?:him|her|them)sel(?:f|ves))? (?:up\\b|(?:\\w+ ){0,3}?(?:lawyer|attorney|counsel|law firm)s?)|\\b(?:opposing|defense) counsel|\\b${theirs}'?s? (?:\\w+ )?(?:lawyer|attorney|counsel)s?\\b`,
);
const theyLack = new RegExp(
  `\\b${theirs} (?:\\w+ ){0,2}?(?:has|have|had|got|hired|retained|is|are)?(?: no| not|n'?t|without)(?: \\w+){0,2} (?:lawyer|attorney|counsel|represent\\w*|anyone|anybody)|\\b(?:doesn'?t|does not|hasn'?t|don'?t|has not|have not|haven'?t|hadn'?t|isn'?t|is not|without) (?:\\w+ )?(?:have |hired |got |retained |represent\\w*)?(?:an? |any )?(?:lawyer|attorney|counsel|one|anyone|anybody|represent\\w*)?\\b[^.;]{0,8}\\b(?:either|neither)|\\bneither (?:of us|one|side|party) has|\\b${theirs} (?:doesn'?t|does not|has not|hasn'?t|didn'?t|isn'?t)(?: \\w+){0,3} (?:lawyer|attorney|counsel|represented|anyone)`,
);

/** In criminal matters the defendant is the client. */
const isOfAccused =
  /\bdefendants?\b(?=.*\b(?:appointed|public defender|retain\w*)\b)|\b(?:appointed|public defender|retain\w*|criminal|charged|accused)\b.*\bdefendants?\b/;

/** Filters on the lawyer of the other side. */
function parseOpponents({ main, whole, rejects }: FilterText): FilterRule | null {
  if (
    !ofOpponent.test(main) ||
    allowed.test(whole) ||
    /\b(?:for (?:both|them|the client|him|her|us)|our client|caller|pnc)\b/.test(whole) ||
    isOfAccused.test(whole)
  )
    return null;
  return rule(`the other side has ${rejects ? 'no' : 'a'} lawyer`, (facts) => {
    const lack = theyLack.exec(facts.folded);
    const have = lack === null ? theyHave.exec(facts.folded) : null;
    const holds = lack === null && have === null ? null : have !== null;
    const why = holds ? 'the other side has a lawyer' : 'the other side has no lawyer';
    const quote = (lack ?? have)?.[0] ?? '';
    const at = (lack ?? have)?.index ?? 0;
    return fromPredicate(holds, rejects, {
      why,
      evidence: quote === '' ? null : { quote: facts.notes.slice(at, at + quote.length), field: 'intakeNotes', at },
      missing: 'the notes do not say whether the other side has a lawyer',
    });
  });
}

const anyLien = /\bliens?\b|\bclaim\w* (?:an? )?(?:fee|share|cut)\b/;
const otherLien =
  /\b(?:hospital|medical|medicare|medicaid|health|child support|tax|mechanic'?s?|contractor'?s?|irs|comp|judgment|property|title)\b[^.;]{0,12}\bliens?\b/;

/** "No liens of an earlier lawyer": with it goes that nobody acts now. */
function parseLien({ main, whole }: FilterText): FilterRule | null {
  if (!anyLien.test(whole) || otherLien.test(whole) || !new RegExp(anyLawyer).test(main)) return null;
  if (
    /\bliens?\b[^.;]{0,16}\b(?:ok|okay|fine|welcome|no problem)\b|\b(?:even|regardless)\b[^.;]{0,20}\bliens?\b/.test(
      whole,
    )
  )
    return null;
  return rule('the client has no lawyer, and no earlier one claims part of the fee', (facts) => {
    const { represented, evidence } = representationStatus(facts);
    const lien = lawyersLien(facts);
    if (lien.holds) return violated('an earlier lawyer claims part of the fee', lien.evidence);
    if (represented) return violated('the client has or had a lawyer in this matter', evidence);
    return lien.holds === false
      ? met('no earlier lawyer claims part of the fee', lien.evidence)
      : unknown('the notes do not say whether an earlier lawyer claims part of the fee');
  });
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
function parseConsulted({ main, whole, rejects }: FilterText): FilterRule | null {
  if (!(rejects || asFirst.test(main)) || !talks.test(main) || weTalk.test(main) || allowed.test(whole)) return null;
  if (/\b(?:hired|retained|signed|represented) or\b/.test(main)) return null;
  return rule('no other lawyer has been asked about the matter', (facts) => {
    const { holds, evidence } = lawyerConsulted(facts);
    const why = holds ? 'another lawyer has been asked about it' : 'no other lawyer has been asked about it';
    return fromPredicate(holds, true, {
      why,
      evidence,
      missing: 'the notes do not say whether another lawyer was asked',
    });
  });
}

const selfHelp =
  '\\b(?:pro se|self[- ]represent\\w*|represent\\w* (?:them|him|her)sel(?:f|ves)|(?:filed|went|tried|handled|doing|did) (?:\\w+ )?(?:on (?:their|his|her) own|by (?:them|him|her)sel(?:f|ves)))\\b';
const refusesSelfHelp = new RegExp(
  `\\b(?:no|not|never|none|without|do ?n'?t|wo ?n'?t|ca ?n'?t|exclude|reject|skip|decline|pass on)\\b[^.;]{0,60}${selfHelp}|${selfHelp}[^.;]{0,24}\\b(?:out|declined?|rejected|skip|no|not)\\b`,
);
const hadOne = new RegExp(
  `\\btake-?over (?:cases?|files?|matters?|only)|\\bonly (?:\\w+ )?(?:take|taking|do|doing|handle|accept)s? (?:on )?(?:over|take-?overs?|substitutions?|cases? that had|clients? who had)|\\bonly\\b[^.;]{0,30}\\b(?:had|have had|came from|come from|from) (?:an? |another |other )?(?:prior |previous )?${anyLawyer}(?: before)?|\\b(?:must|should|needs? to|has to|have to) have (?:had|been through|been with) (?:an? |another |at least one )?(?:prior |previous |other |trial )?${anyLawyer}|\\b(?:prior|previous|another|other|trial) ${anyLawyer} (?:is )?(?:required|a must|needed)|\\b(?:must|should|has to) have been (?:represented|handled|tried|filed) (?:\\w+ )?by (?:an? |another )?${anyLawyer}`,
);

/** "Takeovers only", "no one who represented himself": somebody must have acted, now or before. */
function parseMustHaveHad({ main, whole, rejects }: FilterText): FilterRule | null {
  const noSelfHelp =
    rejects && refusesSelfHelp.test(whole) && !/\b(?:unless|except|other than|only|or nothing)\b/.test(whole);
  const wanted = noSelfHelp || (hadOne.test(main) && countRefusals(main) === 0);
  if (!wanted || (/\bno (?:attorneys?|lawyers?|counsel|one with)\b/.test(whole) && !noSelfHelp)) return null;
  return rule('the client has or had a lawyer in this matter', (facts) => {
    const { represented, former, evidence } = representationStatus(facts);
    const holds = former > 0 || represented;
    const why = holds ? 'the client has or had a lawyer in this matter' : 'the client has had no lawyer in this matter';
    return fromPredicate(holds, false, { why, evidence, missing });
  });
}

/** "Only where the lawyer died or retired": who let a lawyer go for another reason does not count. */
function parseLostLawyer({ main, whole }: FilterText): FilterRule | null {
  const named = causesIn(main);
  if (named.length !== 1 || named[0] !== 'could not go on' || !/\b(?:only|unless|except)\b/.test(whole)) return null;
  return rule(
    /^only\b/.test(main)
      ? 'an earlier lawyer died, retired or could not continue, and the client has no lawyer now'
      : 'the client has no lawyer now, and an earlier one stopped only because of death, retirement or the like',
    (facts) => {
      const { represented, former, evidence } = representationStatus(facts);
      if (represented) return violated('the client has a lawyer in this matter', evidence);
      if (represented === null) return unknown(missing);
      if (former === 0)
        return /^only\b/.test(main)
          ? unknown('the notes do not say that a lawyer was lost')
          : met('the client has no lawyer', evidence);
      const told = causesIn(evidence === null ? facts.folded : sentenceAt(facts, evidence.at).text);
      const causes = told.length === 0 ? causesIn(facts.folded) : told;
      if (causes.includes('could not go on')) return met('the lawyer could not continue', evidence);
      return causes.length === 0
        ? unknown('the notes do not say why the lawyer stopped')
        : violated('the lawyer stopped for another reason', evidence);
    },
  );
}

const isLawyer =
  /\b(?:be|is|are|am|being) (?:an? |also )?(?:practicing |licensed )?(?:attorneys?|lawyers?)(?: (?:themselves|himself|herself|too))?[\s.!)]*$/;
const saysSo =
  /\b(?:i'?m|i am|i work as|being) (?:also )?(?:an? )?(?:\w+ )?(?:attorney|lawyer)\b(?! (?:shopping|hunting))|\bi practice (?:\w+ )?law\b|\bmy law practice\b/;

/** "The caller may not be an attorney". */
function parseIsLawyer({ main, rejects }: FilterText): FilterRule | null {
  if (!isLawyer.test(main)) return null;
  return rule(`the client is ${rejects ? 'not ' : ''}a lawyer`, (facts) => {
    const said = saysSo.exec(facts.folded);
    if (said === null && facts.folded.trim() === '') return unknown('the notes are empty');
    const evidence =
      said === null
        ? null
        : {
            quote: facts.notes.slice(said.index, said.index + said[0].length),
            field: 'intakeNotes' as const,
            at: said.index,
          };
    return fromPredicate(said !== null, rejects, {
      why: said === null ? 'the notes do not say that the client is a lawyer' : 'the client is a lawyer',
      evidence,
      missing,
    });
  });
}

const byLawyer =
  /\b(?:referr(?:al|ed)s?|sent)\b[^.;]{0,16}\b(?:from|by) (?:an? |other |another |fellow )*(?:attorneys?|lawyers?|counsel|(?:law )?firms?)\b|\b(?:attorney|lawyer|firm)[- ]referr(?:al|ed)s?\b/;
const toldReferred = new RegExp(
  `\\b${lawyer}\\b[^.;]{0,40}\\b(?:referred|sent|recommended|pointed|steered|told)\\b[^.;]{0,12}\\b(?:me|us|him|her)\\b[^.;]{0,24}\\b(?:you|your|here)\\b|\\b${lawyer}\\b[^.;]{0,40}\\breferred (?:me|us|him|her|this|it)\\b|\\b(?:attorney|atty|mr|ms|mrs|lic) +[a-z'-]+[^.;]{0,24}\\b(?:referred|sent|recommended) (?:me|us|him|her|this|it)\\b|\\b(?:referred|sent (?:over|here)?|recommended) by (?:an? |my |our |attorney |another )*(?:\\w+ )?(?:${lawyer})|\\breferr(?:al|ing) (?:from|attorney|counsel|firm)`,
);
const cameOtherwise =
  /\b(?:found|saw|heard of|came across|got) (?:you|your|y'all)\b[^.;]{0,40}|\b(?:google|facebook|tiktok|instagram|yelp|billboard|radio ad|tv ad)\b|\b(?:friend|neighbor|cousin|coworker|doctor|chiropractor)\b[^.;]{0,24}\b(?:told me (?:about|to call) you|recommended you|sent me)/;

/** "Referrals from other attorneys only", "co-counsel only": how the client came, not who acts. */
function parseReferred({ main, whole, rejects }: FilterText): FilterRule | null {
  const shared = /\bco-?counsel\b/.test(whole);
  if ((!shared && !byLawyer.test(main)) || rejects || /\b(?:we (?:have|use|work)|our)\b/.test(whole)) return null;
  if (allowed.test(whole) && !/\bonly\b/.test(main)) return null;
  return rule('another lawyer referred the client', (facts) => {
    const masked = withFirmsMasked(facts.folded, facts.notes);
    const told = toldReferred.exec(masked);
    if (told !== null)
      return met('another lawyer sent the client', evidenceAt(facts, told.index, told.index + told[0].length));
    const other = cameOtherwise.exec(masked);
    return other === null || shared
      ? unknown('the notes do not say whether another lawyer sent the client')
      : violated(
          'the client found the firm another way',
          evidenceAt(facts, other.index, other.index + other[0].length),
        );
  });
}

const askers = [
  parseIsLawyer,
  parseOpponents,
  parseLostLawyer,
  parseLien,
  parseMustHaveHad,
  parseCount,
  parseConsulted,
  parseReferred,
];

/** Filters that ask something else of lawyers than whether one acts for the client. */
export function parseLawyerQuestion(text: FilterText): FilterRule | null {
  for (const asker of askers) {
    const rule = asker(text);
    if (rule !== null) return rule;
  }
  return null;
}
