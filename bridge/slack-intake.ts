import { Problem } from './problem.ts';
import type { SlackPorts } from './slack/slack-ports.ts';
import { markWorkspaceRevoked } from './slack/workspaces.ts';
import type { Store } from './store/open-store.ts';

/** What is done with what comes in from Slack. */
export function createSlackPorts({ db }: Pick<Store, 'db'>): SlackPorts {
  // Slack tells the member that it failed.
  const refuse = () => Promise.reject(new Problem('unavailable'));
  return {
    onAction: refuse,
    onHomeOpened: refuse,
    onLeadCommand: refuse,
    onTestAlert: refuse,
    async onUninstalled(workspaceId) {
      const detail = 'The app was removed from the workspace, or its token was revoked, in Slack.';
      await markWorkspaceRevoked(db, { workspaceId, detail, forget: true });
    },
  };
}
