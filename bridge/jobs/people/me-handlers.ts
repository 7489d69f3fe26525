import { getAccount } from '../../accounts/accounts.ts';
import { setPersonName } from '../../auth/people/change-person.ts';
import { deleteLinksTo } from '../../auth/people/one-time-links.ts';
import { getPerson } from '../../auth/people/people.ts';
import { endSignIns, listSignIns } from '../../auth/people/sign-ins.ts';
import {
  type Browser,
  type DashboardCaller,
  dashboardActor,
  type PeopleHandlers,
} from '../../dashboard-api/handlers.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { PeopleDeps } from './people-deps.ts';

type MeHandlers = Pick<
  PeopleHandlers,
  | 'readMe'
  | 'saveMe'
  | 'changePassword'
  | 'startTwoFactor'
  | 'confirmTwoFactor'
  | 'endTwoFactor'
  | 'listSignIns'
  | 'endSignIns'
>;

/** What everybody may do with their own sign-in. */
export function createMeHandlers(deps: PeopleDeps): MeHandlers {
  const { db, limits, signIn } = deps;
  /** Somebody who found an open browser gets ten attempts a minute to guess the password. */
  const guarded = <T>(
    what: 'code' | 'password',
    { caller, browser }: { caller: DashboardCaller; browser: Browser },
    attempt: () => Promise<T>,
  ) => limits.guard({ what, address: browser.address, person: caller.userId }, attempt);
  return {
    readMe: ({ caller }) => describeMe(deps, caller),
    async saveMe({ caller, body: { name } }) {
      const { userId, accountId } = caller;
      await setPersonName(db, { accountId, personId: userId, name }, dashboardActor(caller));
      return describeMe(deps, caller);
    },
    async changePassword({ caller, body, browser }) {
      await guarded('password', { caller, browser }, () => signIn.changePassword(browser, body));
      await deleteLinksTo(db, caller.userId);
      await note(deps, caller, 'person.password_changed');
      return {};
    },
    async startTwoFactor({ caller, body: { password }, browser }) {
      const start = () => signIn.startTwoFactor(browser, password);
      const { uri, recoveryCodes } = await guarded('password', { caller, browser }, start);
      return { uri, secret: new URL(uri).searchParams.get('secret') ?? '', recoveryCodes };
    },
    async confirmTwoFactor({ caller, body: { code }, browser }) {
      await guarded('code', { caller, browser }, () => signIn.confirmTwoFactor(browser, code));
      await note(deps, caller, 'person.second_factor_on');
      return {};
    },
    async endTwoFactor({ caller, body: { password }, browser }) {
      await guarded('password', { caller, browser }, () => signIn.endTwoFactor(browser, password));
      await note(deps, caller, 'person.second_factor_off');
      return {};
    },
    async listSignIns({ caller }) {
      const found = await listSignIns(db, caller.userId);
      return {
        signIns: found.map(({ createdAt, lastSeenAt, ...signIn }) => ({
          ...signIn,
          current: signIn.id === caller.sessionId,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
      };
    },
    async endSignIns({ caller, body: { id } }) {
      const { accountId, userId, sessionId } = caller;
      const which = id === null ? { allBut: sessionId } : { only: id };
      return { ended: await endSignIns(db, { accountId, userId, actor: dashboardActor(caller), which }) };
    },
  };
}

async function describeMe({ db, sendMail }: PeopleDeps, { accountId, userId }: DashboardCaller) {
  const [person, account] = await Promise.all([
    getPerson(db, { accountId, personId: userId }),
    getAccount(db, accountId),
  ]);
  const { id, email, name, twoFactor, role } = person;
  return {
    user: { id, email, name, twoFactor },
    role,
    account: { id: account.id, name: account.name, plan: account.plan, subscription: account.subscription },
    mails: sendMail !== undefined,
  };
}

async function note({ db }: PeopleDeps, caller: DashboardCaller, action: `person.${string}`): Promise<void> {
  const { accountId, userId, email } = caller;
  const actor = dashboardActor(caller);
  await db
    .transaction()
    .execute((trx) => writeAudit(trx, { accountId, actor, action, target: userId, detail: { email } }));
}
