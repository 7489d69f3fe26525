import type { Person as PersonShown } from '../../../shared/dashboard/people.ts';
import { getAccount } from '../../accounts/accounts.ts';
import { removePerson, setPersonRole } from '../../auth/people/change-person.ts';
import { createPerson, type PeopleActor } from '../../auth/people/create-person.ts';
import { makeLink } from '../../auth/people/one-time-links.ts';
import { getPerson, listPeople, type Person } from '../../auth/people/people.ts';
import {
  type Browser,
  type DashboardCaller,
  dashboardActor,
  type PeopleHandlers,
} from '../../dashboard-api/handlers.ts';
import { mailLink } from './mail-link.ts';
import { createMeHandlers } from './me-handlers.ts';
import type { PeopleDeps } from './people-deps.ts';
import { createSignInHandlers } from './sign-in-handlers.ts';

type ColleagueHandlers = Omit<
  PeopleHandlers,
  keyof ReturnType<typeof createSignInHandlers> | keyof ReturnType<typeof createMeHandlers>
>;

/** Sign-in, one's own account, and managing people. */
export const createPeopleHandlers = (deps: PeopleDeps): PeopleHandlers => ({
  ...createSignInHandlers(deps),
  ...createMeHandlers(deps),
  ...createColleagueHandlers(deps),
});

function createColleagueHandlers(deps: PeopleDeps): ColleagueHandlers {
  const { db, limits } = deps;
  return {
    async listPeople({ caller }) {
      return { people: (await listPeople(db, caller.accountId)).map(describe) };
    },
    async invitePerson({ caller, body: { email, role }, browser }) {
      const { accountId } = caller;
      await limits.countLink(accountId);
      const person = await createPerson(db, { accountId, email, role }, actorOf(caller));
      return { person: describe(person), link: await offerLink(deps, { caller, person, browser }) };
    },
    async makeLink({ caller, params: { personId = '' }, browser }) {
      const person = await getPerson(db, { accountId: caller.accountId, personId });
      await limits.countLink(caller.accountId);
      return offerLink(deps, { caller, person, browser });
    },
    async setRole({ caller, params: { personId = '' }, body: { role } }) {
      const { accountId } = caller;
      return describe(await setPersonRole(db, { accountId, personId, role }, actorOf(caller)));
    },
    async removePerson({ caller, params: { personId = '' } }) {
      await removePerson(db, { accountId: caller.accountId, personId }, actorOf(caller));
      return {};
    },
  };
}

const actorOf = (caller: DashboardCaller): PeopleActor => ({
  actor: dashboardActor(caller),
  role: caller.role,
  id: caller.userId,
});

async function offerLink(
  deps: PeopleDeps,
  { caller, person, browser }: { caller: DashboardCaller; person: Person; browser: Browser },
) {
  const link = await makeLink(deps.db, { person, origin: browser.origin, by: actorOf(caller) });
  const { name: account } = await getAccount(deps.db, caller.accountId);
  const mailed = await mailLink(deps, {
    person,
    link: { url: link.url.replace(browser.origin, browser.mailOrigin) },
    account,
  });
  return { url: link.url, expiresAt: link.expiresAt.toISOString(), mailed };
}

function describe({ id, email, name, role, twoFactor, invited, lastSeenAt, createdAt }: Person): PersonShown {
  return {
    id,
    email,
    name,
    role,
    twoFactor,
    invited,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
