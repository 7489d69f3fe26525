import { setTimeout as delay } from 'node:timers/promises';
import { pageIn } from '../fixtures/hubspot-app.ts';
import type { Rig } from './hubspot-rig.ts';
import { median, percentile } from './statistics.ts';

const OPENED = 60;
const ASKED = 200;
const EVERY_MS = 100;

interface Answers {
  asked: number;
  p50: number;
  p99: number;
}

const summary = (times: readonly number[]): Answers => ({
  asked: times.length,
  p50: median(times),
  p99: percentile(times, 0.99),
});

/** ms from a card's question to its answer, through HubSpot's proxy, while new leads are being screened. */
export async function measureCards(rig: Rig): Promise<{ read: Answers; press: Answers }> {
  const page = pageIn(rig.hubspot);
  const opened = rig.create(OPENED);
  await rig.screened(opened);
  await page('readLead', { contactId: opened[0] ?? '' });
  const times: Record<'read' | 'press', number[]> = { read: [], press: [] };
  const timed = async (kind: keyof typeof times, question: () => Promise<{ status: number }>) => {
    const started = performance.now();
    const { status } = await question();
    if (status !== 200 && status !== 202) throw new Error(`a card was answered ${status}: the figures mean nothing`);
    times[kind].push(performance.now() - started);
  };
  const asking: Promise<void>[] = [];
  for (let number = 0; number < ASKED; number += 1) {
    if (number % 20 === 0) rig.create(50);
    const contactId = opened[number % OPENED] ?? '';
    const body = { requestId: `bench-press-${number}` };
    asking.push(
      number % 4 === 0
        ? timed('press', () => page('screenNow', { contactId, body }))
        : timed('read', () => page('readLead', { contactId })),
    );
    await delay(EVERY_MS);
  }
  await Promise.all(asking);
  return { read: summary(times.read), press: summary(times.press) };
}
