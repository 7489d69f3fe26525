import type { CardLead } from '../../../../../shared/card.ts';
import type { Answer, Refusal } from './ask-bridge.ts';

/** How often a running screening is polled, and how often an open card checks for changes made elsewhere. */
export interface Pace {
  everyMs: number;
  /** Polls until the card stops; the work continues without it. */
  tries: number;
  /** Between two checks while nothing is pending. */
  lookEveryMs: number;
}

/** Two minutes: longer than a screening takes, shorter than a person waits. */
export const usualPace: Pace = { everyMs: 2_000, tries: 60, lookEveryMs: 5_000 };

/** Consecutive failures that are tolerated. */
const HICCUPS = 3;

interface Following {
  read(): Promise<Answer<CardLead>>;
  wait(ms: number): Promise<void>;
  /** False once the card is closed. */
  isWatched(): boolean;
  onLead(lead: CardLead): void;
  pace: Pace;
}

/**
 * - `done`: nothing is queued or running any more
 * - `held`: it is blocked, for a reason that the lead has
 * - `waiting`: it takes longer than the card polls
 * - `left`: the card was closed
 */
export type Followed = { kind: 'done' } | { kind: 'held' } | { kind: 'waiting' } | { kind: 'left' } | Refusal;

/** Polls until the work on a contact is done. */
export async function followWork({ read, wait, isWatched, onLead, pace }: Following): Promise<Followed> {
  let hiccups = 0;
  for (let attempt = 0; attempt < pace.tries; attempt++) {
    await wait(pace.everyMs);
    if (!isWatched()) return { kind: 'left' };
    const answer = await read();
    if (!isWatched()) return { kind: 'left' };
    if (answer.kind === 'ok') {
      hiccups = 0;
      onLead(answer.value);
      if (answer.value.work === 'idle') return { kind: 'done' };
      if (answer.value.obstacle !== null) return { kind: 'held' };
    } else {
      hiccups += 1;
      if (hiccups > HICCUPS || answer.kind === 'refused') return answer;
    }
  }
  return { kind: 'waiting' };
}
