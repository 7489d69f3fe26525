import type { Clause } from '../../text/clauses.ts';
import { nearbyAt, type RecordFacts } from '../record-facts.ts';
import { isOver, notEnded } from './representation-endings.ts';
import {
  hintsAtLawyer,
  isOtherMatter,
  namesLawyer,
  othersLawyer,
  relatedLawyer,
  wished,
} from './representation-words.ts';

/** A place in the notes that speaks of a lawyer at work; offsets are those of the notes. */
export interface Sign {
  start: number;
  end: number;
}

const firstPerson = /\b(?:i|i'm|i've|my|me|we|our)\b/;
const kin =
  'boyfriend|girlfriend|fiancee?|roommate|cousin|neighbor|coworker|ex|wife|husband|dad|mom|father|mother|esposo|esposa|brother|sister|hermano|hermana|passenger|friend|partner|son|daughter|uncle|aunt|buddy|comadre|compadre|prim[oa]|ti[oa]|vecin[oa]|amig[oa]|suegr[oa]|cunad[oa]';
const adverse =
  'aide|caregiver|executor|executrix|trustee|administrator|defendant|dealership|facility|nursing home|supervisor|developer|stepmother|stepfather|stepmom|stepdad|union|sindicato|aseguradora|seguro|patron|chofer|empresa|compania|dueno|employer|company|insurer|insurance|carrier|driver|landlord|side|boss|owner|store|hospital|trucker|seller|buyer|contractor|builder|school|hoa|bank|manager|other (?:guy|one|lady|man|woman|party)';
const others = new RegExp(
  `\\b(?:she|he|they|${kin}|${adverse})\\s(?:also |already |now |ya |just |went and |has |had )?$`,
);
const namedOther = new RegExp(
  `\\b(?:${kin}|${adverse})\\s(?:also |already |now |ya |just |went and |has |had |had also )?$`,
);
const pronoun = /\b(?:she|he|they)\s(?:also |already |now |just |has |had )?$/;
const someoneElse = new RegExp(`\\b(?:${kin}|${adverse})\\b`);
const otherPerson = /\b(?:neighbor|driver|owner|landlord|other (?:side|guy|party)|boss|ex|they|he|she)\b/;
/** What others do for the client: "signed the both of us", "hired him for me". */
const forClient =
  /\b(?:(?:for|got|set|signed|sign) (?:me|us|him|her)\b|the (?:both|two) of us|both of us|all of us|for (?:(?:\w+ )?all (?:of )?(?:us|the (?:heirs|kids|children|siblings))|the (?:estate|heirs|(?:whole )?family)|everyone|everybody)|(?:my|our|her|his) behalf|(?:me|us) up|for (?:my|our|his|her) (?:case|dui|dwi|charges?|claim|defense|divorce|accident|injury))\b/;
const isAppointed =
  /\b(?:court|judge|insurer|insurance|carrier|aseguranza|juez|corte|legal aid)\b[^.;]{0,30}\b(?:gave|appointed|assigned|hired|provided|put|puso|asigno|dio)|\b(?:appointed|assigned)\b/;
const turns =
  /\b(?:but|then|so|because|since|and then|until|went ahead|ended up|finally|eventually|anyhow|anyway)\b|, ?(?:the )?(?:first|second|third|fourth|fifth|last|another|next) (?:one|guy|firm|place|office)(?= )|,(?= ?(?:i|we|he|she|they)\b)/;
const changesLawyer =
  /^(?:transfer|move|moving|tak|chang|switch|swap|replac|get rid|fir|drop|leav|unhappy|not happy|dissatisfied|cambiar)/;
/** What was only asked first may then be done: "met with them and signed". */
const done = /^(?:(?:e-?|docu-?)?signed|hired|retained|engaged|went with|paid|firm(?:e|o|amos)\b)/;
/** Whosever lawyer it is otherwise ("the union's attorney"), here the client is represented. */
const forSelf = /\brepresent(?:s|ed|ing)? (?:me|us)\b/;
/** The parents of a hurt child hire for the child, whoever calls. */
const parentsOfOne =
  /\b(?:(?:his|her|their|the (?:kid|child|boy|girl|baby)'?s|both) (?:(?:own|real|biological|birth|bio) )?(?:mom|mother|dad|father|parents|guardian|folks)(?: (?:&|and) (?:\w+ )?(?:mom|mother|dad|father))?) (?:also |already |now |just |both |has |have |had )*$/;
const aboutChild =
  /\b(?:step-?(?:son|daughter|child|dad|mom|father|mother)|grand-?(?:son|daughter|child|kid|baby|ma|pa|mother|father)|nephew|niece|aunt|uncle)\b|, (?:age )?(?:\d|1[0-7]), /;
/** Who was another matter's lawyer and takes this one. */
const takesThis =
  /\b(?:he|she|they)(?:'d| would|'ll| will| could| can)? (?:also )?(?:handle|handles|handled|take|takes|took|do|does) (?:it|this|that|mine|ours|my|our)\b/;
/** A sentence that goes on about the one just named. */
const goesOn =
  /^\s*(?:then |so |but |and |later |he then )*(?:he|she|they|it|i|we|that|those|this|nobody|no one|the (?:firm|lawyer|attorney|office)|lo|la|el|ella|court|judge)\b/;
/** One who goes on about "them", who stopped: "on 10/1 they dropped her", "our agreement is terminated". */
const byThem =
  /\b(?:they|he|she|firm|office|lawyer|attorney)\b[^.;]{0,24}\b(?:dropped|closed|quit|withdrew|let|released|returned|fired|mailed|sent|ended)\b|\b(?:agreement|contract|retainer|representation)\b[^.;]{0,24}\b(?:terminated|over|ended|cancel\w*|void|rescinded)\b/;
const nobodySince =
  /\b(?:no ?one|nobody|none|no (?:new |other )?(?:lawyer|attorney|atty|counsel|rep)|on (?:my|his|her|our) own|by (?:my|him|her)self|nadie|pro se|unrepresented|without (?:a lawyer|one|anybody|anyone))\b[^.;]{0,30}\b(?:since|now|anymore|after (?:that|him|her|them)|at (?:present|the moment)|currently|ever since|desde|till then)\b|\b(?:since(?: then)?|now|currently|desde entonces)\b[^.;]{0,24}\b(?:no ?one|nobody|no (?:lawyer|attorney|counsel)|on (?:my|his|her|our) own|nadie|unrepresented|pro se)\b/;
const isOfFormer = /\b(?:first|1st|former|prior|previous|old|last|ex|original|anterior)\b/;
const isOfPresent = /\b(?:now|currently|current|still|new|these days|is on (?:it|this))\b/;

/** Whether somebody other than the client is said to have hired one for themselves. */
function isOthersHire(facts: RecordFacts, text: string, said: string, from: number, at: number): boolean {
  if (parentsOfOne.test(text.slice(Math.max(0, from - 60), from)) && aboutChild.test(facts.folded)) return false;
  if (!firstPerson.test(facts.folded) || forClient.test(text.slice(Math.max(0, from - 12)))) return false;
  const before = text.slice(Math.max(0, from - 30), from);
  if (/^(?:e-?)?sign|^went with|^hired|^retained/.test(said) && namedOther.test(before)) return true;
  if (/^lawyered/.test(said) && otherPerson.test(text.slice(0, from))) return true;
  // "They have a lawyer": the client's own family, unless somebody else was spoken of.
  if (pronoun.test(before) && !someoneElse.test(facts.folded.slice(0, at))) return false;
  return (
    /^(?:has|have|had|got|tiene|hired|retained|contrat|lawyered|already|is|are|paid)/.test(said) && others.test(before)
  );
}

/** Whether the work of a lawyer told of is over: by the sentence itself, or by what follows about the same one. */
function isEnded(facts: RecordFacts, text: string, sentence: Clause, sign: Sign): boolean {
  const from = sign.start - sentence.start;
  const to = sign.end - sentence.start;
  const said = text.slice(from, to + 16);
  const anew = /#2/.test(said) || /\b(?:new|another|second|different|otr[oa]|number two|2nd|partner)\b/.test(said);
  const rest = anew || /\b(?:then|now|but)\b[^.;]{0,20}$/.test(text.slice(0, from)) ? text.slice(to) : text;
  if (isOver(rest) && !(isOfPresent.test(said) && isOfFormer.test(rest) && !/\bcurrent\b/.test(rest))) return true;
  return facts.sentences.slice(sentence.sentence + 1, sentence.sentence + 5).some(({ text: told }) => {
    const next = told.slice(0, 400);
    if (nobodySince.test(next)) return true;
    if ((!goesOn.test(next) && !byThem.test(next) && !namesLawyer(next)) || othersLawyer.test(next)) return false;
    return isOver(next) && !(isOfFormer.test(next) && isOfPresent.test(said));
  });
}

/** Whether a sign of a lawyer is one of a lawyer of the client, in this matter, who still acts. */
export function concernsClient(facts: RecordFacts, text: string, sentence: Clause, sign: Sign): boolean {
  const from = sign.start - sentence.start;
  const to = sign.end - sentence.start;
  const said = text.slice(from, to);
  const near = text.slice(Math.max(0, from - 12), to + 14);
  const around = text.slice(Math.max(0, from - 40), to + 30);
  const acted =
    /\brepresenting (?:me|us|him|her)\b|\b(?:doing|handling|working) (?:on )?(?:my|our|this)\b|\b(?:for|got|found|set) (?:me|us)\b|\bentered (?:an? |his |her |their )?appearance\b|\bon the case\b/.test(
      text,
    );
  if (
    !isAppointed.test(said) &&
    !forSelf.test(text.slice(from, to + 14)) &&
    (othersLawyer.test(around) || (relatedLawyer.test(text) && !acted))
  )
    return false;
  // What was wished for or asked ends where the talk turns: "said i need no lawyer but i got one".
  const before = `${
    text
      .slice(Math.max(0, from - 50), from)
      .split(turns)
      .at(-1) ?? ''
  }${text.slice(from, from + 4)}`;
  const wentOn = /\band (?:then |finally |later |we |i )?$/.test(before.slice(0, -4)) && done.test(said);
  if (
    wished.test(before) &&
    !wentOn &&
    !/^(?:my|our|still|get(?:ting)? (?:me )?out)/.test(said) &&
    !changesLawyer.test(said)
  )
    return false;
  if (
    /\b(?:would|could|will|might)? ?be\s$|'d be\s$/.test(text.slice(Math.max(0, from - 12), from)) &&
    /\bfirst\b/.test(said)
  )
    return false;
  const tookThisToo =
    /\b(?:also|too|as well|tambien)\b/.test(text.slice(from)) ||
    /\bsame\b/.test(said) ||
    (/^(?:e-?)?sign|^hired|^retain|^went with/.test(said) && takesThis.test(text));
  if (!tookThisToo && isOtherMatter(text, near, facts.record.practiceArea)) return false;
  if (/^(?:his|her|their)\b(?! (?:law )?partner)/.test(said) && firstPerson.test(facts.folded)) return false;
  return !isOthersHire(facts, text, said, from, sign.start) && !isEnded(facts, text, sentence, sign);
}

/** Whether work told of is that of this matter and goes on. */
export function stillActs(facts: RecordFacts, text: string, sentence: Clause, sign: Sign): boolean {
  const near = text.slice(Math.max(0, sign.start - sentence.start - 12), sign.end - sentence.start + 14);
  return !isOtherMatter(text, near, facts.record.practiceArea) && !isEnded(facts, text, sentence, sign);
}

/** Whether a sentence tells of an end of a lawyer's work: it names one, or goes on about one. */
export function tellsOfEnd(facts: RecordFacts, masked: string, sentence: Clause): boolean {
  const text = masked.slice(sentence.start, sentence.end);
  if (!isOver(text) || othersLawyer.test(text)) return false;
  if (namesLawyer(text) || /\b(?:fired|had|with) (?:mr|ms|mrs)\b|\bfirms?\b/.test(text)) return true;
  if (/\b(?:was|were|been|prev\w*|formerly) (?:represented|repp?'?e?d)\b/.test(text)) return true;
  const previous = facts.sentences[sentence.sentence - 1];
  return previous !== undefined && goesOn.test(text) && hintsAtLawyer(masked.slice(previous.start, previous.end));
}

const ofSelf = /\b(?:i|i'm|i've|my|me|we|our|us|mi|yo|nos|nuestr[oa])\b/;

/** Whether the sentence of a sign speaks of others alone: who then says that nobody acts speaks of the client. */
export function isOfOthersAlone(facts: RecordFacts, at: number): boolean {
  const { text } = nearbyAt(facts, at, at);
  return someoneElse.test(text) && !ofSelf.test(text);
}

export const isOfOthers = (text: string): boolean => othersLawyer.test(text);
export const isDeniedEnd = (text: string): boolean => notEnded.test(text);
