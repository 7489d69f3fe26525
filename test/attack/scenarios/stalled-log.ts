import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { send } from '../tally.ts';

const REQUESTS = 60_000;
const AT_ONCE = 16;
const GRACE_MS = 30_000;

/** What the bridge prints goes into a pipe that nobody reads, while every request has its line; then SIGTERM. */
export const stalledLog: Scenario = {
  name: 'stalled-log',
  target: { unreadLog: true },
  async run({ target, tally, quick }) {
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const count = quick ? REQUESTS / 10 : REQUESTS;
    let sent = 0;
    const work = async () => {
      while (sent < count && target.ended() === undefined) {
        sent += 1;
        tally.count(await send(`${target.url}/nothing-here-${'x'.repeat(100)}`, { method: 'GET', agent }));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    agent.destroy();
  },
  async finish({ target, miss, note }) {
    if (target.ended() !== undefined) return;
    const from = performance.now();
    const ended = once(target.child(), 'exit').then(() => true);
    target.child().kill('SIGTERM');
    const inTime = await Promise.race([ended, delay(GRACE_MS, false)]);
    if (inTime) return note(`ended ${Math.round(performance.now() - from)} ms after SIGTERM`);
    miss(`still there ${GRACE_MS / 1_000} s after SIGTERM`);
    target.child().kill('SIGKILL');
    await ended;
  },
};
