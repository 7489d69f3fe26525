import { createOAuthPages } from '../../connect/oauth-pages.ts';
import type { MessagePage } from '../../platform/http/message-page.ts';

export const pages = createOAuthPages({
  service: 'Slack',
  link: 'works once, for a short time, and in the browser it was opened in. This one was used before, is too old, or is not complete.',
  variables: 'SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET',
  permission: 'In some workspaces only an administrator may install apps.',
});

interface Installed {
  accountId: string;
  accountName: string;
  workspaceName: string;
  /** Undefined when the account has none yet. */
  channelId: string | undefined;
  /** Omitted scopes, with what is missing without them. */
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
        ? 'Slack is connected again. Leads are announced where they were before.'
        : 'Slack is connected. One step is left: the channel in which leads are announced.',
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
          'In Slack, invite the app to the channel: /invite @lead-intake',
          `The person who runs the bridge sets the channel: slack connect --account ${accountId} --channel C…`,
        ],
  };
}
