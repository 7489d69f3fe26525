import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { exampleRecord } from '../../../shared/examples.ts';
import { PUBLIC_URL } from '../../chaos/slack-firm.ts';
import { webhookEvent } from '../../fixtures/hubspot-events.ts';
import { signedHeaders } from '../../simulators/hubspot/webhook-signature.ts';
import type { Attack, Scenario } from '../scenario.ts';
import { send } from '../tally.ts';

/** Where Debian and Fedora put it. */
const libraries = [
  ...['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`),
  '/usr/lib64/faketime/libfaketimeMT.so.1',
];
const library = libraries.find((file) => existsSync(file));
const HOUR_S = 3_600;
/** Ahead of the machine's clock: forward, back beyond where it was, far ahead, and right again. */
const steps = [HOUR_S, -2 * HOUR_S, 30 * 24 * HOUR_S, 0];
/** libfaketime looks at its file once a second. */
const TAKES_MS = 2_500;
const PATH = '/webhooks/hubspot';

/** Readable by whoever the database runs as. */
const file = path.join(tmpdir(), `attack-clock-${process.pid}`);
const setClock = (seconds: number) => writeFile(file, `${seconds >= 0 ? '+' : ''}${seconds}\n`, { mode: 0o644 });

/** The clock of the bridge and its database is set forward and back while they run. */
export const clockSteps: Scenario = {
  name: 'clock-steps',
  // While a step takes effect, requests are signed by the wrong clock.
  bars: { ackMs: null, settleMs: 180_000 },
  target: {
    environment: {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    async prepare() {
      await setClock(0);
      return { [Symbol.asyncDispose]: () => rm(file, { force: true }) };
    },
  },
  async obstacle() {
    return library === undefined ? 'there is no libfaketime (Debian: apt-get install faketime)' : undefined;
  },
  async run(attack) {
    for (const seconds of attack.quick ? steps.slice(1) : steps) {
      await setClock(seconds);
      attack.pulse.setClock(seconds * 1_000);
      await delay(TAKES_MS);
      await expectService(attack, seconds);
      await delay(attack.quick ? 2_000 : 10_000);
    }
  },
};

async function expectService(attack: Attack, seconds: number): Promise<void> {
  const { target, tally, miss } = attack;
  const { firm, url } = target;
  const timestamp = Date.now() + seconds * 1_000;
  const contactId = firm.probeContacts.at(-1 - tally.tried) ?? '';
  const body = JSON.stringify([webhookEvent({ objectId: Number(contactId), occurredAt: timestamp })]);
  const { clientSecret } = firm.hubspot.app;
  const uri = `${PUBLIC_URL}${PATH}`;
  const headers = signedHeaders({ clientSecret, method: 'POST', uri, body, timestamp });
  const webhook = await send(`${url}${PATH}`, { headers, body });
  tally.count(webhook);
  if (webhook?.status === 200) attack.acknowledged(contactId);
  else miss(`${seconds} s off, a webhook signed by the same clock was answered ${webhook?.status ?? 'never'}`);
  const authorization = `Bearer ${firm.keys.at(-1)}`;
  const json = { 'content-type': 'application/json', authorization };
  const record = { ...exampleRecord, lastName: `Step ${seconds}` };
  const score = await send(`${url}/api/v1/score`, { headers: json, body: JSON.stringify({ record }) });
  tally.count(score);
  if (score?.status !== 200) miss(`${seconds} s off, a record was answered ${score?.status ?? 'never'}`);
}
