/** Shorter names are too similar: "tax" and "taxi". */
const SHORTEST = 8;

/** Whether two names differ by one typo: a letter missing, doubled, wrong, or two of them swapped. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (one === other || one.length < SHORTEST || other.length < SHORTEST) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short[0] !== long[0]) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2));
}
