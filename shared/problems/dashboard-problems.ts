import type { ProblemRow } from './problems.ts';

/** The dashboard's refusals. */
export const dashboardProblems = {
  sign_in_required: {
    status: 401,
    error: 'Sign in to the dashboard',
    help: 'Your sign-in has ended, or you have not signed in yet. Open the dashboard and sign in.',
  },
  wrong_sign_in: {
    status: 401,
    error: 'Email address, password or code is wrong',
    help: 'Check what you typed, or use "Forgot your password?".',
  },
  too_many_sign_ins: {
    status: 429,
    error: 'Too many attempts. Wait a minute',
    help: 'The limits are ten failed attempts a minute for an address or a person, and twenty links an hour for an account.',
  },
  foreign_origin: {
    status: 403,
    error: 'The dashboard is at another address',
    help: 'Open the dashboard at PUBLIC_URL; requests that another site sends with your sign-in are refused.',
    page: 'It works only at its own address.',
  },
  role_too_low: {
    status: 403,
    error: 'Your role does not allow this',
    help: 'An owner or admin of the account can change your role.',
  },
  invalid_dashboard_request: {
    status: 400,
    error: 'The request is not valid',
    help: 'Correct the fields that `details` names.',
    page: 'Correct the marked fields.',
  },
  invalid_cursor: {
    status: 400,
    error: 'This page of the list has expired',
    help: 'Reload the list.',
  },
  link_used_up: {
    status: 410,
    error: 'This link has been used or has expired',
    help: 'Ask an owner or admin for a new link.',
  },
  wrong_password: {
    status: 403,
    error: 'The password is wrong',
    help: 'Type your current password.',
  },
  wrong_code: {
    status: 403,
    error: 'The code is wrong',
    help: 'Type the six digits that your authenticator app shows now.',
  },
  two_factor_on: {
    status: 409,
    error: 'Two-factor authentication is already on',
    help: 'Turn it off first, then set it up again.',
  },
  person_exists: {
    status: 409,
    error: 'A person with this email already has access',
    help: 'An email address belongs to one account. Use another address, or remove the person there first.',
  },
  person_not_found: {
    status: 404,
    error: 'Person not found',
    help: 'The People page and `user list` show everyone.',
    page: 'The People page shows everyone.',
  },
  last_owner: {
    status: 409,
    error: 'The account needs an owner',
    help: 'Make another person an owner first.',
  },
  too_many_pages: {
    status: 429,
    error: 'Too many dashboard pages are open',
    help: 'Close some of them. Until then, reload the list to see new leads.',
  },
  lead_not_found: { status: 404, error: 'Lead not found', help: 'The Leads page shows every lead.' },
  kept_call_not_found: {
    status: 404,
    error: 'API call not found',
    help: 'It may have expired or been erased. The API page lists the saved calls.',
  },
  contact_not_found: {
    status: 404,
    error: 'Contact not found',
    help: 'Use the record id of the contact in HubSpot, which is a number.',
  },
  account_name_wrong: {
    status: 409,
    error: 'This is not the name of the account',
    help: 'Type the name as the dashboard and `account list` show it. Nothing was deleted.',
    page: 'Type the name as the dashboard shows it. Nothing was deleted.',
  },
  account_connected: {
    status: 409,
    error: 'The account was connected while it was being deleted',
    help: 'Nothing was deleted. Try again.',
  },
  consent_not_offered: {
    status: 409,
    error: 'This server cannot connect through the browser',
    help: 'Connect with a token instead.',
  },
  slack_refused: {
    status: 409,
    error: 'Slack refuses the token or the channel',
    help: 'Check the bot token and its scopes, and invite the app to the channel.',
  },
  slack_unavailable: {
    status: 503,
    error: 'Slack is not responding',
    help: 'Nothing was changed. Try again in a minute.',
  },
  slack_waiting: {
    status: 409,
    error: 'Messages are still waiting for Slack',
    help: 'Wait until they are sent, move them to another channel, or disconnect and drop them.',
  },
  routing_conflict: {
    status: 409,
    error: 'Someone else changed the routing',
    help: 'Reload, review the changes and save again.',
  },
  delivery_not_found: { status: 404, error: 'Delivery not found', help: 'The Connections page shows them.' },
  replay_refused: { status: 409, error: 'This delivery cannot be retried', help: 'The details say why.' },
  backfill_refused: { status: 409, error: 'The backfill cannot be changed now', help: 'The details say why.' },
  slack_not_connected: {
    status: 404,
    error: 'Slack is not connected',
    help: 'Connect it on the Connections page.',
  },
} as const satisfies Record<string, ProblemRow>;
