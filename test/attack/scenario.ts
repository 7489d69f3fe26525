import type { Pulse } from './pulse.ts';
import type { Tally } from './tally.ts';
import type { Target, TargetOptions } from './target.ts';

/** What has to hold in a scenario; null where the scenario itself makes it impossible. */
export interface Bars {
  /** Longest answer of `/healthz`, ms. */
  healthMs: number | null;
  /** Acknowledgement of webhooks and of clicks in Slack at p99, ms. */
  ackMs: number | null;
  /** Resident memory when idle; above that while it lasts, and two minutes after, MB. */
  memory: { idle: number; during: number; after: number } | null;
  /** Answers of 500 and above to what is tried. */
  serverErrors: number | null;
  /** How long what was acknowledged may take to be done after the end, ms. */
  settleMs: number;
}

export const usualBars: Bars = {
  healthMs: 250,
  ackMs: 300,
  memory: { idle: 300, during: 150, after: 30 },
  serverErrors: 0,
  settleMs: 60_000,
};

/** What a scenario is given to attack with. */
export interface Attack {
  target: Target;
  tally: Tally;
  pulse: Pulse;
  /** A contact whose webhook was answered 200: it has to get its result. */
  acknowledged(contactId: string): void;
  /** Less of everything, to see that it works. */
  quick: boolean;
  /** A line that was missed, in words. */
  miss(what: string): void;
  /** A figure of the scenario's own, for the report. */
  note(what: string): void;
}

export interface Scenario {
  name: string;
  /** Differences from the usual bars. */
  bars?: Partial<Bars>;
  target?: TargetOptions;
  /** Why it cannot be run here, if it cannot. */
  obstacle?(): Promise<string | undefined>;
  run(attack: Attack): Promise<void>;
  /** After everything has been counted. */
  finish?(attack: Attack): Promise<void>;
}
