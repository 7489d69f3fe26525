import type { Call } from '../simulators/slack/call-log.ts';
import { type Deviation, deviations, type FaultScript, retryAfter } from '../simulators/slack/fault-rules.ts';
import { takesEffect } from '../simulators/slack/transport.ts';

/** A post that Slack accepted and did not answer. */
export interface Drop {
  deliveryId: string;
  /** Epoch ms. */
  at: number;
}

export interface TrialFaults {
  script: FaultScript;
  drops: readonly Drop[];
  /** Nothing but 429 to whatever posts and edits, while it is set. */
  storm: boolean;
}

const DROPPED = 0.05;
const DISTURBED = 0.1;
const UNREADABLE = 0.05;

const dropped = [
  deviations.resetAfter,
  deviations.resetAfter,
  deviations.internalErrorApplied,
  deviations.fatalErrorApplied,
  deviations.serverErrorApplied,
];
const disturbed = [
  retryAfter(1),
  deviations.rateLimitedSilently,
  deviations.ratelimitedBody,
  deviations.resetBefore,
  deviations.serverError,
  deviations.badGateway,
  deviations.unavailable,
  deviations.internalError,
  deviations.fatalError,
  deviations.serviceUnavailable,
  deviations.requestTimeout,
];
const storms = [retryAfter(1), retryAfter(2), deviations.rateLimitedSilently];

/** What Slack does wrong, drawn by `random` in [0, 1). */
export function createTrialFaults(random: () => number = Math.random): TrialFaults {
  const drops: Drop[] = [];
  const oneOf = (some: readonly Deviation[]) => some[Math.floor(random() * some.length)];
  const choose = ({ method }: Call): Deviation | undefined => {
    if (method === 'conversations.history') return random() < UNREADABLE ? deviations.resetBefore : undefined;
    if (!method.startsWith('chat.')) return undefined;
    if (faults.storm) return oneOf(storms);
    const drawn = random();
    if (method === 'chat.postMessage' && drawn < DROPPED) return oneOf(dropped);
    return drawn >= DROPPED && drawn < DROPPED + DISTURBED ? oneOf(disturbed) : undefined;
  };
  const faults = {
    drops,
    storm: false,
    script(call: Call) {
      const deviation = choose(call);
      if (call.method === 'chat.postMessage' && deviation !== undefined && takesEffect(deviation))
        drops.push({ deliveryId: deliveryIdOf(call.args.metadata) ?? '', at: call.at });
      return deviation;
    },
  };
  return faults;
}

/** Of a message's metadata, as it stands in a form or in a message. */
export function deliveryIdOf(metadata: unknown): string | undefined {
  const parsed = typeof metadata === 'string' ? JSON.parse(metadata) : metadata;
  return parsed?.event_payload?.delivery_id;
}
