import { defaultAbout, defaultFieldMapping } from '../../../shared/field-mapping.ts';
import { mappedProperties } from '../mapping/contact-to-record.ts';
import { STATUS_PROPERTY } from '../webhook/contact-event.ts';
import { WEBHOOK_PATH } from '../webhook/webhook-route.ts';
import { variable } from './app-component.ts';

const CONTACT = { objectType: 'contact', active: true };

/** Prefix of every property the bridge creates. */
const OWN_PREFIX = 'lead_intake_';

/** In HubSpot's newer event names; the bridge reads both. */
const lifecycleEvents = ['object.creation', 'object.deletion', 'object.merge', 'object.restore'];

/** HubSpot accepts only limits above 5 concurrent requests; each request writes up to a hundred events. */
const CONCURRENT_REQUESTS = 10;

/**
 * `webhooks-hsmeta.json`: everything that changes a lead, in one vocabulary: with both, each event would arrive twice.
 * @param properties contact properties that the firm's mapping reads
 * @param provisioned whether the portal has the properties that the bridge creates: HubSpot may refuse to watch others
 */
export function webhooksComponent(
  properties: readonly string[] = mappedProperties(defaultFieldMapping),
  { provisioned = true }: { provisioned?: boolean } = {},
) {
  const outcome = defaultAbout.outcome === null ? [] : [defaultAbout.outcome];
  const wanted = [...new Set([...properties, ...outcome, STATUS_PROPERTY])];
  const watched = wanted.filter((name) => provisioned || !name.startsWith(OWN_PREFIX));
  return {
    uid: 'lead_intake_webhooks',
    type: 'webhooks',
    config: {
      settings: { targetUrl: variable('BRIDGE_URL') + WEBHOOK_PATH, maxConcurrentRequests: CONCURRENT_REQUESTS },
      subscriptions: {
        crmObjects: [
          ...lifecycleEvents.map((subscriptionType) => ({ subscriptionType, ...CONTACT })),
          ...watched.map((propertyName) => ({ subscriptionType: 'object.propertyChange', propertyName, ...CONTACT })),
        ],
        legacyCrmObjects: [],
        hubEvents: [{ subscriptionType: 'contact.privacyDeletion', active: true }],
      },
    },
  };
}
