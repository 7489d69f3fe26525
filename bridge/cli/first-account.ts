import type { Kysely } from 'kysely';
import { createAccount, listAccounts } from '../accounts/accounts.ts';
import { setConfiguration } from '../accounts/configurations.ts';
import { issueKey } from '../auth/keys.ts';
import type { Database } from '../platform/store/schema.ts';

export interface FirstAccount {
  accountId: string;
  /** Shown to the operator now and never again. */
  key: string;
  areas: string[];
}

const actor = 'first start';
const areas = ['Personal Injury', 'Car Accident', 'Workers Compensation', 'Employment Law'];

/** On a store without accounts: one that can be used at once, so that the first request is one command away. */
export async function makeFirstAccount(db: Kysely<Database>): Promise<FirstAccount | undefined> {
  if ((await listAccounts(db)).length > 0) return undefined;
  const { id: accountId } = await createAccount(db, { name: 'My firm', plan: 'pro', subscription: 'active' }, actor);
  await setConfiguration(db, { accountId, actor, input: { practiceAreas: areas, threshold: 60, customFilters: [] } });
  const { key } = await issueKey(db, { accountId, name: 'first key' }, actor);
  return { accountId, key, areas };
}
