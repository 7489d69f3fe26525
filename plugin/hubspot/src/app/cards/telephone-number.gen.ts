// Generated from shared/telephone-number.ts by `npm run generate`. Do not edit.
const DIALED = /^(\+?)([\d\s().\-/]{7,30}?)(?:\s?(?:x|ext\.?|extension)\s?\d{1,8})?$/i;

/** The number with its country code, if it can be dialed as it is; null otherwise. An extension is not dialed. */
export function dialable(phone: string): string | null {
  const [, plus = '', given = ''] = DIALED.exec(phone) ?? [];
  const digits = given.replace(/\D/g, '');
  const number = plus === '' && digits.length === 10 ? `1${digits}` : digits;
  const complete = plus === '+' ? /^[1-9]\d{6,14}$/.test(number) : /^1[2-9]\d{9}$/.test(number);
  return complete ? `+${number}` : null;
}
