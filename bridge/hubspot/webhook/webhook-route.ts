import { exchangeOf, sendJson } from '../../platform/http/exchange.ts';
import type { Route } from '../../platform/http/mount-routes.ts';
import type { Log } from '../../platform/log/log.ts';
import { Problem } from '../../platform/problem.ts';
import { readSignedBody, refuseAs, signerOf, type VerifyAppClaims, withDeadline } from '../client/signed-request.ts';
import { parseEvents, type WebhookEvent } from './contact-event.ts';
import type { AcceptEvents, EventCounts } from './inbox.ts';
import type { IntakeMetrics } from './intake-metrics.ts';

export const WEBHOOK_PATH = '/webhooks/hubspot';
const BODY_MAX = 2 * 1024 * 1024;
/** HubSpot gives up after five seconds; after a timely 503 it retries. */
const ANSWER_WITHIN_MS = 4_000;

interface WebhookDeps {
  /** Several while the app secret is rotated, or for several apps. */
  secrets: readonly string[];
  verifyClaims: VerifyAppClaims;
  /** The origin HubSpot calls, without a trailing slash. */
  publicUrl: string;
  accept: AcceptEvents;
  metrics: Pick<IntakeMetrics, 'received' | 'refused'>;
  log: Pick<Log, 'error'>;
  now?(): number;
}

/** `POST /webhooks/hubspot`: signature, shape, one transaction, 200. Irrelevant events get 200 too. */
export function createWebhookRoute(deps: WebhookDeps): Route {
  const { secrets, publicUrl, now = Date.now } = deps;
  const onRefused = deps.metrics.refused;
  const handler: Route['handler'] = async (req, res) => {
    exchangeOf(res).route = WEBHOOK_PATH;
    const body = await readSignedBody(req, { maxBytes: BODY_MAX, tooLarge: 'events_too_large', now, onRefused });
    const signedBy = signerOf(req, { secrets, publicUrl, body, now: now(), onRefused });
    const delivery = parseEvents(body);
    if (delivery === undefined) {
      onRefused('shape');
      throw new Problem('invalid_events');
    }
    const { events, malformed } = delivery;
    const counts = await withDeadline(ANSWER_WITHIN_MS, accept(deps, signedBy, events));
    deps.metrics.received(malformed > 0 ? { ...counts, malformed } : counts);
    if (malformed > 0)
      deps.log.error({ counts: { ...counts, malformed } }, 'HubSpot delivered something that is not an event');
    sendJson(res, 200, '{"status":"ok"}');
  };
  return { method: 'post', path: WEBHOOK_PATH, handler };
}

async function accept(deps: WebhookDeps, signedBy: string, events: readonly WebhookEvent[]): Promise<EventCounts> {
  const claims = events.map(({ portalId, appId }) => ({ portalId: String(portalId), appId: appId?.toString() }));
  if (await deps.verifyClaims(signedBy, claims)) return deps.accept(events);
  // HubSpot retries for a day: nothing is lost if only the setting has to be fixed.
  return refuseAs('app', deps.metrics.refused);
}
