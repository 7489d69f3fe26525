import { matchesOf } from '../../text/matches.ts';
/** Words on lawyers and who employs them, as sources of patterns for folded text; a named firm stands there as "qfirm". */
export const lawyer =
  "(?:attorneys?|attorneys'|attys?|attny|atnys?|lawyers?|counsel|law ?firms?|law offices?|abogad[oa]s?|licenciad[oa]|bufete|despacho|legal team|firms?(?<=\\b(?:some|one|another|two|other|tv|injury|different) firms?)|firm(?= (?:from|in|out of|off|that|has|is|on|called|named|keeps|sent|took|downtown))(?<=(?<!\\b(?:at|for|by|joined) )\\ba firm)|legal aid|public defenders?|pd|esquire|reps?\\b(?<!\\b(?:union|sales|insurance|service|customer|claims?|rental|personal|succession|estate|store|company|police|hr|patient|manufacturer|field|account|safety|tech) reps?)(?!'d|[:./])|(?:billboard|tv|bus ad|radio) (?:guy|lady|man|people|ones|outfit)|place on the radio|(?:law school|legal) clinic|qfirmq*)";

const anyLawyer = new RegExp(`\\b${lawyer}\\b`);
export const namesLawyer = (text: string): boolean => anyLawyer.test(text);

/** Words that speak of a lawyer's office without naming one. */
const hint =
  /\b(?:billboards?|free consult\w*|tv (?:ad|people|guys?|lawyers?)|(?:off|from|on) (?:the )?tv|commercial (?:on|i saw)|bus ad|case manager|contingency|(?:\d+|thirty|forty|third) ?(?:%|percent)|a third|retainer|fee agreement|docusign|ipad|tablet|(?:do|handle|take|took|run|work|working|on) (?:on )?(?:my|our|his|her|the|this) (?:case|claim)|firm|represent\w*|injury (?:group|place|people|outfit)|paralegal|contract (?:with|w\/|at the|on the|in the)|runner|oficina de|llev\w+ (?:mi|el|su) caso|(?:1-?)?800[- ](?:numbers?|lines?|\d)|hotlines?)\b/;
export const hintsAtLawyer = (text: string): boolean => namesLawyer(text) || hint.test(text);

const person =
  "(?!(?:Retained|Hired|Signed|Called|With|Fired|My|The|Our|Still|Terminated|Represented|Current|Currently|Already|Has|Have|Had|Attorney|Atty|Lawyer|Counsel|Left|Dropped|And|But|Then|When|His|Her|Their|Prior|Former)\\b)[A-Z][\\w'-]{1,24}";
const firm = new RegExp(
  `\\bLaw (?:Offices?|Firm|Group) of(?: ${person}){1,4}|\\b(?:${person},? ){0,3}${person} (?:Law(?: (?:Firm|Group|Offices?))?|Legal(?: Group)?|LLP|PLLC|P\\.?C\\b|APC|Injury (?:Law|Lawyers|Group|Firm)|Accident Attorneys|Law Center|Trial Lawyers|Attorneys)\\b|(?<=\\b(?:[Rr]etained|I (?:have |already )?hired|[Ww]e (?:have |already )?hired|[Ss]igned (?:up )?with|[Rr]epresented by) )${person} ${person}(?! (?:of|at|for))|(?<=\\b[Tt]he )${person} (?:firm|Firm)\\b|(?<=\\b(?:with|w/|of|paying|paid|hired|Hired|retained|Retained|terminated|Terminated|fired|Fired|left|Left|dropped|Dropped|represented by|by|at|con|went to) )${person} (?:&|and|y) ${person}|\\b${person} (?:&|and) ${person}(?= (?:has|have|is|are) (?:been )?(?:on|handling|representing|working|filed|got|had)\\b| (?:represents?|filed suit|took the case|is my|are my))`,
  'g',
);
const notAFirm =
  /^(?:The |My |A |No |Family |Criminal |Employment |Labor |State |Federal |Lemon |By |In )+(?:Law|Legal)\b/;

/** Named firms set to one word of the same length, so that every offset still holds. */
export function withFirmsMasked(folded: string, notes: string): string {
  let masked = folded.replace(/\b(?:mr|mrs|ms|dr|atty|st|no)\. ?(?=[a-z])/g, (title) => title.replace('.', ' '));
  for (const match of matchesOf(notes, firm)) {
    if (notAFirm.test(match[0]) || match[0].length < 5) continue;
    const end = match.index + match[0].length;
    masked = masked.slice(0, match.index) + 'qfirm'.padEnd(match[0].length, 'q') + masked.slice(end);
  }
  return masked;
}

/** A lawyer who is the other side's, or a relative's own. */
export const othersLawyer = new RegExp(
  `(?:(?<!attorney|lawyer|atty|counsel|firm)(?:'s|s')|\\bopposing|\\bother (?:side|party|driver|guy|one)|\\bdefen[sd]e|\\binsurance|\\bcarrier|\\badjuster|\\blandlord|\\bcompany|\\bcorporate|\\bhospital|\\bcounty|\\bcity|\\bdistrict|\\bhoa|\\bbank|\\bproducer|\\bher husband|\\bhis wife|\\bdel otro|\\bde la aseguranza) (?:big |own |downtown |in-?house )*(?:${lawyer})|\\b(?:${lawyer}) (?:for|of|from) (?:the|his|her|their) (?:other|insurance|store|owner|company|landlord|driver|bank|carrier|trust|estate of)|\\b(?:the|her|his|their|my) (?:other (?:side|driver|guy|party)|employer|insurance company|insurer|adjuster|boss|landlord|store|hospital|school|company|bank)\\b[^.;]{0,30}\\b(?:has|have|had|hired|sent|got|brought) (?:an? |their |his |her |its )(?:\\w+ )?(?:${lawyer})`,
);
export const relatedLawyer = new RegExp(
  `\\b(?:brother|sister|cousin|friend|uncle|aunt|dad|father|mother|mom|son|daughter|neighbor|roommate|in-law|nephew|niece|boss|coworker|buddy|primo|prima|hermano|hermana|amig[oa]|cunad[oa]|husband|wife|tio|tia)\\b[^.;]{0,20}?\\b(?:is|'s|was|es) (?:an? |un |una )?(?:(?!with|at|by|from)\\w+ ){0,3}?${lawyer}|only (?:does|do|handles?|practices?)\\b|(?:doesn'?t|does not|don'?t) (?:do|handle|practice|take) (?:this|that|these|comp|wc|workers'? comp\\w*|injur\\w*|criminal|divorces?|custody|family|accidents?|personal injury|(?!(?:anything|much|nothing|any|the|his|her|my|their|it|a)\\b)(?:\\w+ ){1,2}(?:cases?|law|matters|claims))\\b|\\b(?:isn'?t|not) (?:his|her|their) (?:thing|area|field|line|cup)|\\b(?:isn'?t|not) what (?:she|he|they) (?:does?|handles?|practices?)|\\b(?:just|only|strictly|solely) (?:closing|doing|handling|does|did|here for) (?!(?:this|my|our|it|that)\\b)`,
);

/** What stands before a lawyer who is only looked for, asked or met. */
export const wished =
  /\b(?:(?:would|'d|could|will|might) be|want\w*|think\w* (?:about|of)|consider\w*|reach\w* out to|called|emailed|need\w*|look\w* for|shop\w* for|seek\w*|find|get|should i|do i|do you|would like|wish\w*|necesit\w*|quier\w*|busc\w*|talk\w* (?:to|with)|sp[eo]ke\w* (?:to|with)|met with|ask\w* (?:a|an|for|if)|offered|recommended|see(?:ing)?|consult\w*|interview\w*|before hiring|afford|choose|can hire|to hire|wants? to sign|ready to|if i had|mailed|applied for|sent (?:me|us|him|her) (?:a|an|their) (?:contract|flyer|packet)|flyers?|turned (?:it|me|us|him|her|them) down|declined|said no|passed on|rejected|told me to get|get (?:a|an)|union rep says|cost)\b[^.;]{0,40}$/;

const matterWords: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:divorce|family (?:law|court)|custody|divorcio)\b/, /divorc|family|custod|child/i],
  [/\b(?:real estate|closing|title|property)\b/, /real estate|property|landlord/i],
  [/\b(?:criminal|dui|dwi|traffic|penal)\b/, /crim|dui|dwi|traffic|expung/i],
  [/\b(?:immigration|migracion|inmigracion)\b/, /immig|inmig/i],
  [/\b(?:comp|workers'? comp|wc|comp board)\b/, /comp(?!an)/i],
  [
    /\b(?:vs\.? the other|third[- ]party|the other (?:driver|motorist)'?s? (?:only|insur\w*))\b/,
    /auto|car\b|motor|truck|personal|injury|accident/i,
  ],
  [/\b(?:bankruptcy)\b/, /bankr/i],
  [/\b(?:estate|probate|will|trust)\b/, /estate|probate|will|trust/i],
  [
    /\b(?:tax|patent|business|corporate|(?<!under )contract(?! (?:to represent|with (?:a|an|the|my|another|qfirm)))|trademark|ip|disability|ssd|va)\b(?! says)/,
    /tax|patent|business|corporate|trademark|contract|disab|veteran/i,
  ],
];

const otherMatter =
  /\b(?:separate (?:thing|matter|case|issue)|different (?:matter|case|thing|lawyer)|another matter|unrelated|only the comp|something else|not (?:for|on|about) this|for (?:the|my|his|her|our) (?:\w+ )?(?:old|other|divorce|closing|custody|will|house|papers|taxes|bankruptcy|green card|grievance|visa|adoption|ticket|taxes)|para lo de (?:ella|el)|for her own|for his own|years (?:ago|back)|other than|(?:back )?in (?:19|20)[01]\d)\b/;

/** Whether a lawyer is told of in a matter other than the one of the record. */
export function isOtherMatter(sentence: string, near: string, practiceArea: string): boolean {
  if (otherMatter.test(sentence)) return true;
  return matterWords.some(([words, area]) => words.test(near) && !area.test(practiceArea));
}
