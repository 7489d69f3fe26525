/** Each matches in folded text: lower case, no diacritics, nothing invisible. Group 1, where there is one, is what is masked. */
export interface ContactPattern {
  readonly placeholder: string;
  readonly pattern: RegExp;
}

const digitWord =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)';

/** Suffixes that name a street whatever the letter case; the others need more context to be told from plain words. */
const plainSuffix = '(?:street|st|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|parkway|pkwy|terrace|highway|hwy)';
const looseSuffix =
  '(?:drive|dr|court|ct|circle|cir|place|pl|way|trail|trl|square|sq|loop|run|row|walk|pike|alley|plaza|cove|crossing)';
const unit = '(?:,? {0,2}(?:apt|apartment|unit|suite|ste|apto|#) {0,2}\\.?#? {0,1}[\\w-]{1,8})?';
const notAStreetWord =
  '(?:on|at|in|the|of|and|was|were|is|from|near|by|to|for|a|an|with|after|before|down|miles?|min|mins|minutes?|hours?|days?|weeks?|months?|years?|yrs?|yo|mph|cars?|people|lanes?|blocks?|k|am|pm|times?|other|more|en|la|el|los|las|de|del|por|con|que|y|una?|iba|yo|calle|sobre|hacia|into|onto|off|when|while|i|he|she|we|they|my)';
const streetWord = `(?!${notAStreetWord}\\b)[\\w.'-]{1,25}`;
const houseNumber = '(?<![\\d$.,/:-])\\d{1,6}[a-d]?(?:-\\d{1,4})?';

export const contactPatterns: readonly ContactPattern[] = [
  { placeholder: '[EMAIL]', pattern: /[^\s@<>()",;]{1,80}@+[^\s@<>()",;]{1,80}/g },
  {
    placeholder: '[EMAIL]',
    pattern:
      /[\w.+-]{2,64} ?(?:\(at\)|\[at\]| at | arroba ) ?[\w-]{2,40} ?(?:\(dot\)|\[dot\]| dot | punto |\.) ?(?:com|net|org|edu|gov|us|info|biz|mx|es)\b/g,
  },
  { placeholder: '[ID]', pattern: /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g },
  {
    placeholder: '[PHONE]',
    pattern:
      /(?<![\d$])(?:\+?\d{1,3}[ .-]{0,2})?(?:\(\d{3}\)|\d{3})[ ./-]{0,3}\d{3}[ .-]{0,3}\d{4}(?:,? ?(?:x|ext)\.? ?\d{1,6})?(?!\d)/g,
  },
  { placeholder: '[PHONE]', pattern: /(?<!\d)\+\d[\d ().-]{7,18}\d/g },
  { placeholder: '[PHONE]', pattern: /(?<![\d$.,/-])\d{3}[.-]\d{4}(?![\d.,/-]*\d)/g },
  { placeholder: '[PHONE]', pattern: new RegExp(`\\b(?:${digitWord}[ ,.-]{1,3}){6,15}${digitWord}\\b`, 'g') },
  {
    placeholder: '[ADDRESS]',
    pattern: new RegExp(`${houseNumber} (?:${streetWord} ){1,4}?${plainSuffix}\\b\\.?${unit}`, 'g'),
  },
  {
    placeholder: '[ADDRESS]',
    pattern: new RegExp(
      `\\b(?:live[sd]?|living|reside[sd]?|residing|staying|address(?: is)?|vivo|vive|domicilio|direccion) {0,2}(?:at|en|is|es|:)? {0,2}(\\d{1,6} (?:[\\w.'-]{1,25} ){1,4}?${looseSuffix}\\b\\.?${unit})`,
      'g',
    ),
  },
  {
    placeholder: '[ADDRESS]',
    pattern: /\b(?:calle|avenida|avda|carrera|camino) (?:[\w.'-]{1,25} ){1,4}?(?:#|no\.? ?|num\.? ?)?\d{1,6}\b/g,
  },
  { placeholder: '[ADDRESS]', pattern: /\bp\.? ?o\.? box \d{1,8}\b/g },
  { placeholder: '[ADDRESS]', pattern: /\b(?:apt|apartment|apto)\.? ?#? ?\d{1,5}[a-z]?\b(?!\/)/g },
  {
    placeholder: '[ZIP]',
    pattern: /\b(?:zip(?: ?code)?|codigo postal|postal code|c\.p\.)(?: is| es)?:? {0,2}(\d{5}(?:-\d{4})?)\b/g,
  },
  { placeholder: '[ZIP]', pattern: /(?<![\d$.,-])\d{5}-\d{4}(?![\d-])/g },
];

/** Told from plain words only by their capitals, so these match the text as it was written. */
export const capitalisedPatterns: readonly ContactPattern[] = [
  {
    placeholder: '[ADDRESS]',
    pattern:
      /(?<![\d$.,/:-])\d{1,6} (?:[NSEW]\.? )?(?:[A-Z\d][\w.'-]{0,25} ){1,4}?(?:Drive|DRIVE|Dr|DR|Court|Ct|CT|Circle|CIRCLE|Cir|Place|PLACE|Pl|Way|WAY|Trail|Trl|Square|Sq|Loop|Run|Row|Walk|Pike|Alley|Plaza|Cove|Crossing)\b\.?(?:,? ?(?:[Aa]pt|[Uu]nit|[Ss]uite|#)\.? ?#?[\w-]{1,8})?/g,
  },
  {
    placeholder: '[ZIP]',
    pattern:
      /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? {1,2}(\d{5}(?:-\d{4})?)\b/g,
  },
];
