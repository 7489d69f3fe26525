import { type Account, getAccount } from '../../accounts/accounts.ts';
import { type HubSpotConfig, readConfig } from '../../config.ts';
import type { RawEnvironment } from '../../environment.ts';
import { type Connection, connectionOfAccount } from '../../hubspot/client/connections.ts';
import { createHubSpot, type HubSpot } from '../../hubspot/client/hubspot.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Store } from '../../platform/store/open-store.ts';
import { type OptionValues, requiredOption } from './command.ts';
import { withStore } from './with-store.ts';

export interface HubSpotWork {
  store: Store;
  hubspot: HubSpot;
  account: Account;
  settings: HubSpotConfig;
  publicUrl: string;
}

/**
 * Opens the store and HubSpot for the account that `--account` names; what HubSpot refuses is said in its words.
 * @throws {Refusal} for every failure of HubSpot
 */
export function withHubSpot<T>(
  { values, environment }: { values: OptionValues; environment: RawEnvironment },
  work: (given: HubSpotWork) => Promise<T>,
): Promise<T> {
  const accountId = requiredOption(values, 'account');
  const { hubspot: settings, publicUrl } = readConfig(environment);
  return withStore(environment, async (store) => {
    const account = await getAccount(store.db, accountId);
    const hubspot = createHubSpot({ settings, store });
    try {
      return await work({ store, hubspot, account, settings, publicUrl });
    } catch (error) {
      if (error instanceof HubSpotFailure) throw new Refusal(`${error.message.replace(/\.$/, '')}.`, { cause: error });
      throw error;
    }
  });
}

/** @throws {Refusal} where the account has no portal */
export async function connectionFor({ store, account }: HubSpotWork): Promise<Connection> {
  const connection = await connectionOfAccount(store.db, account.id);
  if (connection !== undefined) return connection;
  throw new Refusal(
    `No portal is connected with this account. Connect one: npm run --silent cli -- hubspot connect --account ${account.id}`,
  );
}
