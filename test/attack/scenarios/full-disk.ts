import { execFile } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PORTAL } from '../../chaos/slack-firm.ts';
import { trialContact } from '../../fixtures/trial-firm.ts';
import type { Attack, Scenario } from '../scenario.ts';
import { send } from '../tally.ts';

const run = promisify(execFile);
const DISK = '300m';
const PIECE = Buffer.alloc(64 * 1_024, 1);
const CONTACTS = 40;
/** Readiness may look at writes now and then only. */
const NOTICED_MS = 15_000;
const RECOVERED_MS = 60_000;

async function mountDisk(dataDir: string): Promise<AsyncDisposable> {
  await mkdir(dataDir, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=700`, 'tmpfs', dataDir]);
  return {
    async [Symbol.asyncDispose]() {
      await run('umount', ['-l', dataDir]);
    },
  };
}

/** Everything of the bridge lies on a disk that becomes full to the last byte, and has room again after a while. */
export const fullDisk: Scenario = {
  name: 'full-disk',
  // A webhook that cannot be kept is refused, so that HubSpot sends it again.
  bars: { ackMs: null, healthMs: 1_000, serverErrors: null, settleMs: 180_000 },
  target: { prepare: mountDisk },
  async obstacle() {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root may mount a disk';
    const where = await run('mktemp', ['-d']).then(({ stdout }) => stdout.trim());
    try {
      await (await mountDisk(where))[Symbol.asyncDispose]();
    } catch {
      return 'no disk may be mounted here';
    } finally {
      rmSync(where, { recursive: true, force: true });
    }
    return undefined;
  },
  async run(attack) {
    const { target, quick, miss, note } = attack;
    const ballast = path.join(target.dataDir, 'ballast');
    fill(ballast);
    createContacts(attack);
    await delay(NOTICED_MS);
    let green = 0;
    const rounds = quick ? 10 : 30;
    for (let round = 0; round < rounds; round += 1) {
      fill(ballast);
      green += Number(await isReady(attack));
      await delay(1_000);
    }
    if (green > 0) miss(`/readyz was green ${green} times of ${rounds} on a full disk`);
    rmSync(ballast);
    const from = performance.now();
    const recovered = await within(RECOVERED_MS, () => isReady(attack));
    if (recovered) note(`ready ${Math.round((performance.now() - from) / 1_000)} s after there was room again`);
    else miss(`not ready a minute after there was room again`);
    await target.firm.hubspot.webhooks.settled();
  },
};

function fill(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (let piece = PIECE; piece.length > 0; ) {
      try {
        writeSync(descriptor, piece);
      } catch {
        piece = piece.subarray(0, Math.floor(piece.length / 2));
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

function createContacts({ target, tally }: Attack): void {
  const portal = target.firm.hubspot.portal(PORTAL);
  for (let made = 0; made < CONTACTS; made += 1) {
    portal.create(trialContact(500_000 + made, { lead_intake_practice_area: 'Trademark' }));
    tally.tried += 1;
  }
}

const isReady = async ({ target }: Attack): Promise<boolean> =>
  (await send(`${target.url}/readyz`, { method: 'GET', timeoutMs: 10_000 }))?.status === 200;

async function within(ms: number, holds: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = performance.now() + ms; performance.now() < deadline; await delay(250)) {
    if (await holds()) return true;
  }
  return false;
}
