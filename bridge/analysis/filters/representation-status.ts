import type { Clause } from '../text/clauses.ts';
import { type Evidence, evidenceAt, type RecordFacts } from './record-facts.ts';

export interface RepresentationStatus {
  /** Whether someone acts for the client in this matter now; null where nothing is said. */
  represented: boolean | null;
  /** How many lawyers acted in it before and no longer do. */
  former: number;
  /** Whether a firm looked at it and said no. */
  declined: Evidence | null;
  evidence: Evidence | null;
}

const lawyer = '(?:attorneys?|attys?|attny|lawyers?|counsel|law ?firms?|abogad[oa]s?|licenciad[oa]|bufete|legal team)';

const denial = new RegExp(
  `\\b(?:no|sin|any|ningun|zero|without(?: an?)?)[ -]+(?:\\w+ ){0,2}?(?:${lawyer}|legal rep\\w*|rep(?:resentative|resentation)?)\\b(?! (?:would|will|wants to (?:take|touch)|has|in (?:this )?town|here will))|\\b(?:not|isn'?t|never|nor|no esta) (?:currently |yet |been |already )?(?:represented|repped|represetned|retained|signed|represent)|\\b(?:un-?represented|unrepped|pro se|self[- ]represented)\\b|\\b(?:nobody|no one|noone|nadie|none|nadien)\\b[^.;]{0,30}?\\b(?:hired|represent\\w*|retained|signed|my lawyer|lawyer|attorney|yet|so far|engaged|for that|la representa|lo representa)|\\bnadie (?:l[oa]s?|nos|me) representa|\\b(?:haven'?t|hasn'?t|have not|has not|did not|didn'?t|never|not|no he|no ha) (?:\\w+ ){0,2}?(?:hired?|retained?|talked|talk|spoken|consulted|contact\\w*|contratado|had|signed with|gotten|got|asked|called)\\b[^.;]{0,24}?(?:${lawyer}|anyone|anybody|nobody|one\\b|with (?:any|anyone|another))|\\b(?:${lawyer})\\s*(?:\\?|:|=|-)?\\s*(?:no\\b|none\\b|n\\b(?!o)|nope|not yet|ninguno|hired: no)|\\b(?:don'?t|doesn'?t|do not|does not|no tengo|no tiene|no tenemos|dont) (?:have |got )?(?:an? |any |un |una )?(?:other |current )?${lawyer}|\\bno (?:tiene|tengo|tenemos|hay) (?:un )?abogad[oa]|\\b(?:first|1st) (?:call|lawyer'?s? office|firm|attorney)[^.;]{0,30}(?:called|dialed|contacted|calling|any lawyer)|\\b(?:nobody|no one) (?:on|for) (?:this|the)\\b|\\bnone (?:hired|retained|yet|so far|engaged)|\\bhired no ?(?:one|body)|\\bso no,? nobody|\\bnone (?:of them )?signed|\\bnot signed (?:up )?with|\\bnothing signed|\\bno (?:he|ha|hemos) firmado|\\bno rep\\b|\\bnever had an? (?:rep\\w*|${lawyer})|${lawyer}[^.;]{0,20}\\b(?:i|we) (?:don'?t|do not|haven'?t)\\b`,
  'g',
);

const strongPositive = new RegExp(
  `\\b(?:e-?)?sign(?:ed|s) (?:up |on |papers |a contract |a retainer |an agreement |the contract |the retainer |contract |retainer |agreement )*(?:with|at) (?!the hospital|you\\b|us\\b|any|anyone|him to|the landlord|insurance)(?:\\w+ ){0,5}?|\\b(?:hired|retained|engaged|contrat[oe]|contrate) (?:an? |one\\b|another |my own |some |the |her |his |un |una |otro |counsel|(?:mr|ms|mrs|attorney)\\b|${lawyer})(?:\\w+ ){0,4}?|\\bletter of rep\\w*|\\blor\\b|\\bl\\.o\\.r\\b|\\b(?:has not|hasn'?t|have not|haven'?t|did not|didn'?t|not|no ha|no he) (?:yet )?(?:discharged|fired|let (?:them|him|her|it) go|terminated|dismissed|released|dropped|despedido|ended|cancel\\w*)|\\b(?:is|am|are|already|currently|still|being|'s|'m) (?:already |currently |still )?represented\\b|\\brepresented by\\b|\\bfirm\\w* con (?:otro|un|una|el)\\b|\\bllevan? (?:su|mi|el|nuestro) caso|\\brepresentad[oa] por`,
  'g',
);

const weakPositive = new RegExp(
  `\\b(?:my|our|mi|current|existing|present) (?:own |current |injury |new )?${lawyer}\\b|\\b(?:have|has|had|got|with|tengo|tiene|tenemos|already have|ya tengo|ya tiene) (?:already )?(?:an? |un |una |another |other )?(?:\\w+ )?${lawyer}\\b|\\b(?:his|her|their|su) ${lawyer}\\b|\\b${lawyer} (?:is |are |has |have )?(?:already )?(?:sent|filed|handling|handles|working|fil(?:ed|ing)|negotiating|has it|says|told me|lleva)\\b|\\b(?:firm|lawyer|attorney|they) (?:is |are )?(?:already )?handling (?:my|the|her|his|it)|\\balready (?:have|has|got) (?:one|counsel|someone|somebody)(?! to (?:watch|help|drive))\\b|\\bmy case manager\\b`,
  'g',
);

const former = new RegExp(
  `\\b(?:first|1st|former|prior|previous|old|last|ex|original|second|anterior|primer) ${lawyer}|\\b(?:had|used|tuve|tenia|hired|retained) (?:an? |another |un |one )?(?:\\w+ )?${lawyer}|\\b(?:${lawyer}|he|she|they|firm|one)\\b[^.;]{0,60}?\\b(?:withdrew|withdrawn|retired|quit|dropped|relieved|released|closed (?:the|his|her|my|our) (?:file|office|practice)|passed away|died|disbarred|suspended|substituted|renuncio|se retiro|moved to be relieved)|\\b(?:fired|let|discharged|dismissed|terminated|dropped|despedi|despidio|corri)\\b[^.;]{0,30}?(?:${lawyer}|\\bhim\\b|\\bher\\b|\\bthem\\b)`,
  'g',
);

const ended =
  /\b(?:withdr[ea]wn?|retired|quit|dropped|relieved|releas\w*|closed (?:the|his|her|my|our) (?:file|office|practice)|passed away|died|disbarred|substitut\w*|fired (?:him|her|them|my|that|the|our)|let (?:him|her|them|my|that|the) (?:\w+ ){0,3}?go|discharged|dismissed|terminated (?:him|her|them|my|that|the)|no longer|ended (?:it|with)|used to|renuncio|se retiro|despedi|mutually|file returned|returned (?:my|the|his|her) file|sent (?:my|the) file back|parted ways|is over|was only for|finished|moved away)\b/;
const notEnded =
  /\b(?:not|n't|never|no ha|no he|hasn'?t|haven'?t|without) (?:\w+ ){0,2}?(?:withdr\w+|discharg\w*|fired?|let (?:them|him|her) go|releas\w*|terminat\w*|dismiss\w*|end(?:ed)?|drop\w*)\b/;

/** A lawyer who is someone else's, in another matter, or only wished for. */
const othersLawyer = new RegExp(
  `(?:'s|s'|\\bopposing|\\bother (?:side|party|driver|guy|one)|\\bdefen[sd]e|\\binsurance|\\bcarrier|\\badjuster|\\blandlord|\\bcompany|\\bcorporate|\\bhospital|\\bcounty|\\bcity|\\bdistrict|\\bhoa|\\bbank|\\bproducer|\\bher husband|\\bhis wife|\\bdel otro|\\bde la aseguranza) (?:big |own |downtown |in-?house )*(?:${lawyer})|\\b(?:${lawyer}) (?:for|of|from) (?:the|his|her|their) (?:other|insurance|store|owner|company|landlord|driver|bank|carrier|trust|estate of)`,
);
const relatedLawyer = new RegExp(
  `\\b(?:brother|sister|cousin|friend|uncle|aunt|dad|father|mother|mom|son|daughter|neighbor|roommate|in-law|nephew|niece|boss|coworker|buddy|primo|prima|hermano|hermana|amig[oa]|cunad[oa]|husband|wife)\\b[^.;]{0,20}?\\b(?:is|'s|was|es) (?:an? |un |una )?(?:\\w+ ){0,3}?${lawyer}|doesn'?t (?:do|handle|practice) (?:this|that|these)|does not (?:do|handle) (?:this|that|these)`,
);
const wished =
  /\b(?:want\w*|need\w*|look\w* for|shop\w* for|seek\w*|find|get|should i|do i|do you|would like|wish\w*|necesit\w*|quier\w*|busc\w*|talk\w* to|ask\w* (?:a|an|for)|recommended|see(?:ing)?|consult\w*|interview\w*|before hiring|afford|choose|can hire|to hire|wants? to sign|ready to|if i had|mailed|sent (?:me|us|him|her) (?:a|an|their) (?:contract|flyer|packet)|flyers?|turned (?:it|me|us|him|her|them) down|declined|said no|passed on|rejected|told me to get|get (?:a|an)|union rep says|cost)\b[^.;]{0,40}$/;

const matterWords: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:divorce|family|custody|divorcio)\b/, /divorc|family|custod|child/i],
  [/\b(?:real estate|closing|title|property)\b/, /real estate|property|landlord/i],
  [/\b(?:criminal|dui|dwi|traffic|public|penal)\b/, /crim|dui|dwi|traffic|expung/i],
  [/\b(?:immigration|migracion|inmigracion)\b/, /immig|inmig/i],
  [/\b(?:comp|workers'? comp|wc|comp board)\b/, /comp(?!an)/i],
  [/\b(?:bankruptcy)\b/, /bankr/i],
  [/\b(?:estate|probate|will|trust)\b/, /estate|probate|will|trust/i],
  [
    /\b(?:tax|patent|business|corporate|contract|trademark|ip|disability|ssd|va)\b/,
    /tax|patent|business|corporate|trademark|contract|disab|veteran/i,
  ],
];

const otherMatter =
  /\b(?:separate (?:thing|matter|case|issue)|different (?:matter|case|thing|lawyer)|another matter|unrelated|only the comp|something else|not (?:for|on|about) this|for (?:the|my|his|her) (?:old|other|divorce|closing|custody|will|house)|para lo de (?:ella|el)|for her own|for his own|years (?:ago|back)|other than)\b/;

function isOfAnotherMatter(facts: RecordFacts, sentence: string, near: string): boolean {
  if (otherMatter.test(sentence)) return true;
  const label = facts.record.practiceArea;
  return matterWords.some(([words, area]) => words.test(near) && !area.test(label));
}

function speaksInFirstPerson(facts: RecordFacts): boolean {
  return /\b(?:i|i'm|i've|my|me|we|our)\b/.test(facts.folded);
}

const others =
  /\b(?:she|he|they|ex|wife|husband|landlord|side|boss|owner|dad|mom|father|mother|esposo|esposa|brother|sister)\s(?:also |already |now |ya )?$/;

function concerns(facts: RecordFacts, sentence: Clause, start: number, end: number): boolean {
  const text = sentence.text;
  const from = start - sentence.start;
  const to = end - sentence.start;
  const near = text.slice(Math.max(0, from - 12), to + 14);
  const around = text.slice(Math.max(0, from - 40), to + 30);
  if (othersLawyer.test(around) || relatedLawyer.test(text)) return false;
  if (wished.test(text.slice(Math.max(0, from - 50), from + 4)) && !/^(?:my|our|still)/.test(text.slice(from)))
    return false;
  if (isOfAnotherMatter(facts, text, near)) return false;
  if (/^(?:his|her|their)\b/.test(text.slice(from)) && speaksInFirstPerson(facts)) return false;
  const owner = text.slice(Math.max(0, from - 24), from);
  if (/^(?:has|have|had|got|tiene)\b/.test(text.slice(from)) && others.test(owner) && speaksInFirstPerson(facts))
    return false;
  return !(ended.test(text) && !notEnded.test(text));
}

function firstConcerning(facts: RecordFacts, pattern: RegExp, needsLawyer: boolean): Evidence | null {
  for (const match of facts.folded.matchAll(pattern)) {
    const sentence = facts.sentences.findLast(({ start }) => start <= match.index);
    if (sentence === undefined) continue;
    const end = match.index + match[0].length;
    const rest = facts.folded.slice(match.index, Math.min(sentence.end, end + 80));
    if (
      needsLawyer &&
      !/\b(?:attorney|atty|lawyer|counsel|firm|bufete|abogad|outfit|one\b|lor\b|letter of rep|represented|caso|retainer|discharged|them|him|her|office|llp|pllc|associates|law|& \w|they(?:'re| are) (?:work|handl|fil))/.test(
        rest,
      )
    )
      continue;
    if (
      /\b(?:no|not|never|n't|nobody|nadie|sin|ni|none|if|before|without)\s(?:\w+\s){0,3}$/.test(
        facts.folded.slice(Math.max(sentence.start, match.index - 24), match.index),
      ) &&
      !notEnded.test(match[0])
    )
      continue;
    if (concerns(facts, sentence, match.index, end)) return evidenceAt(facts, match.index, end);
  }
  return null;
}

const declinedPattern = new RegExp(
  `\\b(?:${lawyer}|firms?|they|place|one|offices?)\\b[^.;]{0,60}?\\b(?:turned (?:\\w+ ){0,2}down|declin\\w*|said no|no thank|passed on|wouldn'?t take|didn'?t want|did not want|rejected|would not take|couldn'?t take)`,
);

function countFormer(facts: RecordFacts): number {
  let count = 0;
  for (const sentence of facts.sentences) {
    if (!new RegExp(lawyer).test(sentence.text) && !/\bfirms?\b/.test(sentence.text)) continue;
    if (othersLawyer.test(sentence.text) || isOfAnotherMatter(facts, sentence.text, sentence.text)) continue;
    const endings =
      sentence.text.match(
        /\b(?:let (?:\w+ ){0,4}?go|withdrew|fired|discharged|retired|quit|released?|relieved|dropped)\b/g,
      )?.length ?? 0;
    if (ended.test(sentence.text) && !notEnded.test(sentence.text)) count += Math.max(1, endings);
    else if (
      new RegExp(former.source).test(sentence.text) &&
      /\b(?:had|former|prior|previous)\b/.test(sentence.text) &&
      !/\b(?:no|not|never)\b/.test(sentence.text)
    )
      count += 1;
  }
  return count;
}

/** Who acts for the client in this matter, told apart from former, unrelated, relatives' and opponents' lawyers. */
export function representationStatus(facts: RecordFacts): RepresentationStatus {
  const declinedAt = declinedPattern.exec(facts.folded);
  const declined =
    declinedAt === null ? null : evidenceAt(facts, declinedAt.index, declinedAt.index + declinedAt[0].length);
  const formerCount = countFormer(facts);
  const strong = firstConcerning(facts, strongPositive, true);
  if (strong !== null) return { represented: true, former: formerCount, declined, evidence: strong };
  const deniedAt = facts.folded.matchAll(denial).next().value;
  if (deniedAt !== undefined) {
    const evidence = evidenceAt(facts, deniedAt.index, deniedAt.index + deniedAt[0].length);
    return { represented: false, former: formerCount, declined, evidence };
  }
  const weak = firstConcerning(facts, weakPositive, false);
  if (weak !== null) return { represented: true, former: formerCount, declined, evidence: weak };
  const formerAt = formerCount > 0 ? ended.exec(facts.folded) : null;
  const evidence = formerAt === null ? null : evidenceAt(facts, formerAt.index, formerAt.index + formerAt[0].length);
  return { represented: evidence === null ? null : false, former: formerCount, declined, evidence };
}
