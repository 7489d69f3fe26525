import type { HubSpotConfig } from '../../config.ts';
import { createHubSpot, type HubSpot } from '../../hubspot/client/hubspot.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import { type Connection, connectionOfAccount } from '../../hubspot/connections/connections.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AccountWork, OnAccount } from '../command/with-account.ts';
import { withService } from '../command/with-service.ts';

export interface HubSpotWork extends AccountWork {
  hubspot: HubSpot;
  settings: HubSpotConfig;
}

export const withHubSpot = <T>(input: OnAccount, work: (given: HubSpotWork) => Promise<T>): Promise<T> =>
  withService(input, HubSpotFailure, (given) => {
    const settings = given.config.hubspot;
    return work({ ...given, settings, hubspot: createHubSpot({ settings, store: given.store }) });
  });

/** @throws {Refusal} where the account has no portal */
export async function connectionFor({ store, account }: AccountWork): Promise<Connection> {
  const connection = await connectionOfAccount(store.db, account.id);
  if (connection !== undefined) return connection;
  throw new Refusal(
    'No portal is connected to this account. Connect one: ' +
      `${CALL} hubspot connect --account ${account.id} --portal PORTAL_ID --token - < token.txt`,
  );
}
