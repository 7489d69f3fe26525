import type { privacyOperations } from '../../../../shared/dashboard/privacy.ts';
import { readRetention, setRetention } from '../../../accounts/retention.ts';
import { type DashboardHandlers, dashboardActor } from '../../../dashboard-api/handlers.ts';
import { createPersonalDataHandlers, type PersonalDataDeps } from './personal-data.ts';

type PrivacyHandlers = Pick<DashboardHandlers, keyof typeof privacyOperations>;
type Deps = Omit<PersonalDataDeps, 'db'> & { store: Pick<PersonalDataDeps, 'db'> };

/** What is kept of people, for how long, and how it goes. */
export function createPrivacyHandlers(wired: Deps): PrivacyHandlers {
  const deps = { ...wired, db: wired.store.db };
  const { db } = deps;
  return {
    readRetention: ({ caller: { accountId } }) => readRetention(db, accountId),
    saveRetention: ({ caller, body: retention }) =>
      setRetention(db, { accountId: caller.accountId, retention }, dashboardActor(caller)),
    ...createPersonalDataHandlers(deps),
  };
}
