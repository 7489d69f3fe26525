import { dashboardProblems } from './dashboard-problems.ts';
import { blockedTexts } from './screen-blocked-reasons.ts';

/** One row of the problem table: it feeds thrown errors, OpenAPI responses and the error documentation. */
export interface ProblemRow {
  readonly status: number;
  /** The `error` string of the body; for the codes of specification §7, to the letter. */
  readonly error: string;
  /** What the caller can do about it, for the documentation. */
  readonly help: string;
  /** The same for people on the dashboard, when the help names commands or fields of the API. */
  readonly page?: string;
}

export const problems = {
  ...dashboardProblems,
  invalid_record: {
    status: 400,
    error: 'Record must match the InputRecord type',
    help: 'Send a JSON object with exactly one key, `record`, that holds the ten string fields. `details` lists every mistake.',
  },
  invalid_idempotency_key: {
    status: 400,
    error: 'Idempotency-Key must be 1 to 255 printable ASCII characters',
    help: 'Use a UUID or another short unique string, or leave the header out.',
  },
  invalid_api_key: {
    status: 401,
    error: 'Invalid or missing API key',
    help: 'Send `Authorization: Bearer <API_KEY>` with a key that has not been revoked.',
  },
  no_active_subscription: {
    status: 401,
    error: 'User does not have an active subscription',
    help: 'The account that owns the key must have an active subscription.',
  },
  plan_without_api: {
    status: 401,
    error: "User's plan does not have access to the API",
    help: 'The account that owns the key must be on the PRO plan.',
  },
  metrics_token_required: {
    status: 401,
    error: 'Metrics require METRICS_TOKEN',
    help: 'Send `Authorization: Bearer <METRICS_TOKEN>`. If it is not set, only this machine may read them.',
  },
  invalid_signature: {
    status: 401,
    error: 'Signature is missing, wrong or too old',
    help: 'HubSpot signs every delivery with the client secret of the app, over PUBLIC_URL and the path; Slack signs with the signing secret. Check HUBSPOT_CLIENT_SECRET, PUBLIC_URL or SLACK_SIGNING_SECRET, and the clock of this machine.',
  },
  invalid_events: {
    status: 400,
    error: 'Body must be a JSON array of 1 to 1000 webhook events',
    help: 'This route accepts only what HubSpot sends to the target URL of an app.',
  },
  events_too_large: {
    status: 413,
    error: 'Webhook body is larger than 2 MB',
    help: 'HubSpot sends about 100 events in one request; a thousand fit.',
  },
  invalid_card_request: {
    status: 400,
    error: 'Request does not look like one from the HubSpot app',
    help: 'Upload the version of the app that belongs to this bridge. `details` lists every mistake.',
  },
  card_body_too_large: {
    status: 413,
    error: 'Request body is larger than 1 MB',
    help: 'HubSpot does not forward more than that either.',
  },
  portal_not_connected: {
    status: 404,
    error: 'This HubSpot account is not connected',
    help: 'Connect it: `hubspot connect`, or the install link of the app.',
    page: 'Connect HubSpot on the Connections page.',
  },
  bulk_run_not_found: {
    status: 404,
    error: 'Run not found',
    help: 'Runs can be looked up for 30 days, by the HubSpot account that started them.',
  },
  screening_paused: {
    status: 409,
    error: blockedTexts.paused,
    help: 'Resume it with `hubspot resume`, or on the settings page in HubSpot.',
    page: 'Press Resume screening on the Connections page.',
  },
  portal_revoked: {
    status: 409,
    error: blockedTexts.revoked,
    help: "Connect it again with `hubspot connect`, or with the app's install link.",
    page: 'An admin can connect HubSpot again on the Connections page.',
  },
  screening_without_subscription: {
    status: 409,
    error: blockedTexts.no_subscription,
    help: 'Set the subscription of the account to `active`.',
    page: 'Ask whoever runs this server to activate the subscription.',
  },
  contact_erased: {
    status: 409,
    error: blockedTexts.erased,
    help: 'An erased contact is never screened again; if the person returns, create a new contact.',
  },
  lead_not_screened: {
    status: 409,
    error: 'This contact has not been screened yet',
    help: 'Screen it first; then you can set its status manually.',
  },
  override_refused: {
    status: 409,
    error: 'HubSpot refused this status; the contact keeps the one it had',
    help: 'A rule in HubSpot, or the property itself, does not accept the status. `details` has the reason.',
    page: 'A rule in HubSpot, or the property itself, does not accept the status.',
  },
  invalid_mapping: {
    status: 400,
    error: 'Field mapping does not fit the HubSpot account',
    help: 'Every property it reads must exist there. `details` lists every mistake.',
    page: 'Every property that a field is read from must exist in HubSpot.',
  },
  mapping_conflict: {
    status: 409,
    error: 'Field mapping was changed by someone else',
    help: 'Read the newest version, make the change again and save it with that version number.',
  },
  not_permitted: {
    status: 403,
    error: 'You do not have permission to do this',
    help: 'Ask someone who can change the settings to add you on the Users tab; an operator can use `hubspot permissions`.',
  },
  invalid_permissions: {
    status: 400,
    error: 'These permissions cannot be saved',
    help: 'You must remain one of the users who may change the settings. `details` has the reason.',
  },
  permissions_conflict: {
    status: 409,
    error: 'Permissions were changed by someone else',
    help: 'Read the newest version, make the change again and save it with that version number.',
  },
  reconnect_refused: {
    status: 409,
    error: 'HubSpot did not accept this access token',
    help: 'Copy the token from the Distribution tab of the app, with all its scopes. `details` has the reason.',
    page: 'Copy the token from the Distribution tab of the app, with all its scopes.',
  },
  hubspot_unavailable: {
    status: 503,
    error: 'HubSpot did not answer in time',
    help: 'Try again in a moment.',
  },
  hubspot_scopes_missing: {
    status: 409,
    error: 'The app is missing a scope it needs',
    help: 'Add the scope that `details` names to the app in HubSpot, reinstall it, and connect again.',
    page: 'Add the missing scope to the app in HubSpot, reinstall it, and connect again.',
  },
  hubspot_refused: {
    status: 409,
    error: 'HubSpot refused the request',
    help: 'Trying again does not help. `details` has the reason.',
    page: 'Trying again does not help until something changes in HubSpot.',
  },
  not_found: {
    status: 404,
    error: 'Not found',
    help: 'The operations are listed at /docs and in /api/v1/openapi.json.',
  },
  method_not_allowed: {
    status: 405,
    error: 'Method not allowed',
    help: 'The `Allow` header names the methods of this path.',
  },
  request_timeout: {
    status: 408,
    error: 'Request timed out',
    help: 'The request did not arrive completely in time. Send it again.',
  },
  invalid_account: {
    status: 400,
    error: 'Account settings are not valid',
    help: 'A name has 1 to 200 characters; the plan is `pro` or `free`; the subscription is `active`, `past_due`, `canceled` or `none`. `details` lists every mistake.',
  },
  invalid_configuration: {
    status: 400,
    error: 'Configuration is not valid',
    help: '`practiceAreas` holds names or `{name, aliases}`, `threshold` is a whole number from 1 to 100, `customFilters` holds at most 20 rules of at most 300 characters, or conditions. `details` lists every mistake.',
    page: 'At most 20 rules of at most 300 characters; the threshold is from 1 to 100.',
  },
  invalid_key_name: {
    status: 400,
    error: 'Key name must be 1 to 100 characters',
    help: 'Name the key after the tool that will hold it.',
  },
  account_not_found: {
    status: 404,
    error: 'Account not found',
    help: '`account list` shows every account with its id.',
  },
  key_not_found: {
    status: 404,
    error: 'API key not found',
    help: '`key list` shows the keys of an account.',
    page: 'The API page lists the keys.',
  },
  version_not_found: {
    status: 404,
    error: 'Configuration version not found',
    help: 'The page What we take and `configuration history` list the versions.',
    page: 'The page What we take lists the versions.',
  },
  configuration_conflict: {
    status: 409,
    error: 'Configuration was changed by someone else',
    help: 'Read the newest version, make the change again and save it with that version number.',
  },
  key_needs_subscription: {
    status: 409,
    error: 'API keys are issued only to accounts with an active subscription',
    help: 'Set the subscription of the account to `active` first: `account set --subscription active`.',
    page: 'Ask whoever runs this server to activate the subscription.',
  },
  key_needs_pro_plan: {
    status: 409,
    error: 'API keys are issued only to accounts on the PRO plan',
    help: 'Set the plan of the account to `pro` first: `account set --plan pro`.',
    page: 'Ask whoever runs this server for the PRO plan.',
  },
  key_not_active: {
    status: 409,
    error: 'API key is revoked, expired or already being replaced',
    help: 'Create a new key instead.',
  },
  idempotency_conflict: {
    status: 409,
    error: 'Idempotency-Key was used with a different request',
    help: 'Use a new key for a new request. Keys are kept for 24 hours.',
  },
  length_required: {
    status: 411,
    error: 'Content-Length is missing',
    help: 'HubSpot and Slack send the length of a signed body; a proxy in between must pass it on.',
  },
  payload_too_large: {
    status: 413,
    error: 'Request body is larger than 256 kB',
    help: 'Shorten the record; intake notes can have 20,000 characters.',
  },
  header_fields_too_large: {
    status: 431,
    error: 'Request headers are too large',
    help: 'Send fewer or shorter headers.',
  },
  malformed_request: { status: 400, error: 'Malformed HTTP request', help: 'The request is not valid HTTP/1.1.' },
  rate_limited: {
    status: 429,
    error: 'Rate limit exceeded. Please try again later.',
    help: 'Wait as many seconds as `Retry-After` says. The `RateLimit` header says how many are left.',
    page: 'Wait a minute, then try again.',
  },
  analysis_failed: {
    status: 500,
    error: 'Failed to analyze record',
    help: 'Nothing was scored or stored. Try again later; the operator finds the reason in the log under the X-Request-Id.',
  },
  internal: {
    status: 500,
    error: 'Internal error',
    help: 'The operator finds the reason in the log under the X-Request-Id.',
  },
  unavailable: {
    status: 503,
    error: 'Service temporarily unavailable',
    help: 'The database cannot be reached, too many analyses are already waiting, or the service is shutting down. Try again after `Retry-After` seconds.',
    page: 'The server cannot reach its database or the language model, or is too busy. Try again in a minute.',
  },
} as const satisfies Record<string, ProblemRow>;

export type ProblemCode = keyof typeof problems;
