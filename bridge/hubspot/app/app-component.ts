import { redirectUri } from '../connect/oauth-urls.ts';
import { type OptionalScope, optionalScopeList, scopeList } from '../connect/scopes.ts';

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
