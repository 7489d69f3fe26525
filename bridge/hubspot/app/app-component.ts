import { defaultAbout, defaultFieldMapping } from '../../../shared/field-mapping.ts';
import { redirectUri } from '../connect/oauth-routes.ts';
import { type OptionalScope, optionalScopeList, scopeList } from '../connect/scopes.ts';
import { mappedProperties } from '../mapping/contact-to-record.ts';
import { STATUS_PROPERTY } from '../webhook/contact-event.ts';
import { WEBHOOK_PATH } from '../webhook/webhook-route.ts';

/** `static`: one firm's own portal. `oauth`: a vendor's app that several firms install. */
export const appVariants = ['static', 'oauth'] as const;
export type AppVariant = (typeof appVariants)[number];

/** Never change it: for HubSpot another uid is another component. */
const APP_UID = 'lead_intake_app';

/** Filled in by the profile that the project is uploaded with. */
export const variable = (name: 'BRIDGE_URL' | 'SUPPORT_EMAIL' | 'SUPPORT_URL') => `\${${name}}`;
const BRIDGE = variable('BRIDGE_URL');

interface AppChoices {
  variant: AppVariant;
  /** Whether the project has the workflow action; otherwise `automation` is not requested. */
  workflows: boolean;
  /** Whether claims in Slack set the owner of a contact; otherwise owners are not read. */
  owners: boolean;
}

/** The scope that each optional part of the app needs. */
const scopeOf = { workflows: 'automation', owners: 'crm.objects.owners.read' } as const satisfies Record<
  string,
  OptionalScope
>;

/** `app-hsmeta.json`; the kind of app and its distribution are fixed at the first upload. */
export function appComponent({ variant, workflows, owners }: AppChoices) {
  const unrequested: OptionalScope[] = [...(workflows ? [] : [scopeOf.workflows]), ...(owners ? [] : [scopeOf.owners])];
  const optional = optionalScopeList.filter((scope) => !unrequested.includes(scope));
  return {
    uid: APP_UID,
    type: 'app',
    config: {
      name: 'Lead intake scoring',
      description: 'Scores new leads for a law firm, explains why and what is missing, and shows it on the contact.',
      distribution: variant === 'static' ? 'private' : 'marketplace',
      auth: variant === 'static' ? staticAuth(optional) : oauth(optional),
      permittedUrls: { fetch: [`${BRIDGE}/hubspot/card/`], iframe: [], img: [] },
      support: {
        supportEmail: variable('SUPPORT_EMAIL'),
        documentationUrl: `${BRIDGE}/docs`,
        supportUrl: variable('SUPPORT_URL'),
      },
    },
  };
}

/** A static app has no optional scopes: scopes it does not request are never granted. */
const staticAuth = (optional: readonly string[]) => ({ type: 'static', requiredScopes: [...scopeList, ...optional] });

const oauth = (optional: readonly string[]) => ({
  type: 'oauth',
  redirectUrls: [redirectUri(BRIDGE)],
  requiredScopes: [...scopeList],
  optionalScopes: [...optional],
  conditionallyRequiredScopes: [],
});

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
