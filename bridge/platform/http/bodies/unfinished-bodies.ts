/** A body that has not arrived completely. */
export interface UnfinishedBody {
  /** Memory it occupies. */
  bytes: number;
  /** Frees its memory; the request is refused. */
  giveUp(): void;
}

export interface UnfinishedBodies {
  add(body: UnfinishedBody): void;
  /** The body now needs this much; the oldest ones, itself included, make room when there is too little. */
  resize(body: UnfinishedBody, bytes: number): void;
  remove(body: UnfinishedBody): void;
}

/**
 * Bounds the memory of all unfinished bodies together. An honest client finishes in moments, so the oldest body is the
 * one most likely to be held open on purpose.
 */
export function createUnfinishedBodies(maxBytes: number): UnfinishedBodies {
  // A set keeps the order in which they began.
  const bodies = new Set<UnfinishedBody>();
  let totalBytes = 0;
  const remove = (body: UnfinishedBody) => {
    if (bodies.delete(body)) totalBytes -= body.bytes;
  };
  return {
    add(body) {
      bodies.add(body);
      totalBytes += body.bytes;
    },
    resize(body, bytes) {
      totalBytes += bytes - body.bytes;
      body.bytes = bytes;
      for (const oldest of bodies) {
        if (totalBytes <= maxBytes) return;
        remove(oldest);
        oldest.giveUp();
      }
    },
    remove,
  };
}
