import { setCallDays } from '../../accounts/accounts.ts';
import type { Db } from '../../platform/store/schema.ts';
import { countKeptCalls, eraseKeptCallsOf } from '../../v1/kept-call-rows.ts';

/**
 * Sets how long records of API calls are kept; null keeps none and erases the existing ones. If the process is killed
 * meanwhile, the hourly clean-up erases the rest, which is no longer shown.
 * @returns how many were erased
 * @throws {Problem} `account_not_found`
 */
export async function keepCalls(
  db: Db,
  { accountId, days }: { accountId: string; days: number | null },
  actor: string,
): Promise<number> {
  const kept = days === null ? await countKeptCalls(db, accountId) : 0;
  await setCallDays(db, { accountId, days, kept }, actor);
  return days === null ? eraseKeptCallsOf(db, accountId) : 0;
}
