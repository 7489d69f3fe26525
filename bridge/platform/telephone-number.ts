const DIALED = /^(\+?)([\d ().\-/]{7,30}?)(?:(?:x|ext\.?|extension) ?\d{1,6})?$/i;
const DIALED_MAX = 50;

/** The number with its country code, if it can be dialed as it is; null otherwise. */
export function dialable(phone: string): string | null {
  const [, plus = '', given = ''] = DIALED.exec(phone.slice(0, DIALED_MAX + 1)) ?? [];
  const digits = given.replace(/\D/g, '');
  const number = plus === '' && digits.length === 10 ? `1${digits}` : digits;
  const complete = plus === '+' ? /^[1-9]\d{6,14}$/.test(number) : /^1[2-9]\d{9}$/.test(number);
  return complete ? `+${number}` : null;
}
