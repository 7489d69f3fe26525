import { foldInPlace } from '../../text/fold-text.ts';
import { blankWhatMattersNot, countRefusals } from '../base/filter-text.ts';
import { areaIn, citiesNamedIn } from '../regions/named-area.ts';

/** A part of a filter that names an area of its own: "Oahu ok" and "neighbor islands no" are two. */
interface PlaceTerm {
  original: string;
  /** "Ohio visitors welcome" allows and requires nothing. */
  welcomes: boolean;
}

/** How a new rule begins, after a comma. */
const begins =
  "(?:and )?(?:but |so |then )?(?:no|not|nothing|nobody|none|never|don'?t|do not|we|i|i'm|callers?|clients?|leads?|crash(?:es)?|wrecks?|accidents?|injury|the (?:crash|wreck|accident|client|caller|case|injury|event|incident|land|property|person)|must|has to|have to|should|skip|decline|reject|only|anything|anyone|anybody|everything|everyone|plus not|y no|pero)\\b";
/** How one ends that has its verdict behind it: "Chicago is not". */
const ends =
  "(?:[a-z0-9.'/&-]+ ){0,5}[a-z0-9.'-]+ (?:is |are |= ?|: ?)?(?:no|nope|not|not (?:ok|okay|fine|us|accepted|covered)|out|ok|okay|fine|yes|welcome|off limits|too far)(?= ?(?:[,.;()]|$))|(?:[a-z]+ ){1,4}(?:is|are) (?:no|not)\\b";
const cut = new RegExp(
  `(?<!\\b(?:st|ft|mt|co|inc|vs|approx|incl|e\\.g|i\\.e|u\\.s|d\\.c|n\\.j|n\\.y|[a-z]))[.;?!]+ +(?=\\S)| (?:-+>?|=>|→|=) ?(?=\\S)| ?[()](?:[.,;](?= ))? *(?:(?:-+>?|=>|→|=) ?)?|,? (?=but (?:not|no|nothing|never)\\b)|, (?=${begins}|${ends})`,
  'g',
);
/** A condition that comes first belongs to what follows it. */
const conditional = /^(?:if|when|where(?!\b[^?]*\?)|reject|decline|skip|exclude|any(?:one|thing|body)|si)\b/;
const verdictAlone =
  /^(?:then |so |that'?s |those |they |it'?s |we(?:'ll)? |i(?:'ll)? (?:have to )?|is |are |it )*(?:an? |hard |all )*(?:no|nope|pass|decline\w*|reject\w*|skip|refer (?:it |them )?(?:out|away)|say no|not for us|out|don'?t (?:take|do|want|send)(?: (?:it|them|those|these))?|can'?t (?:take|do|file|help with)(?: (?:it|them|those|these))?|not (?:ok|okay|accepted)|ok|okay|fine|yes|welcome|please|only|good|great)\W*$/;
const pointsBack = /\b(?:those|these|there|them|that|here|one of|the two)\b/;
const suburbs = /\b(?:the )?(?:suburbs|suburban counties|burbs)\b/i;
const elsewhere =
  /\b(?:elsewhere|anywhere else|nowhere else|no ?(?:one|body|thing|where) else|anything else|other (?:states?|counties|places))\b/;
const lets =
  /\b(?:is|are|=)? ?(?:also |still )?(?:ok|okay|fine|welcome|accepted|allowed)(?: if| when| as long as| provided|\W*$)/;

const listGoesOn = /^, (?:[a-z.']+ ){0,2}(?:or|and) [a-z.' ]+ ?=/;
const judged = /\b(?:no|not|ok|okay|fine|yes|only|welcome|out)$/;

function piecesOf(original: string, folded: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const match of folded.matchAll(cut)) {
    const clause = folded.slice(start, match.index).trim();
    // Conditions and lists go on past a comma.
    if (
      match[0].startsWith(',') &&
      conditional.test(clause) &&
      !/\bbut\b/.test(folded.slice(match.index, match.index + 8))
    )
      continue;
    // "DuPage, Will or Kane = no": one verdict on a whole list.
    if (match[0].startsWith(',') && listGoesOn.test(folded.slice(match.index)) && !judged.test(clause)) continue;
    pieces.push(original.slice(start, match.index));
    start = match.index + match[0].length;
  }
  pieces.push(original.slice(start));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** Pieces that only pass a verdict on the one before, or only point back to its place, are part of it. */
function joined(pieces: readonly string[]): { original: string; names: boolean }[] {
  const terms: { original: string; names: boolean }[] = [];
  for (const piece of pieces) {
    const folded = foldInPlace(piece);
    const last = terms.at(-1);
    const names = areaIn(folded, piece) !== null;
    if (last !== undefined && !names && verdictAlone.test(folded)) last.original += `, ${piece}`;
    else if (last !== undefined && !names && pointsBack.test(folded) && countRefusals(folded) === 0)
      last.original += ` - ${piece}`;
    else if (last !== undefined && names && isBare(folded)) {
      last.original += `, ${piece}`;
      last.names = true;
    } else if (last?.names && suburbs.test(folded) && !names) terms.push(suburbsOf(last.original, piece));
    else if (!elsewhere.test(folded) || names) terms.push({ original: piece, names });
  }
  return terms;
}

/** "Not Philadelphia proper - suburbs only": the suburbs are those of the city named before. */
function suburbsOf(before: string, piece: string): { original: string; names: boolean } {
  const [city] = citiesNamedIn(foldInPlace(before));
  const name = city?.name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return { original: name === undefined ? piece : piece.replace(suburbs, `${name} area`), names: name !== undefined };
}

/** Names alone repeat, or make more exact, what comes before them. */
const isBare = (folded: string): boolean =>
  countRefusals(folded) === 0 &&
  !/\b(?:cases?|pending|leads?|residents?|must|has to|have to|should|needs?|be|is|are|callers?|clients?|crash|accident|wreck|only|yes|ok|okay|fine|live|lives|happen\w*|outside|except|minus|if|we|welcome)\b/.test(
    folded,
  );

/**
 * The parts of a filter that name areas, each a filter of its own, where it has several that do not all say the same,
 * or words beside the only one that would turn it round; null where it is read best as a whole.
 */
export function placeTermsIn(original: string): PlaceTerm[] | null {
  const city = /\b(?:upstate|long island|boroughs?|westchester|hudson valley)\b/i.test(original);
  const given = city ? original.replace(/\bthe city\b/gi, 'New York City') : original;
  const folded = blankWhatMattersNot(foldInPlace(given));
  const kept = [...given].map((character, at) => (folded[at] === ' ' ? ' ' : character)).join('');
  const pieces = piecesOf(kept, folded);
  if (pieces.length < 2) return null;
  const all = joined(pieces);
  const terms = all.filter(({ names }) => names);
  const idle = all.filter(({ names }) => !names);
  if (terms.length === 0) return null;
  const refusing = ({ original: term }: { original: string }) =>
    countRefusals(foldInPlace(term)) > 0 || /\boutside\b|\bout of\b/i.test(term);
  const isChanged = idle.length > 0 || pieces.length > all.length;
  if (terms.length === 1) return idle.some(refusing) || (isChanged && terms.some(refusing)) ? terms.map(termOf) : null;
  return terms.some(refusing) || idle.some(refusing) || terms.some(({ original }) => lets.test(foldInPlace(original)))
    ? terms.map(termOf)
    : null;
}

const termOf = ({ original }: { original: string }): PlaceTerm => ({
  original,
  welcomes: lets.test(foldInPlace(original)),
});
