/**
 * Lets one piece of work after the other begin, each in a round of the event loop of its own. An analysis computes for
 * milliseconds; many that become ready together would hold up every request, webhook and click until the last is done.
 */
export function createLoopTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise<void>((begin) => setImmediate(begin)));
    return last;
  };
}
