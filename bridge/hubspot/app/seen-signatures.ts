/** HubSpot repeats an execution whose answer got lost, with the same signature; it does so soon. */
const REPEATED_WITHIN_MS = 3_600_000;
const REMEMBERED_MAX = 20_000;

interface SeenSignatures {
  /** Whether it was first taken so long ago that only a replay can bear it. */
  isReplay(signature: string, now: number): boolean;
  /** What bore it was taken. */
  took(signature: string, now: number): void;
}

/**
 * The second scheme signs no time, so a request that was overheard stays good for ever. The latest ones are remembered
 * by this process; the runs of workflows themselves are known for 30 days in the store.
 */
export function createSeenSignatures(max = REMEMBERED_MAX): SeenSignatures {
  const takenAt = new Map<string, number>();
  return {
    isReplay(signature, now) {
      const first = takenAt.get(signature.toLowerCase());
      return first !== undefined && now - first > REPEATED_WITHIN_MS;
    },
    took(signature, now) {
      const key = signature.toLowerCase();
      if (takenAt.has(key)) return;
      takenAt.set(key, now);
      const oldest = takenAt.size > max ? takenAt.keys().next() : undefined;
      if (oldest?.done === false) takenAt.delete(oldest.value);
    },
  };
}
