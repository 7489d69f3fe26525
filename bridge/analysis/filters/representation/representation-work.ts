import { matchesOf } from '../../text/matches.ts';
import { isNegated } from '../../text/negation.ts';
import { clauseAt, nearbyAt, type RecordFacts } from '../record-facts.ts';
import { type Sign, stillActs } from './representation-context.ts';
import { lawyer, wished } from './representation-words.ts';

const forUs = '(?:me|us|him|her|them|my \\w+|mom|dad|the family|the (?:estate|heirs|kids|children|client))';
const our = "(?:my|our|his|her|their|the|this|that|mom's|dad's)";
const papers =
  '(?:demands?(?: letters?)?|law ?suits?|suits?|complaints?|petitions?|appeals?|claims?|answers?|motions?|discovery|subpoenas?|lors?|(?:letters? of )?rep(?:resentation)?(?: letters?)?|g-?28|1696|2848|(?:spoliation|preservation) letters?|grievances?|(?:tort )?notices?(?: of (?:claim|appeal|appearance))?|letters testamentary|i-?\\d{3}\\w?|request for (?:evidence|hearing)|rfe|(?:inheritance |estate )?tax return|inventory)';
const hearings =
  '(?:hearings?|court|depositions?|deposicion|interviews?|entrevista|qme|ame|mediations?|arraignments?|judge|trial|prelim\\w*|conferences?|masters?(?: hearing)?|calendar|arbitration|ime|board|corte|audiencia|the stand)';

/** What a lawyer does for a client, said with whom it is for. */
const work = new RegExp(
  [
    `\\b(?:sent|mailed|wrote|drafted|put|served|made|filed|turned|faxed|submitted|prepared|answered|got|took|requested|handl\\w+|working on) (?:in |out |up |off |over |on )?(?:${our}|an?|both|all) (?:[\\w-]+ ){0,2}?${papers}(?: in)?(?= (?:for|on) (?:${forUs}|behalf)\\b)`,
    `\\b(?:sent|mailed|wrote|drafted|put|served|made|faxed|submitted)(?: (?:in|out|up|off|over|back))? (?:${our}|an?|their) (?:[\\w-]+ ){0,2}?(?:demands?(?: letters?)?|lors?|letters? of rep\\w*|rep(?:resentation)? letters?|g-?28|1696|2848|(?:spoliation|preservation) letters?)`,
    `\\b(?:handl|present|argu|try|tri|prosecut|negotiat|runn|run|work|do|does|took|tak|defend|manag)(?:s|es|ed|ing|e|led)? (?:on |over )?(?:my|our|his|her) (?:[\\w']+ )?(?:case|claim|appeal|grievance|hearing|arbitration|defense|file|petition|divorce|custody|papers|paperwork)`,
    `\\b(?:handl(?:es|ed|ing)|do(?:es|ing)|present(?:s|ed|ing)|argu(?:es|ed|ing)|took|tak(?:es|ing)|manag(?:es|ed|ing)|negotiat(?:es|ed|ing)|fil(?:ed|ing)|fight(?:s|ing)|speaks?|talks?|stands? up|(?:does|doing|do) (?:all )?the talking) ?(?:it|this|that|things|everything|all of it|the \\w+)?(?: all| up| on)? (?:for|on behalf of) ${forUs}\\b`,
    `\\b(?:go|goes|went|come|came|comes|coming|was|is|sits?|sat|stood|stands?|been|being|there|appear(?:s|ed)?)(?: (?:again|there|in|right|up|also))* (?:with|for|beside|next to) (?:me|us|him|her|them)(?: again)? (?:to|at|in|on|before|for) (?:the |my |our |his |her |an? )?(?:[\\w-]+ ){0,2}?${hearings}`,
    `\\b(?:is|are|'s|'re|was) (?:still |now |already )?(?:on|over|running|working|handling)(?: on)? (?:my|our|this|his|her) (?:\\w+ )?(?:case|claim|file)\\b`,
    `(?:'s|has|have|'ve) (?:been )?(?:working|handling|running)(?: on)? (?:my|our|his|her) (?:case|claim|file)\\b`,
    `\\b(?:prepped|prepares?|preparing) (?:me|us|him|her) (?:\\w+ )?(?:for|twice|once)\\b|\\b(?:witness|depo\\w*|hearing) prep with (?:me|us|him|her)\\b`,
    `\\b(?:put in for|asked for) (?:the|a|my) demand|\\b(?:countered|rejected|turned) (?:it |that |them |the offer )?(?:down )?(?:for (?:me|us)|at \\$?\\d)`,
    `\\b(?:took|taken|takes|signed) (?:me|us|him|her|it|my case|our case) (?:on|up)\\b|\\bpicked (?:me|us|it|my case) up\\b|\\bpicked up (?:my|our|the) case|\\btook (?:it|this) (?:in|on|back in|last)\\b`,
    `\\bsen(?:ds?|ding|t) (?:in )?(?:everything|all of it|it all|my \\w+) (?:in )?for (?:me|us)\\b|\\bsent (?:the \\w+|them|(?!me\\b|us\\b|her\\b|him\\b)[a-z]+) an? (?:\\w+ )?letter\\b`,
    `\\b(?:gets?|takes?|taking|keeps?|keep|would keep|charges?) (?:an? |their |his |her )?(?:third|quarter|\\d+ ?(?:%|percent)|half|cut|forty|\\d\\d)(?: percent)? (?:of|on) (?:it|the|my|our|what|any)`,
    `\\bpidi(?:o|eron) (?:ya )?(?:mis|los|todos mis) (?:records|expedientes|papeles|reportes)|\\bquedamos en (?:el )?\\d\\d`,
    `\\b(?:got|gets?|getting) (?:me|us|him|her) (?:my|our|his|her|the) letters\\b`,
    `\\b(?:has|have|got|ordered|pulled|requested)(?: all)? ${our} (?:medical )?records and (?:has )?(?:sent|mailed|put|demanded|wrote)`,
    `\\b(?:me|nos|le|les) (?:esta |estan )?(?:hacen?|llevan?|manejan?|arreglan?|tramitan?|haciendo|llevando|manejando|arreglando) (?:l[oa]s?|mis?|el|su|todo)\\b|\\b(?:fue(?:ron)?|va|van|vino|vinieron) conmigo a\\b|\\b(?:metio|pidio|mando|presento|sometio|puso|peleo) (?:ya )?(?:la|el|mi|una|un|los) (?:demanda|apelacion|video|carta|peticion|reclamo|papeles|caso|mocion)`,
  ].join('|'),
  'g',
);

/** Who can be a lawyer at work without being called one. */
const officeLike = new RegExp(
  `\\b(?:${lawyer}|practi[cs](?:es|ing)|esq|(?:mr|mrs|ms|attorney|licenciad[oa]|lic) +[a-z]|offices?|paralegals?|advocates?|(?:law school|legal) clinic|legal services|uno que sale en|number (?:on|off) (?:the|a) (?:bus|billboard|tv|bench)|union'?s? (?:man|guy|rep)|g-?28|counselor|los de|people (?:from|at|on|off)|outfit|runs? my (?:case|claim))`,
);
const mention = new RegExp(officeLike.source, 'g');
/** Whose work it is: the last one named before it. */
const subject =
  /\b(?:i|we|i'm|we're|i've|we've|yo|nosotros|he|she|they|who|that|he's|she's|they're|ella|ellos|el|mr|mrs|ms|attorneys?|attys?|lawyers?|counsel|office|firm|lady|guy|people|ones|los de|licenciad[oa]|abogad[oa]|qfirmq*|adjuster|insurer|insurance|company(?! (?:called|named|out of|that))|carrier|landlord|boss|employer|notario|notary|cpa|accountant|doctor|daughter|son|wife|husband|mother|father|mom|dad|sister|brother|friend|neighbor|nurse|social worker|case worker|realtor|agent|manager|tax preparer|translator|interpreter|prosecutor|da|trooper|officer|police|driver|bank|executor|trustee|cousin|uncle|aunt|nephew|niece)\b(?!'s? (?:attorney|lawyer|office|wife|husband))/g;
const noLawyer =
  /^(?:i|we|i'm|we're|i've|we've|yo|nosotros|adjuster|insurer|insurance|company|carrier|landlord|boss|employer|notario|notary|cpa|accountant|doctor|nurse|social worker|case worker|realtor|agent|manager|tax preparer|translator|interpreter|prosecutor|da|trooper|officer|police|driver|bank|executor|trustee)$/;
const relative =
  /^(?:daughter|son|wife|husband|mother|father|mom|dad|sister|brother|friend|neighbor|cousin|uncle|aunt|nephew|niece)$/;
const notYet =
  /\b(?:would|could|can|will|might|may|should|to|someone|somebody|anyone|anybody|please|if|whether|you|para que|que me|i'll|we'll|they'll|he'll|she'll|'d)\s(?:\w+ )?$/;

/** What is looked for is done by nobody yet. */
const onlyWanted =
  /\b(?:want\w*|need\w*|look\w*|hop(?:e|ing)|would like|find|seek\w*|busc\w*|necesit\w*|quier\w*)\b[^.;,]{0,40}$/;
const onesCase = /^(?:'s|has|have|'ve)\b.*\bcase$/;
const firstPerson = /\b(?:i|i'm|i've|my|me|we|our)\b/;

/** Whether a lawyer is spoken of, and not only to say that there is none, up to a place in the notes. */
function lawyerNamed(facts: RecordFacts, masked: string, from: number, to: number): boolean {
  for (const { 0: word, index } of matchesOf(masked.slice(from, to), mention)) {
    const clause = clauseAt(facts, from + index);
    const at = from + index - clause.start;
    const before = masked.slice(Math.max(clause.start, from + index - 60), from + index);
    const text = masked.slice(clause.start, Math.min(clause.end, clause.start + at + word.length + 30));
    if (!isNegated(text, at, word.length) && !wished.test(before) && !/\b(?:opposing|defense|their) $/.test(before))
      return true;
  }
  return false;
}

/** Who led the client to somebody has not done the work: "the attorney the bank recommended". */
const throughOthers =
  / (?:that )?(?:the|my|our|his|her) (?:[\w']+ ){1,2}(?:recommended|referred|suggested|found|sent|hired|picked|uses|used)\b(?: (?:me|us) to)?/g;

function whoseWork(before: string): string {
  let last = '';
  for (const match of matchesOf(before.replace(throughOthers, ''), subject)) last = match[0];
  return last;
}

/**
 * Work that somebody does for the client as a lawyer would, whatever they are called: "she wrote the demand for me", "he was
 * with us in the interview". A lawyer or an office must be spoken of nearby, and the work be that of somebody else.
 */
export function* workDone(facts: RecordFacts, masked: string): Generator<Sign> {
  for (const match of matchesOf(masked, work)) {
    const sign = { start: match.index, end: match.index + match[0].length };
    const sentence = nearbyAt(facts, sign.start, sign.end);
    const before = masked.slice(sentence.start, sign.start);
    const near = before.slice(-50);
    if (notYet.test(near) || onlyWanted.test(near)) continue;
    const who = whoseWork(before);
    if (noLawyer.test(who) || /\b(?:no|not|never|n't|nobody|nadie|no one)\s(?:\w+\s){0,2}$/.test(near)) continue;
    if (/\b(?:his|her)\b/.test(match[0]) && firstPerson.test(facts.folded)) continue;
    const from = relative.test(who)
      ? sentence.start
      : (facts.sentences[Math.max(0, sentence.sentence - 2)]?.start ?? 0);
    const byName = who === '' && onesCase.test(match[0]);
    if (!byName && !lawyerNamed(facts, masked, Math.max(from, sign.start - 600), Math.min(sentence.end, sign.end + 60)))
      continue;
    const text = masked.slice(sentence.start, sentence.end);
    if (stillActs(facts, text, sentence, sign)) yield sign;
  }
}
