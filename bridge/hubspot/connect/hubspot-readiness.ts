import { TOKEN_UNUSED } from '../../connect/environment-token.ts';
import { CALL } from '../../platform/product.ts';
import type { Db } from '../../platform/store/schema.ts';
import { isAtDailyLimit, listConnections } from '../connections/connections.ts';

/** As `/readyz` shows it; the route is public, so counts and no ids. */
interface HubSpotState {
  status: 'ok' | 'off' | 'degraded';
  detail: string;
}

interface Deps {
  db: Db;
  /** Whether webhooks can be verified. */
  takesWebhooks: boolean;
  hasOAuth: boolean;
  /** What is wrong with the environment's token. */
  problem: () => string | undefined;
}

/** The HubSpot connections, as a sentence for the operator. */
export async function readinessOfHubSpot({ db, takesWebhooks, hasOAuth, problem }: Deps): Promise<HubSpotState> {
  const connections = await listConnections(db);
  const count = (status: string) => connections.filter((connection) => connection.status === status).length;
  const [active, paused, revoked] = [count('active'), count('paused'), count('revoked')];
  const unmapped = connections.filter((one) => one.status === 'active' && one.mappingProblems.length > 0).length;
  const limited = connections.filter((one) => one.status === 'active' && isAtDailyLimit(one)).length;
  const wrong = [
    ...(revoked > 0 ? [`Access has ended for ${portals(revoked)}: connect again.`] : []),
    ...(unmapped > 0
      ? [`The mapping of ${portals(unmapped)} reads properties that are gone there: doctor names them.`]
      : []),
    ...(limited > 0 ? [describeLimited(limited)] : []),
    ...(problem() === undefined ? [] : [TOKEN_UNUSED]),
    ...(active > 0 && !takesWebhooks
      ? ['Webhooks are refused: HUBSPOT_CLIENT_SECRET is not set, so only the ten-minute sweep finds new contacts.']
      : []),
  ];
  if (connections.length === 0 && wrong.length === 0) return hubSpotUnconnected(takesWebhooks || hasOAuth);
  const pausedText = paused > 0 ? `, ${paused} paused` : '';
  const detail = [`${portals(active)} connected${pausedText}.`, ...wrong].join(' ');
  return { status: wrong.length > 0 ? 'degraded' : 'ok', detail };
}

/** @param configured whether there is an app to connect with */
export function hubSpotUnconnected(configured: boolean): HubSpotState {
  if (!configured) return { status: 'off', detail: 'HubSpot is not configured.' };
  return { status: 'off', detail: `HubSpot is configured, but not connected yet. Run: ${CALL} hubspot connect` };
}

function portals(count: number): string {
  return count === 1 ? '1 portal' : `${count} portals`;
}

function describeLimited(count: number): string {
  if (count === 1) return '1 portal has used up its daily limit of calls: its contacts wait.';
  return `${count} portals have used up their daily limit of calls: their contacts wait.`;
}
