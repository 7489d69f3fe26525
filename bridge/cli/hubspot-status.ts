import { inspectConnection } from '../hubspot/connect/inspect-connection.ts';
import { refreshMappingTrouble } from '../hubspot/contacts/mapping-trouble.ts';
import type { Command } from './command.ts';
import { connectionFor, withHubSpot } from './with-hubspot.ts';

export const hubspotStatus: Command = {
  summary: 'Show the HubSpot connection of an account and ask HubSpot about it',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withHubSpot(input, async (work) => {
      const connection = await connectionFor(work);
      const { trouble } = await inspectConnection(work.hubspot, connection);
      const asks = trouble === null && connection.status === 'active';
      const deps = { db: work.store.db, api: work.hubspot };
      const mappingTrouble = asks ? await refreshMappingTrouble(deps, connection) : connection.mappingTrouble;
      const { accountId, portalId, auth, status, statusDetail, scopes, appId, uiDomain, timeZone } = connection;
      const json = {
        accountId,
        portalId,
        auth,
        status,
        statusDetail,
        works: trouble === null,
        trouble,
        scopes,
        appId,
        uiDomain,
        timeZone,
        mappingVersion: connection.mappingVersion,
        mappingTrouble,
        sweptUntil: connection.sweptUntil.toISOString(),
        connectedAt: connection.createdAt.toISOString(),
      };
      const lines = [
        `Portal ${portalId} (${auth === 'oauth' ? 'OAuth' : 'static token'}): ${status}`,
        ...(trouble === null ? ['HubSpot answers, and every scope is there.'] : [trouble]),
        ...mappingTrouble.map((one) => `The mapping reads what is not there. ${one}`),
        `Scopes ${scopes.join(' ')}`,
        `Swept until ${json.sweptUntil}, connected ${json.connectedAt}`,
      ];
      return { json, text: lines.join('\n'), exitCode: trouble === null ? 0 : 1 };
    });
  },
};
