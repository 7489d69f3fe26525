const units: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  cero: 0,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veintiun: 21,
  veintiuno: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
};

const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};

const hundreds: Record<string, number> = {
  hundred: 100,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};

const scales: Record<string, number> = {
  thousand: 1_000,
  grand: 1_000,
  mil: 1_000,
  million: 1_000_000,
  millon: 1_000_000,
  millones: 1_000_000,
  billion: 1_000_000_000,
};

const unitNames = Object.keys(units);
const tenNames = Object.keys(tens);
const longestFirst = (names: string[]) => [...names].sort((a, b) => b.length - a.length).join('|');

/** Source of a pattern for a spelled number below one hundred, English or Spanish, for folded text. */
export const smallNumberWord = `(?:(?:${longestFirst(tenNames)})(?:[- ](?:y )?(?:${longestFirst(unitNames)}))?|${longestFirst(unitNames)})`;

/** Every single word a spelled number can consist of, apart from the joining "and" and "y". */
export const numberWords: ReadonlySet<string> = new Set([
  ...unitNames,
  ...tenNames,
  ...Object.keys(hundreds),
  ...Object.keys(scales),
]);

/** The value of a spelled number ("forty-two thousand five hundred", "ochenta y siete mil"); null when a word is none. */
export function parseNumberWords(text: string): number | null {
  let total = 0;
  let group = 0;
  let seen = false;
  for (const word of text.split(/[\s-]+/)) {
    if (word === '' || word === 'and' || word === 'y' || word === 'of' || word === 'a') continue;
    const scale = scales[word];
    const hundred = hundreds[word];
    const small = units[word] ?? tens[word];
    if (scale !== undefined) {
      total += (group || 1) * scale;
      group = 0;
    } else if (word === 'hundred') group = (group || 1) * 100;
    else if (hundred !== undefined) group += hundred;
    else if (small !== undefined) group += small;
    else return null;
    seen = true;
  }
  return seen ? total + group : null;
}
