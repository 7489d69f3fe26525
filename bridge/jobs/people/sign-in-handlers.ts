import { getAccount } from '../../accounts/accounts.ts';
import { makeLink, readLink } from '../../auth/people/one-time-links.ts';
import { findPerson } from '../../auth/people/people.ts';
import { useLink } from '../../auth/people/use-link.ts';
import type { Browser, PeopleHandlers } from '../../dashboard-api/handlers.ts';
import { dashboardActor } from '../../dashboard-api/handlers.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import { mailLink } from './mail-link.ts';
import type { PeopleDeps } from './people-deps.ts';

type SignInHandlers = Pick<PeopleHandlers, 'signIn' | 'signInCode' | 'signOut' | 'readLink' | 'useLink' | 'askReset'>;

/** For signing in, and signing out. */
export function createSignInHandlers(deps: PeopleDeps): SignInHandlers {
  const { db, signIn, limits } = deps;
  return {
    async signIn({ body: { email, password }, browser }) {
      const attempt = () => enter(deps, browser, { email: email.toLowerCase(), password });
      return { next: await limits.guard({ what: 'sign-in', address: browser.address, person: email }, attempt) };
    },
    async signInCode({ body: { code }, browser }) {
      const attempt = () => signIn.signInCode(browser, code);
      const { userId } = await limits.guard({ what: 'code', address: browser.address }, attempt);
      await noteSignIn(deps, { id: userId });
      return { next: 'done' };
    },
    async signOut({ browser }) {
      await signIn.signOut(browser);
      return {};
    },
    readLink: ({ body: { token } }) => readLink(db, token),
    async useLink({ body, browser }) {
      const { email } = await useLink(db, body);
      return { next: await enter(deps, browser, { email, password: body.password }) };
    },
    async askReset({ body: { email }, browser }) {
      await limits.countReset(browser.address);
      const mails = deps.sendMail !== undefined;
      // After the answer, so that its timing does not reveal whether the address is known.
      if (mails) void mailReset(deps, email, browser.mailOrigin);
      return { mails };
    },
  };
}

async function enter(deps: PeopleDeps, browser: Browser, given: { email: string; password: string }) {
  const next = await deps.signIn.signIn(browser, given);
  if (next === 'done') await noteSignIn(deps, { email: given.email });
  return next;
}

async function noteSignIn({ db }: PeopleDeps, who: { id: string } | { email: string }): Promise<void> {
  const person = await findPerson(db, who);
  if (person === undefined) return;
  const { accountId, id, email } = person;
  const entry = { accountId, actor: dashboardActor(person), target: id, detail: { email } };
  await db.transaction().execute((trx) => writeAudit(trx, { ...entry, action: 'person.signed_in' }));
}

/** Anybody can ask for a reset. */
const theBridge = { actor: 'system', role: 'owner' } as const;

async function mailReset(deps: PeopleDeps, email: string, origin: string): Promise<void> {
  try {
    const person = await findPerson(deps.db, { email });
    if (person === undefined || !(await deps.limits.mayMail(person.id))) return;
    const link = await makeLink(deps.db, { person, origin, by: theBridge });
    const { name: account } = await getAccount(deps.db, person.accountId);
    await mailLink(deps, { person, link, account });
  } catch (err) {
    deps.log.warn({ err }, 'a link to a new password could not be made');
  }
}
