/** What Slack's error codes mean for the person who can fix it, in sentences; the documentation has the same. */
interface Remedy {
  what: string;
  todo: string;
}

const invite = 'Invite the app to the channel (/invite @lead-intake), or choose another channel.';
const reinstall = 'Reinstall the app in Slack, then connect it again with its new token.';

export const remedies = {
  channel_not_found: {
    what: 'The channel does not exist, or it is private and the app is not in it.',
    todo: invite,
  },
  not_in_channel: { what: 'The app is not in the channel.', todo: invite },
  is_archived: { what: 'The channel is archived.', todo: 'Unarchive it in Slack, or choose another channel.' },
  is_inactive: {
    what: 'The channel is frozen or archived.',
    todo: 'Unarchive it in Slack, or choose another channel.',
  },
  restricted_action: {
    what: 'An administrator has restricted who may post there.',
    todo: 'Let the app post in the channel (its settings, posting permissions), or choose another channel.',
  },
  posting_to_channel_denied: {
    what: 'The app may not post there.',
    todo: 'Let the app post in the channel, or choose another channel.',
  },
  channel_is_limited_access: {
    what: 'Access to the channel is limited.',
    todo: 'Let the app into the channel, or choose another channel.',
  },
  message_limit_exceeded: {
    what: 'The workspace has reached its limit of messages.',
    todo: 'Ask an administrator of the workspace.',
  },
  missing_scope: {
    what: 'The app lacks a scope.',
    todo: 'Add the scope to the app in Slack, reinstall it and connect again.',
  },
  team_access_not_granted: {
    what: 'The organization has not approved the app for this workspace.',
    todo: "Add the workspace to the app in the organization's admin settings.",
  },
  ekm_access_denied: {
    what: 'Administrators have suspended posting (encryption keys).',
    todo: 'Ask an administrator of the workspace.',
  },
  invalid_auth: { what: 'Slack does not accept the token.', todo: reinstall },
  token_revoked: { what: 'The token was revoked, or the app was removed.', todo: reinstall },
  token_expired: {
    what: 'The token has expired.',
    todo: 'Turn token rotation off for the app, reinstall it, and connect again.',
  },
  account_inactive: { what: 'The app or its workspace is no longer active.', todo: reinstall },
  not_connected: { what: 'The workspace is not connected.', todo: 'Connect it.' },
} as const satisfies Record<string, Remedy>;

/**
 * For a code in no table: its name, and where it is documented. A scope after the code (`missing_scope:chat:write`) is
 * ignored.
 */
export function remedyOf(reason: string): Remedy {
  const [code = reason] = reason.split(':', 1);
  if (Object.hasOwn(remedies, code)) return remedies[code as keyof typeof remedies];
  if (code.startsWith('restricted_action')) return remedies.restricted_action;
  return {
    what: `Slack refuses it (${code}).`,
    todo: "Look the code up in Slack's documentation, fix it, then try again.",
  };
}
