import { counted } from '../../../shared/counted.ts';
import type { Role } from '../../../shared/dashboard/operation.ts';
import type { PlanName, SubscriptionState } from '../../../shared/plan-limits.ts';
import { type Account, createAccount, listAccounts, setAccount } from '../../accounts/accounts.ts';
import { type ApiKey, issueKey, listKeys, revokeKey, rotateKey } from '../../auth/keys.ts';
import { endSecondFactor, removePerson, setPersonRole } from '../../auth/people/change-person.ts';
import { createPerson, operator } from '../../auth/people/create-person.ts';
import { makeLink } from '../../auth/people/one-time-links.ts';
import { makePassword } from '../../auth/people/passwords.ts';
import { findPerson, listPeople, type Person } from '../../auth/people/people.ts';
import { createOriginCheck } from '../../dashboard-api/own-origin.ts';
import { deleteAccount } from '../../jobs/erasure/delete-account.ts';
import { keepCalls } from '../../jobs/erasure/keep-calls.ts';
import { Problem } from '../../platform/problem.ts';
import { CALL } from '../../platform/product.ts';
import type { Db } from '../../platform/store/schema.ts';
import { createSlack } from '../../slack/client/slack.ts';
import { SlackFailure } from '../../slack/client/slack-failure.ts';
import { type CommandInput, type CommandOutput, type OfAccount, type Texts, UsageError } from '../command/command.ts';
import { renderTable } from '../command/table.ts';
import { findAccount, withAccount, withStore } from '../command/with-account.ts';
import { refusedBy } from '../command/with-service.ts';
import { withHubSpot } from '../hubspot/with-hubspot.ts';

const ONCE = "Copy it now; it won't be shown again.";

export function keyCreate(input: CommandInput<OfAccount & { name: string }>): Promise<CommandOutput> {
  return withAccount(input, async ({ store: { db }, account }) => {
    const { keyId, key } = await issueKey(db, { accountId: account.id, name: input.values.name }, 'cli');
    return { json: { keyId, key }, text: `Created API key ${keyId}:\n\n  ${key}\n\n${ONCE}` };
  });
}

function describeKey(key: ApiKey, now: Date) {
  const ended =
    key.revokedAt !== null ? 'revoked' : key.expiresAt !== null && key.expiresAt <= now ? 'expired' : 'active';
  return {
    keyId: key.id,
    accountId: key.accountId,
    name: key.name,
    hint: key.hint,
    state: ended,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  };
}

export function keyList(input: CommandInput<OfAccount>): Promise<CommandOutput> {
  const only = input.values.account;
  return withStore(input, async ({ store: { db } }) => {
    const accounts = only === undefined ? await listAccounts(db) : [await findAccount(db, only)];
    const keys = (await Promise.all(accounts.map(({ id }) => listKeys(db, id)))).flat();
    const rows = keys.map((key) => describeKey(key, new Date()));
    return { json: rows, text: renderTable(rows, ['keyId', 'name', 'hint', 'state', 'lastUsedAt', 'accountId']) };
  });
}

export function keyRevoke(input: CommandInput<{ key: string }>): Promise<CommandOutput> {
  return withStore(input, async ({ store: { db } }) => {
    const key = await revokeKey(db, { keyId: input.values.key }, 'cli');
    return {
      json: { keyId: key.id, revokedAt: key.revokedAt?.toISOString() ?? null },
      text: `Revoked key ${key.id} (${key.hint}).`,
    };
  });
}

const HOUR_MS = 3_600_000;

export function keyRotate(
  input: CommandInput<{ key: string; overlapHours?: number | undefined }>,
): Promise<CommandOutput> {
  const { key: keyId, overlapHours } = input.values;
  const overlap = overlapHours === undefined ? {} : { overlapMs: overlapHours * HOUR_MS };
  return withStore(input, async ({ store: { db } }) => {
    const rotated = await rotateKey(db, { keyId, ...overlap }, 'cli');
    const oldKeyExpiresAt = rotated.oldKeyExpiresAt.toISOString();
    return {
      json: { keyId: rotated.keyId, key: rotated.key, oldKeyExpiresAt },
      text: `New API key (${rotated.keyId}):\n\n  ${rotated.key}\n\n${ONCE} The old key works until ${oldKeyExpiresAt}.`,
    };
  });
}

interface Terms {
  plan: PlanName;
  subscription: SubscriptionState;
}

export function accountCreate(input: CommandInput<Terms & { name: string }>): Promise<CommandOutput> {
  const { name, plan, subscription } = input.values;
  return withStore(input, async ({ store: { db } }) => {
    const account = await createAccount(db, { name, plan, subscription }, 'cli');
    return {
      json: { accountId: account.id },
      text:
        `Created account ${account.id} (plan ${plan}, subscription ${subscription}).\n` +
        `It accepts no practice area yet: ${CALL} configuration set --account ${account.id} --file firm.json`,
    };
  });
}

function describeAccount(account: Account) {
  return {
    accountId: account.id,
    name: account.name,
    plan: account.plan,
    subscription: account.subscription,
    createdAt: account.createdAt.toISOString(),
  };
}

export function accountList(input: CommandInput): Promise<CommandOutput> {
  return withStore(input, async ({ store: { db } }) => {
    const accounts = (await listAccounts(db)).map(describeAccount);
    return { json: accounts, text: renderTable(accounts, ['accountId', 'name', 'plan', 'subscription', 'createdAt']) };
  });
}

type Change = Texts<'account' | 'name'> & {
  [term in keyof Terms]?: Terms[term] | undefined;
} & { keepCalls?: number | undefined };

export async function accountSet(input: CommandInput<Change>): Promise<CommandOutput> {
  const { name, plan, subscription, keepCalls: days } = input.values;
  if ([name, plan, subscription, days].every((one) => one === undefined))
    throw new UsageError('Give at least one of --name, --plan, --subscription and --keep-calls');
  return withAccount(input, async ({ store: { db }, account: { id: accountId } }) => {
    const account = await setAccount(db, { accountId, name, plan, subscription }, 'cli');
    const now = `${account.name} (${account.id}) is now on plan ${account.plan}; its subscription is ${account.subscription}.`;
    if (days === undefined) return { json: describeAccount(account), text: now };
    const erasedCalls = await keepCalls(db, { accountId, days: days === 0 ? null : days }, 'cli');
    const kept = days === 0 ? `saves no API calls` : `saves API calls for ${counted(days, 'day')}`;
    const erased = days === 0 ? `; erased: ${counted(erasedCalls, 'saved call')}` : '';
    return {
      json: { ...describeAccount(account), keepCallsDays: days === 0 ? null : days, erasedCalls },
      text: `${now}\nIt ${kept}${erased}.`,
    };
  });
}

type Values = OfAccount & { confirm: string; local?: true | undefined };

export function accountDelete(input: CommandInput<Values>): Promise<CommandOutput> {
  const { confirm: name, local } = input.values;
  return withHubSpot(input, async (given) => {
    const { store, hubspot, config, account } = given;
    const slack = createSlack({ ...given, settings: config.slack });
    const accountId = account.id;
    const deleting = deleteAccount(
      { store, hubspot, slack, slackSettings: config.slack },
      { accountId, name, localOnly: local === true, actor: 'cli' },
    );
    const done = await refusedBy(SlackFailure, deleting);
    const rows = [counted(done.leads, 'lead'), counted(done.results, 'result')].join(', ');
    const text = [
      `Deleted account ${accountId}: ${rows}, everyone who could sign in, and all other rows of it.`,
      'Contacts in HubSpot with what was written there, and messages in Slack, stay.',
      ...(done.hubspot === 'left' ? ['Remove the app, or its token, in HubSpot yourself.'] : []),
      ...(done.slack === 'left' ? ['Remove the app from the Slack workspace yourself.'] : []),
    ];
    return { json: { accountId, ...done }, text: text.join('\n') };
  });
}

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

interface PersonChange {
  user: string;
  role?: Role | undefined;
  endSecondFactor?: boolean | undefined;
  link?: boolean | undefined;
}

export async function userSet(input: CommandInput<PersonChange>): Promise<CommandOutput> {
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
async function personOf(db: Db, named: string): Promise<Person> {
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
