import type { CardLead } from '../../../../../shared/card.ts';
import type { Answer, Refusal } from './ask-bridge.ts';

/** How a screening is waited for, and how often an open card looks for what was done elsewhere. */
export interface Pace {
  everyMs: number;
  /** Questions until the card stops asking; the work goes on without it. */
  tries: number;
  /** Between two looks while nothing is waited for. */
  lookEveryMs: number;
}

/** Two minutes: longer than a screening takes, shorter than a person waits. */
export const usualPace: Pace = { everyMs: 2_000, tries: 60, lookEveryMs: 5_000 };

/** Failures in a row that are taken for a hiccup. */
const HICCUPS = 3;

interface Following {
  read(): Promise<Answer<CardLead>>;
  wait(ms: number): Promise<void>;
  /** False once nobody looks any more. */
  isWatched(): boolean;
  onLead(lead: CardLead): void;
  pace: Pace;
}

/**
 * - `done`: nothing waits or runs any more
 * - `held`: it does not move, for a reason that the lead tells
 * - `waiting`: it takes longer than the card asks
 * - `left`: nobody looks
 */
export type Followed = { kind: 'done' } | { kind: 'held' } | { kind: 'waiting' } | { kind: 'left' } | Refusal;

/** Asks until the work on a contact is done. */
export async function followWork({ read, wait, isWatched, onLead, pace }: Following): Promise<Followed> {
  let hiccups = 0;
  for (let asked = 0; asked < pace.tries; asked++) {
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
