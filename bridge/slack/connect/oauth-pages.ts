import type { MessagePage } from '../../../shared/message-page.ts';

export const linkUsedUp: MessagePage = {
  status: 400,
  tone: 'warning',
  title: 'This link is no longer valid',
  paragraphs: [
    'A link for connecting Slack works once, for a short time, and in the browser it was opened in. This one was used before, is too old, or is not complete.',
    'Nothing was changed. A connection that exists goes on working.',
  ],
  next: ['Ask whoever runs the bridge for a new link (slack connect on its command line).'],
};

export const notConfigured: MessagePage = {
  status: 404,
  tone: 'warning',
  title: 'Connecting Slack in the browser is not set up',
  paragraphs: ['This bridge has no Slack app to connect with.'],
  next: [
    'Whoever runs the bridge sets SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET and PUBLIC_URL and starts it again.',
  ],
};

export function declined(retry: MessagePage['link']): MessagePage {
  return {
    status: 400,
    tone: 'warning',
    title: 'Slack was not connected',
    paragraphs: ['The permission was not given in Slack. Nothing was changed.'],
    next: ['In some workspaces only an administrator may install apps.'],
    ...(retry && { link: retry }),
  };
}

export function refused(reason: string, retry: MessagePage['link']): MessagePage {
  return {
    status: 400,
    tone: 'bad',
    title: 'Slack was not connected',
    paragraphs: [reason, 'A connection that existed before goes on as it was.'],
    ...(retry && { link: retry }),
  };
}

export function unavailable(reason: string, retry: MessagePage['link']): MessagePage {
  return {
    status: 503,
    tone: 'bad',
    title: 'Slack could not be connected just now',
    paragraphs: [`${reason}.`, 'Nothing was lost; a connection that existed before goes on as it was.'],
    ...(retry && { link: retry }),
  };
}

export const broken: MessagePage = {
  status: 500,
  tone: 'bad',
  title: 'Something went wrong here',
  paragraphs: ['The fault is with the bridge, not with Slack. Its log has the reason.'],
  next: ['Ask whoever runs the bridge for a new link.'],
};

interface Installed {
  accountId: string;
  accountName: string;
  workspaceName: string;
  /** Undefined where the account has none yet. */
  channelId: string | undefined;
  /** Scopes that were left out, with what is missed. */
  without: [scope: string, why: string][];
}

export function installed({ accountId, accountName, workspaceName, channelId, without }: Installed): MessagePage {
  const ready = channelId !== undefined;
  return {
    status: 200,
    tone: ready ? 'good' : 'warning',
    title: ready ? 'Slack is connected' : 'Slack is connected; a channel is missing',
    paragraphs: [
      ready
        ? 'The workspace has let the bridge in anew. Leads are told where they were told before.'
        : 'The workspace has let the bridge in. One step is left: in which channel leads are told.',
    ],
    facts: [
      ['Account', accountName],
      ['Workspace', workspaceName],
      ...(ready ? [['Channel', channelId] as [string, string]] : []),
    ],
    findings: without.map(([scope, why]) => `${scope} was left out: ${why}`),
    next: ready
      ? ['To see that it works: slack test on the command line, or the button in the app’s home in Slack.']
      : [
          'In Slack, invite the app in the channel: /invite @lead-intake',
          `Whoever runs the bridge says which channel it is: slack connect --account ${accountId} --channel C…`,
        ],
  };
}
