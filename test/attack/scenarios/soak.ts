import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../../bench/statistics.ts';
import { PORTAL } from '../../chaos/slack-firm.ts';
import { trialContact } from '../../fixtures/trial-firm.ts';
import type { Scenario } from '../scenario.ts';

/** New contacts beside those of the watch. */
const CONTACTS_PER_SECOND = 4;
/** One in so many is a lead that is told in Slack, where a channel takes one a second. */
const TOLD_ONE_IN = 8;
/** Collecting garbage moves resident memory by as much from one minute to the next. */
const GROWTH_MAX_MB = 10;

/** Ordinary work for a long time: nine contacts a second in all, clicks, health. */
export const createSoak = (durationMs: number): Scenario => ({
  name: 'soak',
  target: { unfiltered: true },
  async run({ target, pulse, tally, miss, note }) {
    const portal = target.firm.hubspot.portal(PORTAL);
    const from = pulse.seen.memory.length;
    const started = performance.now();
    for (let made = 0; performance.now() - started < durationMs; made += 1) {
      const area = made % TOLD_ONE_IN === 0 ? 'Car Accident' : 'Trademark';
      portal.create(trialContact(200_000 + made, { lead_intake_practice_area: area }));
      tally.tried += 1;
      await delay(Math.max(0, started + ((made + 1) * 1_000) / CONTACTS_PER_SECOND - performance.now()));
    }
    const seen = pulse.seen.memory.slice(from);
    const quarter = (number: number) =>
      median(seen.slice(Math.floor((seen.length * (number - 1)) / 4), Math.floor((seen.length * number) / 4)));
    const [first, second, third, last] = [1, 2, 3, 4].map(quarter) as [number, number, number, number];
    note(`memory by quarters, MB: ${[first, second, third, last].map(Math.round).join(', ')}`);
    if (last - third > GROWTH_MAX_MB)
      miss(`it grew by ${Math.round(last - third)} MB from the third quarter to the last`);
  },
});
