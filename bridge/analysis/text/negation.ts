import { matchesOf } from './matches.ts';

const cue =
  /\b(?:no|not|non|never|nobody|none|neither|nor|nothing|without|cannot|denies|denied|deny|denying|lacks?|lacking|absent|negative for|neg for|free of|(?<!\b(?:near|to|almost|about|around) )zero|w\/o|[a-z]{2,6}n't|dont|doesnt|didnt|wasnt|werent|isnt|arent|hasnt|havent|hadnt|wont|wouldnt|cant|couldnt|aint|ain't|unable to|refuse[sd]? to|fail(?:s|ed)? to|yet to|nunca|jamas|sin|ningun[oa]?s?|nadie|nada|tampoco|ni|niega|nego|falta de)\b/g;

// Words that look like a denial and are none, or that turn it round.
const noCue =
  /\b(?:no doubt|no longer|not only|no fault of|no wonder|no later than|no less than|not just|no\.? ?\d|no contest|no[- ]show|no problem|no matter|nothing but|not to mention|not sure|no solo|no cabe duda|no[- ]fault|no cause|no reason|without warning|without (?:asking|telling|permission|notice|looking|stopping|signal\w*|consent)|no (?:sign|signs|cone|cones|warning|warnings|lights?|rails?|guard|barrier|harness|letrero|aviso|signal)\b|didn'?t (?:stop|see|look|yield|signal|brake|warn|diagnose|catch|order|test|clean|fix|repair|salt)|(?:did|does|do) not (?:stop|see|look|yield|signal|brake|warn)|won'?t (?:pay|fix|repair|return|give|let|stop)|will not (?:pay|fix|repair|return|give|let)|refused to (?:pay|fix|repair|return|give|let|accept|cover)|failed to (?:pay|yield|stop|diagnose|warn|clean|fix|repair|return))\b/;

// How far a denial reaches: it ends where a new thought begins.
const barrier =
  /[;:.!?|\n]|\b(?:but|however|except|although|though|only|just|besides|because|since|until|pero|aunque|sino|porque|solo|excepto)\b/;
const listed = /,\s*(?:[^,]{0,28},\s*){0,5}[^,]{0,28}$/;

const reach = 9;

const reaches = (between: string): boolean => {
  if (barrier.test(between)) return false;
  const words = between.trim() === '' ? 0 : between.trim().split(/\s+/).length;
  if (!between.includes(',')) return words <= reach;
  // "no fracture, surgery or burns": a bare list stays denied, a new clause with a verb or number does not.
  return (
    words <= 14 &&
    listed.test(between) &&
    !/\b(?:is|was|are|were|has|have|had|i|he|she|they|we|then|now|esta|tiene|es|fue|\d+)\b/.test(between)
  );
};

/** Denials farther off never reach; looking for them would make endless clauses cost the square of their length. */
const FARTHEST = 300;

const nearBefore = (clause: string, at: number): number => {
  if (at <= FARTHEST) return 0;
  const space = clause.indexOf(' ', at - FARTHEST);
  return space === -1 || space > at ? at - FARTHEST : space;
};

/** Whether what stands at `at` is denied by a word before it in the same clause, or by an answer after it. */
export const isNegated = (clause: string, at: number, length = 0): boolean => {
  const near = nearBefore(clause, at);
  for (const match of matchesOf(clause.slice(near, at), cue)) {
    const from = near + match.index;
    if (noCue.test(clause.slice(from, from + 34)) && noCue.exec(clause.slice(from, from + 34))?.index === 0) continue;
    if (reaches(clause.slice(from + match[0].length, at))) return true;
  }
  return deniedAfter(clause.slice(at + length, at + length + FARTHEST));
};

// "attorney? no", "surgery: none", "witnesses - no", "priors: 0", "seguro: no".
const answerNo =
  /^\s*(?:\w+\s*)?(?:\?|:|=|-+|\()\s*(?:(?:a|answer|ans|client|caller|respuesta|>)\s*[:>-]\s*|> ?)?(?:no|none|nope|nah|never|neg|negative|n|n\/a|0|zero|ninguno|ninguna|nunca|nada|not yet|todavia no)\b(?!\.? ?\d)(?! (?:problem|doubt))/;
const ruledOut =
  /^\s*(?:was|were|is|are|came back|fue|xr|x-?ray)?\s*(?:neg\b|negative|ruled out|denied by nobody|never happened|negativ[oa]s?)\b/;

const deniedAfter = (after: string): boolean => answerNo.test(after) || ruledOut.test(after);
