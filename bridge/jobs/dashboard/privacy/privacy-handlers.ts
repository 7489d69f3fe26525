import type { privacyOperations } from '../../../../shared/dashboard/privacy.ts';
import { readRetention, setRetention } from '../../../accounts/retention-settings.ts';
import { type DashboardHandlers, dashboardActor } from '../../../dashboard-api/handlers.ts';
import type { HubSpot } from '../../../hubspot/client/hubspot.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Slack, SlackConfig } from '../../../slack/client/slack.ts';
import { deleteAccount } from '../../erasure/delete-account.ts';
import { slackExplained } from '../connections/slack.ts';
import { createPersonalDataHandlers, type PersonalDataDeps } from './personal-data.ts';

type PrivacyHandlers = Pick<DashboardHandlers, keyof typeof privacyOperations>;
type Deps = Omit<PersonalDataDeps, 'db'> & {
  store: Store;
  hubspot: HubSpot;
  slack: Slack;
  config: { slack: Pick<SlackConfig, 'oauth'> };
};

/** What is kept about people, for how long, and how to erase it. */
export function createPrivacyHandlers(wired: Deps): PrivacyHandlers {
  const deps = { ...wired, db: wired.store.db };
  const { db } = deps;
  return {
    readRetention: ({ caller: { accountId } }) => readRetention(db, accountId),
    saveRetention: ({ caller, body: retention }) =>
      setRetention(db, { accountId: caller.accountId, retention }, dashboardActor(caller)),
    ...createPersonalDataHandlers(deps),
    async deleteAccount({ caller: { accountId }, body: { name, evenIfAway = false } }) {
      const leaving = { ...wired, slackSettings: wired.config.slack };
      const deletion = { accountId, name, evenIfAway, actor: 'dashboard' } as const;
      const { hubspot, slack } = await slackExplained(deleteAccount(leaving, deletion));
      return { hubspot, slack };
    },
  };
}
