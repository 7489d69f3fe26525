/** For each place the last marked one up to it, -1 where none is: who goes back from many places need not try the others. */
export function lastMarked(count: number, isMarked: (at: number) => boolean): Int32Array {
  const marks = new Int32Array(count);
  for (let at = 0, last = -1; at < count; at += 1) {
    if (isMarked(at)) last = at;
    marks[at] = last;
  }
  return marks;
}
