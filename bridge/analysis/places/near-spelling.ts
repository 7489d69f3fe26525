/**
 * Whether two words differ by no more than `most` letters left out, added, changed or swapped with a neighbour.
 * Words longer than any place name are never near: hostile input must not cost time.
 */
export function isNear(a: string, b: string, most: number): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > most || a.length > 60 || b.length > 60) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length) <= most;
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
