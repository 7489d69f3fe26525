/** A sum of money told in the notes, in dollars. */
export interface MoneyMention {
  readonly dollars: number;
  readonly start: number;
  readonly end: number;
}

const multipliers: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  mil: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  millon: 1e6,
  millones: 1e6,
  billion: 1e9,
};

const withSign = /\$ ?(\d[\d,]{0,14}(?:\.\d+)?)\+? ?(k|mm?|mil|thousand|grand|million|millon(?:es)?|billion)?\b/g;
const withUnit =
  /(?<![\d$./#-])(\d[\d,]{0,11}(?:\.\d+)?) ?(k|mil|thousand|grand|million|millon(?:es)?|dollars|dolares|usd|bucks)\b(?! (?:miles|people|employees|views|followers|sold|downloads))/g;
const afterWord =
  /\b(?:bills?|owes?|owed|owing|offer(?:ed)?|paid|paying|balance|debt|worth|value[ds]?|salary|made|making|makes|earn(?:s|ed|ing)?|gana|gano|fee|retainer|deposit|rent|price|cost|costs|total(?:s|ed)?|estimate|quote[ds]?|arrears|limits?|policy|meds|wages|cuentas|about|approx|over|for|de|bond|bail|down|kept)\b[:= ]{1,3}(?:is |are |at |of |about |approx\.? |around |over |like |another |me |us |only |just |a |the )?(?<![/-])(\d{1,3}(?:,\d{3})+|\d{4,7})(?:\.\d\d)?\b(?![/-]|,\d| (?:am|pm|miles|sq|block|people|employees|hours|hrs))/g;
const perTime =
  /(?<![\d,])(\d[\d,]{0,14}(?:\.\d+)?) ?(?:\/ ?|per |a |por |an )(?:wk|week|month|mo|yr|year|hr|hour|day|semana|mes|hora|ano|dia)\b/g;

const isYear = (value: number, raw: string): boolean => !raw.includes(',') && value >= 1900 && value <= 2100;

/** Sums in digits, with or without a dollar sign; years, times and street numbers are none. */
export const findMoney = (text: string): MoneyMention[] => {
  const found: MoneyMention[] = [];
  const taken = new Uint8Array(text.length);
  const add = (match: RegExpExecArray, raw: string, unit = '') => {
    const value = Number(raw.replace(/,/g, '')) * (multipliers[unit] ?? 1);
    const [start, end] = [match.index, match.index + match[0].length];
    if (!Number.isFinite(value) || value <= 0) return;
    if (taken.subarray(start, end).includes(1)) return;
    taken.fill(1, start, end);
    found.push({ dollars: value, start, end });
  };
  for (const match of text.matchAll(withSign)) add(match, match[1] ?? '', match[2]);
  for (const match of text.matchAll(withUnit)) add(match, match[1] ?? '', match[2]);
  for (const match of text.matchAll(afterWord)) {
    const raw = match[1] ?? '';
    if (!isYear(Number(raw), raw)) add(match, raw);
  }
  for (const match of text.matchAll(perTime)) add(match, match[1] ?? '');
  return found.sort((a, b) => a.start - b.start);
};
