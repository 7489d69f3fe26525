import type { IncomingMessage } from 'node:http';

/** So many chunks are free; beyond them each has to bring this many bytes on average. */
const FREE_CHUNKS = 1_000;
const BYTES_PER_CHUNK = 64;

/**
 * Reports a body in tiny chunks as soon as it is known to be one, whoever reads it: two million chunks of one byte fit
 * into 12 MB and would keep the event loop busy for seconds. Without chunked encoding the network's own packets bound
 * their number.
 */
export function watchTinyChunks(req: IncomingMessage, onTiny: () => void): void {
  if (req.headers['transfer-encoding'] === undefined) return;
  const push = req.push.bind(req);
  let chunks = 0;
  let bytes = 0;
  let refused = false;
  // The parser hands each chunk to `push`, also where nobody listens yet.
  req.push = (chunk: Buffer | null) => {
    if (chunk === null || refused) return !refused && push(chunk);
    chunks += 1;
    bytes += chunk.length;
    refused = bytes < (chunks - FREE_CHUNKS) * BYTES_PER_CHUNK;
    if (!refused) return push(chunk);
    onTiny();
    return false;
  };
}
