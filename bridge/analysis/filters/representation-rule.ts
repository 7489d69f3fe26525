import { countRefusals, type FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate } from './filter-verdict.ts';
import { representationStatus } from './representation-status.ts';

const subject =
  /\b(?:(?<!personal )representatives?|attorneys?|attys?|lawyers?|lawyered|counsel|un-?represented|unrepped|represented|representation|repped|reps?|law ?(?:firms?|offices?)|(?:another|other|different|any) (?:firm|office)|lor\b|letter of rep\w*|pro se|abogad[oa]s?|representad[oa]s?|second opinions?|2nd opinions?|signed (?:up |on )?(?:with|w\/)|with an? firm|represent\w* elsewhere|elsewhere|(?:got|have|has|hired|retained) (?:already )?(?:somebody|someone|anyone|anybody)|somebody on this case|shopping (?:around|firms)|legal help elsewhere|free (?:to|for) (?:hire|retain|sign|engage)|free agents?|spoken for|representacion legal|else'?s clients?|already retained|clients? of (?:other|another|any)|retained (?:already|elsewhere|by))\b/;
const notAboutClient =
  /\b(?:works? (?:for|at) a law ?firm|is an? (?:lawyer|attorney)|(?:lawyers?|attorneys?) (?:as clients?|need not)|against (?:an? )?(?:lawyers?|attorneys?)|attorney fees?|malpractice|power of attorney|prosecut\w*|(?:sales|union|insurance|rental) reps?|reps? (?:from|of))\b/;
const everBefore =
  /\b(?:ever|never (?:had|hired|been|used|retained)|previous\w*|prior|former\w*|in the past|before|at any (?:time|point)|substitut\w+)\b/;
const isDeclined =
  /\b(?:turned (?:\w+ ){0,2}down|declined|rejected|said no|passed)\b[^.]*|\b(?:lawyer|attorney|firm)s? (?:has |have )?(?:already )?(?:turned|declined|rejected)/;
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
  if (!subject.test(whole) || notAboutClient.test(whole)) return null;
  const missing = 'the notes do not say whether a lawyer acts for the client';
  const count = firedCount.exec(main);
  if (count !== null && rejects) {
    const least = /three|3/.test(count[1] ?? '') ? 3 : 2;
    return (facts) => {
      const { former, evidence } = representationStatus(facts);
      return fromPredicate(former >= least, true, { why: `${former} former lawyers in the notes`, evidence, missing });
    };
  }
  if (isDeclined.test(main)) {
    const refused = countRefusals(main.replace(isDeclined, '')) % 2 === 1;
    return (facts) => {
      const { declined, evidence } = representationStatus(facts);
      const why = declined === null ? 'no firm is said to have declined it' : 'a firm has declined it before';
      return fromPredicate(declined !== null, refused, { why, evidence: declined ?? evidence, missing });
    };
  }
  const everCounts =
    everBefore.test(whole) && rejects && !/\b(?:ok|okay|fine|allowed|accept(?:ed|able)?)\b/.test(whole);
  const wanted = mustBeRepresented.test(main) && !rejects;
  return (facts) => {
    const { represented, appointed, former, evidence } = representationStatus(facts);
    const acts = appointed && appointedIsFine.test(whole) && !appointedCounts.test(whole) ? false : represented;
    const holds = everCounts && former > 0 ? true : acts;
    const why = holds ? 'a lawyer acts or acted in this matter' : 'nobody acts for the client in this matter';
    return fromPredicate(holds, !wanted, { why, evidence, missing });
  };
}
