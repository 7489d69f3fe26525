import type { IncomingMessage } from 'node:http';

/** A refused upload is read on up to here, so that its sender gets to read the answer; then it is cut off. */
const DISCARD_MAX = 8 * 1024 * 1024;

/** Takes in what is left of a body that nobody reads; the connection can then be used again. */
export function discardRest(req: IncomingMessage): void {
  if (req.complete) return;
  let discarded = 0;
  // A connection that breaks meanwhile is nobody's problem any more.
  req.on('error', () => undefined);
  req.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > DISCARD_MAX) req.destroy();
  });
}
