import type { SlackFailureKind } from './slack-failure.ts';

/** The meaning of every Slack error code that is not a fault of the request itself. */
const codesOf = {
  retryable: [
    'internal_error',
    'fatal_error',
    'service_unavailable',
    'request_timeout',
    'ratelimited',
    'rate_limited',
    'update_failed',
    'team_added_to_org',
    'org_login_required',
    'external_channel_migrating',
  ],
  parked: [
    'channel_not_found',
    'not_in_channel',
    'is_archived',
    'is_inactive',
    'channel_is_limited_access',
    'restricted_action',
    'posting_to_channel_denied',
    'message_limit_exceeded',
    'messages_tab_disabled',
    'ekm_access_denied',
    'enterprise_is_restricted',
    'access_denied',
    'accesslimited',
    'no_permission',
    'team_access_not_granted',
    'team_not_found',
    'two_factor_setup_required',
  ],
  revoked: ['invalid_auth', 'not_authed', 'token_revoked', 'token_expired', 'account_inactive', 'not_connected'],
  missing_scope: ['missing_scope'],
  // Not included: a message that exists but may not be changed or deleted. It is refused, and still there.
  gone: [
    'message_not_found',
    'thread_not_found',
    'user_not_found',
    'user_not_in_channel',
    'expired_trigger_id',
    'exchanged_trigger_id',
    'invalid_trigger_id',
    'not_enabled',
  ],
} as const satisfies Partial<Record<SlackFailureKind, readonly string[]>>;

const kinds = new Map<string, SlackFailureKind>(
  (Object.entries(codesOf) as [SlackFailureKind, readonly string[]][]).flatMap(([kind, codes]) =>
    codes.map((code): [string, SlackFailureKind] => [code, kind]),
  ),
);

const limits: readonly string[] = ['ratelimited', 'rate_limited'] satisfies (typeof codesOf.retryable)[number][];

/** Whether it is a rate limit. */
export const isRateLimit = (code: string): boolean => limits.includes(code);

/** Errors after which part of the call may have taken effect. */
const partly = new Set(['internal_error', 'fatal_error']);

/** An unknown code is the request's own fault: one message is given up, with the code, and the next continues. */
export function kindOfCode(code: string): SlackFailureKind {
  if (code.startsWith('restricted_action')) return 'parked';
  return kinds.get(code) ?? 'bug';
}

export const mayHaveHappened = (code: string): boolean => partly.has(code);
