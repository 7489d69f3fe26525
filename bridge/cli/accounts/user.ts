import type { Kysely } from 'kysely';
import type { Role } from '../../../shared/dashboard/operation.ts';
import { listAccounts } from '../../accounts/accounts.ts';
import { endSecondFactor, removePerson, setPersonRole } from '../../auth/people/change-person.ts';
import { createPerson, operator } from '../../auth/people/create-person.ts';
import { makeLink } from '../../auth/people/one-time-links.ts';
import { makePassword } from '../../auth/people/passwords.ts';
import { findPerson, listPeople, type Person } from '../../auth/people/people.ts';
import { createOriginCheck } from '../../dashboard-api/own-origin.ts';
import { Problem } from '../../platform/problem.ts';
import type { Database } from '../../platform/store/schema.ts';
import { type CommandInput, type CommandOutput, type OfAccount, UsageError } from '../command/command.ts';
import { renderTable } from '../command/table.ts';
import { findAccount, withAccount, withStore } from '../command/with-account.ts';

/** Origin of the dashboard under this configuration. */
const dashboardOrigin = (publicUrl: string): string => createOriginCheck(publicUrl).originFor({});

interface NewUser extends OfAccount {
  email: string;
  role?: Role | undefined;
  link?: boolean | undefined;
}

export function userCreate(input: CommandInput<NewUser>): Promise<CommandOutput> {
  const { email, role, link = false } = input.values;
  return withAccount(input, async ({ store: { db }, account: { id: accountId }, config }) => {
    const password = link ? undefined : makePassword();
    const person = await createPerson(db, { accountId, email, role, password }, operator);
    const made = `${person.email} can now sign in with the role ${person.role} (${person.id}).`;
    const origin = dashboardOrigin(config.publicUrl);
    if (password !== undefined)
      return {
        json: { userId: person.id, password },
        text: `${made}\n\n  Password  ${password}\n  Dashboard ${origin}\n\nCopy the password now; it won't be shown again.`,
      };
    const { url } = await makeLink(db, { person, origin, by: operator });
    return { json: { userId: person.id, url }, text: `${made} The link works once, for an hour:\n\n  ${url}` };
  });
}

export function userList(input: CommandInput<OfAccount>): Promise<CommandOutput> {
  const only = input.values.account;
  return withStore(input, async ({ store: { db } }) => {
    const accounts = only === undefined ? await listAccounts(db) : [await findAccount(db, only)];
    const rows = (await Promise.all(accounts.map(({ id }) => listPeople(db, id)))).flat().map(describe);
    return {
      json: rows,
      text: renderTable(rows, ['userId', 'email', 'role', 'secondFactor', 'state', 'lastSeenAt', 'accountId']),
    };
  });
}

interface Change {
  user: string;
  role?: Role | undefined;
  endSecondFactor?: boolean | undefined;
  link?: boolean | undefined;
}

export async function userSet(input: CommandInput<Change>): Promise<CommandOutput> {
  const { user, role, endSecondFactor: ends = false, link = false } = input.values;
  if (role === undefined && !ends && !link)
    throw new UsageError('Give at least one of --role, --end-second-factor and --link');
  return withStore(input, async ({ store: { db }, config }) => {
    const person = await personOf(db, user);
    const ref = { accountId: person.accountId, personId: person.id };
    if (role !== undefined) await setPersonRole(db, { ...ref, role }, operator);
    if (ends) await endSecondFactor(db, ref, operator.actor);
    const origin = dashboardOrigin(config.publicUrl);
    const url = link ? (await makeLink(db, { person, origin, by: operator })).url : undefined;
    const shown = describe(await personOf(db, person.id));
    const factor = shown.secondFactor ? ', with a second factor' : '';
    const text = `${shown.email} is ${shown.role}${factor}.`;
    if (url === undefined) return { json: shown, text };
    return { json: { ...shown, url }, text: `${text} The link to a new password works once, for an hour:\n\n  ${url}` };
  });
}

export function userRemove(input: CommandInput<{ user: string }>): Promise<CommandOutput> {
  return withStore(input, async ({ store: { db } }) => {
    const { id, accountId, email } = await personOf(db, input.values.user);
    await removePerson(db, { accountId, personId: id }, operator);
    return { json: { userId: id, removed: true }, text: `${email} can no longer sign in.` };
  });
}

/** By id or address. @throws {Problem} `person_not_found` */
async function personOf(db: Kysely<Database>, named: string): Promise<Person> {
  const person = await findPerson(db, named.includes('@') ? { email: named } : { id: named });
  if (person === undefined) throw new Problem('person_not_found');
  return person;
}

function describe({ id, accountId, email, name, role, twoFactor, invited, lastSeenAt, createdAt }: Person) {
  return {
    userId: id,
    accountId,
    email,
    name,
    role,
    secondFactor: twoFactor,
    state: invited ? 'invited' : 'active',
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
