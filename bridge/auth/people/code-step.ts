import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';

const STEP_MS = 30_000;
/** Codes are accepted one step early and up to two steps late: clocks drift, and typing takes time. */
const OFFSETS = [1, 0, -1, -2];

/** The time step for which a secret gives this code (RFC 6238); undefined when no recent step does. */
function stepOf({ secret, code, at }: { secret: string; code: string; at: number }): number | undefined {
  const now = Math.floor(at / STEP_MS);
  return OFFSETS.map((offset) => now + offset).find((step) => codeOf(secret, step) === code);
}

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return `${(digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000}`.padStart(6, '0');
}

export interface CodeSteps {
  /** A code is accepted once; older codes are rejected afterwards. @returns whether this one is accepted */
  take(userId: string, code: string): Promise<boolean>;
  /** The secret is new: only codes after the first one count. */
  begin(userId: string, code: string): Promise<void>;
}

/** The library accepts a code any number of times. */
export function createCodeSteps({
  db,
  decrypt,
}: {
  db: Kysely<Database>;
  decrypt(data: string): Promise<string>;
}): CodeSteps {
  const stepFor = async (userId: string, code: string) => {
    const found = db.selectFrom('dashboard_auth.twoFactor').select('secret').where('userId', '=', userId);
    const row = await found.executeTakeFirst();
    return row && stepOf({ secret: await decrypt(row.secret), code, at: Date.now() });
  };
  const people = (userId: string) => db.updateTable('people').where('user_id', '=', userId);
  return {
    async take(userId, code) {
      const step = await stepFor(userId, code);
      if (step === undefined) return false;
      const { numUpdatedRows } = await people(userId)
        .set({ code_step: step })
        .where((eb) => eb.or([eb('code_step', 'is', null), eb('code_step', '<', step)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async begin(userId, code) {
      const step = await stepFor(userId, code);
      if (step === undefined) return;
      await people(userId)
        .set({ code_step: sql<number>`greatest(code_step, ${step}::integer)` })
        .execute();
    },
  };
}
