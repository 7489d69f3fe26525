/** For each place the last marked one up to it, -1 where none is: who goes back from many places need not try the others. */
export function lastMarked(count: number, isMarked: (at: number) => boolean): Int32Array {
  let last = -1;
  return Int32Array.from({ length: count }, (_, at) => {
    if (isMarked(at)) last = at;
    return last;
  });
}
