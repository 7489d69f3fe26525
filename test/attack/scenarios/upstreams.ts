import { misbehave } from '../rogues.ts';
import type { Bars, Scenario } from '../scenario.ts';

/** Without the model a record is answered 500, and calls are tried again for minutes before they come through. */
const bars: Partial<Bars> = { serverErrors: null, settleMs: 300_000 };
const target = { rogues: true, unfiltered: true };

/** Answers of 200 MB: without a length, with one, and packed into 200 kB. */
export const hugeAnswers: Scenario = {
  name: 'huge-answers',
  bars,
  target,
  async run(attack) {
    for (const misdeed of ['flood', 'announced flood', 'bomb'] as const) {
      await misbehave(attack, misdeed, attack.quick ? 4_000 : 8_000);
    }
  },
};

/** Redirects to another path and to another server, with which tokens and the text of a lead would go. */
export const redirects: Scenario = {
  name: 'redirects',
  bars,
  target,
  async run(attack) {
    await misbehave(attack, 'redirect', attack.quick ? 4_000 : 10_000);
    for (const [who, { followed }] of Object.entries(attack.target.rogues?.of ?? {})) {
      if (followed.length > 0) attack.miss(`${followed.length} redirects of ${who} followed, such as ${followed[0]}`);
    }
  },
};

/** Answers that begin at once and come byte by byte without an end. */
export const upstreamDrip: Scenario = {
  name: 'upstream-drip',
  bars,
  target,
  run: (attack) => misbehave(attack, 'drip', attack.quick ? 6_000 : 30_000),
};

/** Calls that are taken and never answered. */
export const upstreamHang: Scenario = {
  name: 'upstream-hang',
  bars,
  target,
  run: (attack) => misbehave(attack, 'hang', attack.quick ? 6_000 : 30_000),
};
