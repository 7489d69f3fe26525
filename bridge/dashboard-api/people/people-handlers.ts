import type { Person as PersonShown } from '../../../shared/dashboard/people.ts';
import { getAccount } from '../../accounts/accounts.ts';
import { removePerson, setPersonName, setPersonRole } from '../../auth/people/change-person.ts';
import { createPerson, type PeopleActor } from '../../auth/people/create-person.ts';
import { deleteLinksTo, makeLink, type OneTimeLink, readLink, useLink } from '../../auth/people/one-time-links.ts';
import { findPerson, getPerson, listPeople, type Person } from '../../auth/people/people.ts';
import type { SignInApi } from '../../auth/people/sign-in.ts';
import type { SignInLimits } from '../../auth/people/sign-in-limits.ts';
import { endSignIns, listSignIns } from '../../auth/people/sign-ins.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db } from '../../platform/store/schema.ts';
import { type Browser, type DashboardCaller, dashboardActor, type PeopleHandlers } from '../handlers.ts';

interface PeopleDeps {
  db: Db;
  signIn: SignInApi;
  limits: SignInLimits;
  /** Undefined when this server sends no mail. */
  sendMail: SendMail | undefined;
  log: Pick<Log, 'warn'>;
}

type SignInHandlers = Pick<PeopleHandlers, 'signIn' | 'signInCode' | 'signOut' | 'readLink' | 'useLink' | 'askReset'>;

/** For signing in, and signing out. */
function createSignInHandlers(deps: PeopleDeps): SignInHandlers {
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
    deps.log.warn({ err }, 'a link for a new password could not be created');
  }
}

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
  const inMail = { url: link.url.replace(browser.origin, browser.mailOrigin) };
  const mailed = await mailLink(deps, { person, link: inMail, account });
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

type Reader = Pick<Person, 'email' | 'invited'>;

/** @returns whether the mail server accepted it; the link is shown to its maker in any case */
async function mailLink(
  { sendMail, log }: Pick<PeopleDeps, 'sendMail' | 'log'>,
  { person, link, account }: { person: Reader; link: Pick<OneTimeLink, 'url'>; account: string },
): Promise<boolean> {
  if (sendMail === undefined) return false;
  try {
    await sendMail({ to: person.email, ...mailOf(person, link, account) });
    return true;
  } catch (error) {
    // A mail server's message may name the recipient.
    log.warn({ code: (error as NodeJS.ErrnoException).code }, 'a link could not be mailed');
    return false;
  }
}

function mailOf(
  { invited }: Reader,
  { url }: Pick<OneTimeLink, 'url'>,
  account: string,
): { subject: string; text: string } {
  // A line break in a name would start a new line in the mail.
  const name = account.replace(/\s+/g, ' ');
  const what = invited
    ? `You have been invited to the lead intake dashboard of ${name}. Choose a password here:`
    : `Choose a new password for the lead intake dashboard of ${name} here:`;
  const otherwise = invited ? '' : ' If you did not request this, ignore this email.';
  return {
    subject: invited ? `Your invitation to ${name}` : `A new password for ${name}`,
    text: `${what}\n\n${url}\n\nThe link works once, for an hour.${otherwise}\n`,
  };
}

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
function createMeHandlers(deps: PeopleDeps): MeHandlers {
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
