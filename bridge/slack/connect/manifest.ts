import type { webApi } from '@slack/bolt';

type Manifest = webApi.AppsManifestCreateArguments['manifest'];

/** Required scopes: post, `/lead`, and find the channels it is asked to post to. */
export const requiredScopes = ['chat:write', 'commands', 'channels:read', 'groups:read'] as const;
/** Optional scopes; an administrator may omit each of them. */
export const optionalScopes = {
  'users:read': 'Names of the members who claim leads; tells members from guests and people at other companies.',
  'users:read.email': 'Finds the owner in HubSpot by the member’s email.',
  'chat:write.public': 'Posts to public channels it was not invited to.',
  'channels:history': 'Finds out after a lost answer whether a message was posted, so that none is posted twice.',
  'groups:history': 'Finds that out in private channels.',
} as const;
export const botEvents = ['app_home_opened', 'app_uninstalled', 'tokens_revoked'] as const;
export const LEAD_COMMAND = '/lead';

/** Where Slack finds the bridge, under its public address. */
export const slackPaths = { events: '/slack/events', oauthRedirect: '/slack/oauth_redirect' } as const;

interface ManifestTarget {
  /** Without a slash at its end. */
  publicUrl: string;
  /** Socket Mode, for a firm without a public address. */
  socketMode: boolean;
}

/** The Slack app of this instance, as Slack takes it under "Create an app from a manifest". */
export function slackManifest({ publicUrl, socketMode }: ManifestTarget): Manifest {
  const base = publicUrl.replace(/(?<!\/)\/+$/, '');
  const requests = socketMode ? {} : { request_url: `${base}${slackPaths.events}` };
  return {
    _metadata: { major_version: 2 },
    display_information: {
      name: 'Lead intake',
      description: 'Shows the intake team every valid lead at once, and takes what they do with it back to HubSpot.',
      background_color: '#1f3a5f',
    },
    features: {
      app_home: { home_tab_enabled: true, messages_tab_enabled: false, messages_tab_read_only_enabled: true },
      bot_user: { display_name: 'lead-intake', always_online: true },
      slash_commands: [
        {
          command: LEAD_COMMAND,
          description: 'Shows a lead only to you',
          usage_hint: 'name, phone, email or contact id',
          should_escape: false,
          ...(socketMode ? {} : { url: `${base}${slackPaths.events}` }),
        },
      ],
    },
    oauth_config: {
      ...(socketMode ? {} : { redirect_urls: [`${base}${slackPaths.oauthRedirect}`] }),
      scopes: { bot: [...requiredScopes, ...optionalNames], bot_optional: [...optionalNames] },
    },
    settings: {
      interactivity: { is_enabled: true, ...requests },
      event_subscriptions: { bot_events: [...botEvents], ...requests },
      org_deploy_enabled: true,
      socket_mode_enabled: socketMode,
      token_rotation_enabled: false,
    },
  };
}

const optionalNames = Object.keys(optionalScopes) as (keyof typeof optionalScopes)[];

/** The manifest as a file. */
export const renderSlackManifest = (target: ManifestTarget): string =>
  `${JSON.stringify(slackManifest(target), null, 2)}\n`;
