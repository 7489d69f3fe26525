/** HubSpot resends an execution whose answer was lost, with the same signature and soon after. */
const REPEATED_WITHIN_MS = 3_600_000;
const REMEMBERED_MAX = 20_000;

interface SeenSignatures {
  /** Whether it was first accepted so long ago that it can only be a replay. */
  isReplay(signature: string, now: number): boolean;
  /** Records that a request with this signature was accepted. */
  took(signature: string, now: number): void;
}

/**
 * The second scheme signs no timestamp, so an intercepted request stays valid forever. This process remembers the
 * latest ones; the store knows workflow runs for 30 days.
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
