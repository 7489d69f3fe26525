import { states } from '../../../../shared/states.ts';
import { readWordSets } from '../../lexicon/word-files.ts';

/** Codes that are everyday words as well; in capitals they still count beside other codes or after a comma. */
const wordCodes = new Set('IN OR ME OK HI OH PA MA LA AL DE CO PR AS MS MD VA VI ID'.split(' '));

/** Beside other pictures of the body, CT is no state. */
const ofScans = /\b(?:mris?|x-?rays?|scans?|imaging)\b/i;

const scanned =
  /^ ?(?:clear|clean|neg\w*|normal|show\w*|was|is|of|head|abd\w*|chest|angio\w*|found|findings?|confirm\w*|positive|results?|proof|read|done|with|w\/)\b/i;

const ofDoctors = /\bMD\/DO\b|\bDO\/MD\b|\ban? MD\b|\b(?:doctors?|physicians?|chiro\w*)\b/i;

export function stateCodesIn(original: string): string[] {
  const found: string[] = [];
  for (const match of original.matchAll(/(?<![A-Za-z\d])([A-Z]{2})(?![A-Za-z])/g)) {
    const code = match[1] ?? '';
    if (!states.some((state) => state.code === code)) continue;
    if (
      code === 'PR' ||
      code === 'AS' ||
      code === 'VI' ||
      (code === 'CT' && (ofScans.test(original) || scanned.test(original.slice(match.index + 2)))) ||
      (code === 'MD' && ofDoctors.test(original)) ||
      /^ ?(?:County|county)/.test(original.slice(match.index + 2)) ||
      (/^ ?(?:Metro|metro|area)/.test(original.slice(match.index + 2)) &&
        (code === 'LA' || !/[a-z], ?$/.test(original.slice(0, match.index))))
    )
      continue;
    const beside = original.slice(Math.max(0, match.index - 6), match.index + 8);
    const listed =
      /[A-Z]{2}\s?[,/&] ?[A-Z]{2}\b|,\s?[A-Z]{2}\b|\([A-Z]{2}\)|\b(?:in|and|or|from) [A-Z]{2}\b|\b[A-Z]{2} [A-Z]{2} (?:[A-Z]{2}|or|and)\b|[A-Z]{2} (?:only|residents?|cases|accidents?|leads|clients|crash|law)/.test(
        beside,
      );
    if (!wordCodes.has(code) || listed || match.index === 0) found.push(code);
  }
  return found;
}

const isShouted = (text: string): boolean => /[A-Z]{4}/.test(text) && !/[a-z]/.test(text);
const everydayTowns = readWordSets('filters/places.txt')('towns named like everyday things');
const afterPlaceWord =
  /(?<=\b(?:in|to|of|from|near|outside|around|within|or|and|go to|at|at the|in the|of the|[Nn]o|[Nn]ot|exclude|but)\s|[,/:]\s?)[a-z]+(?: [a-z]+)?/g;
/** "springfield, mo area": the words before the state are a town. */
const townAndState = /^((?:the )?)([a-z.]+(?: [a-z.]+)?), ?([a-z]{2})(?= (?:metro|area|region|vicinity)\b)/;
const lowerCode =
  /(?<![a-z\d]|\d )(?:nj|ny|tx|fl|nc|sc|nv|az|wi|wv|tn|ky|mn|nm|nh|ri|vt|ut|wa|wy|sd|nd|ks|il|mt|ga|ia)(?![a-z'])/g;
const codeList = /(?<![a-z])(?:[a-z]{2}[,/] ?)+(?:and |or |& ?)?[a-z]{2}(?:(?:,? (?:and|or) )[a-z]{2})?(?![a-z])/g;
const smallWord = /\b(?:OR|IN|ME|OK|HI|AS|IS|TO|OF|BY|AT|NO|WE|DO|GO|US|IF|ON|BE|AND|NOT|THE|FROM)\b/g;
const titled = (words: string): string =>
  words.toLowerCase().replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase());

/** "tx, ok or la": a list in which every pair of letters is a state, and one of them no everyday word. */
function shoutedList(list: string): string {
  const codes = (list.match(/\b(?!or\b|and\b)[a-z]{2}\b/g) ?? []).map((code) => code.toUpperCase());
  const isList = codes.length > 1 && codes.every((code) => states.some((state) => state.code === code));
  return isList && codes.some((code) => !wordCodes.has(code))
    ? list.replace(/\b(?!or\b)[a-z]{2}\b/g, (code) => code.toUpperCase())
    : list;
}

/** Capitals as somebody would set them who cares: names of places keep theirs where all or none were capitals. */
export function withCapitals(given: string): string {
  if (isShouted(given))
    return given
      .replace(smallWord, (word) => word.toLowerCase())
      .replace(/\b(?:[A-Z][A-Z'.-]{2,}|EL|ST|FT)\b/g, titled);
  if (/[A-Z]/.test(given.slice(1))) return given;
  const named = given.replace(
    townAndState,
    (_, the: string, town: string, code: string) => `${the}${titled(town)}, ${code.toUpperCase()}`,
  );
  if (named !== given) return named;
  const coded = given.replace(codeList, shoutedList).replace(lowerCode, (code) => code.toUpperCase());
  return coded.replace(afterPlaceWord, (words) =>
    everydayTowns.has(words.split(' ')[0] ?? '') ? words : titled(words),
  );
}
