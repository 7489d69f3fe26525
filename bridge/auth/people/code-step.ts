import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';

const STEP_MS = 30_000;
/** Codes hold a step longer and a step earlier than they are shown; the clock may have gone on since they were looked at. */
const OFFSETS = [1, 0, -1, -2];

/** For which step a secret shows this code (RFC 6238); undefined where no step of these minutes has it. */
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
  /** A code counts once, and none that is older than it counts afterwards. @returns whether this one does */
  take(userId: string, code: string): Promise<boolean>;
  /** The secret is new: only what comes after its first code counts. */
  begin(userId: string, code: string): Promise<void>;
}

/** The library takes a code as often as it comes. */
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
