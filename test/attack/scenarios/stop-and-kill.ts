import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { PORTAL } from '../../chaos/slack-firm.ts';
import { trialContact } from '../../fixtures/trial-firm.ts';
import type { Attack, Scenario } from '../scenario.ts';

const CONTACTS = 60;
const STOPPED_MS = 8_000;
const BETWEEN_MS = 3_000;

/** Stopped for a while, and killed in the middle of work, while contacts come and HubSpot repeats what was not taken. */
export const stopAndKill: Scenario = {
  name: 'stop-and-kill',
  // Nobody is answered by a process that does not run, and what runs afterwards is another one.
  bars: { healthMs: null, ackMs: null, memory: null, settleMs: 180_000 },
  async run(attack) {
    const { target, tally, pulse, quick } = attack;
    for (let round = 0; round < (quick ? 1 : 4); round += 1) {
      createContacts(attack, round * 2);
      target.child().kill('SIGSTOP');
      await delay(STOPPED_MS);
      target.child().kill('SIGCONT');
      await delay(BETWEEN_MS);
      createContacts(attack, round * 2 + 1);
      await delay(BETWEEN_MS / (round + 1));
      const ended = once(target.child(), 'exit');
      target.child().kill('SIGKILL');
      await ended;
      await target.restart();
      pulse.follow(target.pid());
      tally.tried += 2;
      await delay(BETWEEN_MS);
    }
    await target.firm.hubspot.webhooks.settled();
  },
};

function createContacts({ target }: Attack, round: number): void {
  const portal = target.firm.hubspot.portal(PORTAL);
  for (let made = 0; made < CONTACTS; made += 1) {
    portal.create(trialContact(400_000 + round * CONTACTS + made, { lead_intake_practice_area: 'Trademark' }));
  }
}
