import { getAccount, listAccounts } from '../accounts/accounts.ts';
import { type ApiKey, issueKey, listKeys, revokeKey, rotateKey } from '../auth/keys.ts';
import { type Command, optionalOption, requiredOption, UsageError } from './command/command.ts';
import { renderTable } from './command/table.ts';
import { withStore } from './command/with-store.ts';

export const keyCreate: Command = {
  summary: 'Create an API key; it is shown once',
  usage: '--account ID --name N',
  options: { account: { type: 'string' }, name: { type: 'string' } },
  run({ values, environment }) {
    const input = { accountId: requiredOption(values, 'account'), name: requiredOption(values, 'name') };
    return withStore(environment, async ({ db }) => {
      const { keyId, key } = await issueKey(db, input, 'cli');
      return { json: { keyId, key }, text: `Key ${keyId}:\n\n  ${key}\n\nIt is not shown again.` };
    });
  },
};

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

export const keyList: Command = {
  summary: 'List API keys',
  usage: '[--account ID]',
  options: { account: { type: 'string' } },
  run({ values, environment }) {
    const only = optionalOption(values, 'account');
    return withStore(environment, async ({ db }) => {
      const accounts = only === undefined ? await listAccounts(db) : [await getAccount(db, only)];
      const keys = (await Promise.all(accounts.map(({ id }) => listKeys(db, id)))).flat();
      const rows = keys.map((key) => describeKey(key, new Date()));
      return { json: rows, text: renderTable(rows, ['keyId', 'name', 'hint', 'state', 'lastUsedAt', 'accountId']) };
    });
  },
};

export const keyRevoke: Command = {
  summary: 'Revoke an API key, at once and on every process',
  usage: '--key ID',
  options: { key: { type: 'string' } },
  run({ values, environment }) {
    const keyId = requiredOption(values, 'key');
    return withStore(environment, async ({ db }) => {
      const key = await revokeKey(db, keyId, 'cli');
      return {
        json: { keyId: key.id, revokedAt: key.revokedAt?.toISOString() ?? null },
        text: `Revoked key ${key.id} (${key.hint}).`,
      };
    });
  },
};

const HOUR_MS = 3_600_000;

function overlapOf(hours: string | undefined): { overlapMs?: number } {
  if (hours === undefined) return {};
  if (!/^\d{1,3}$/.test(hours) || Number(hours) > 720)
    throw new UsageError('--overlap-hours is a whole number from 0 to 720');
  return { overlapMs: Number(hours) * HOUR_MS };
}

export const keyRotate: Command = {
  summary: 'Replace an API key; the old one works on for a while',
  usage: '--key ID [--overlap-hours 24]',
  options: { key: { type: 'string' }, 'overlap-hours': { type: 'string' } },
  run({ values, environment }) {
    const keyId = requiredOption(values, 'key');
    const overlap = overlapOf(optionalOption(values, 'overlap-hours'));
    return withStore(environment, async ({ db }) => {
      const rotated = await rotateKey(db, { keyId, ...overlap }, 'cli');
      const oldKeyExpiresAt = rotated.oldKeyExpiresAt.toISOString();
      return {
        json: { keyId: rotated.keyId, key: rotated.key, oldKeyExpiresAt },
        text: `Key ${rotated.keyId}:\n\n  ${rotated.key}\n\nIt is not shown again. The old key works until ${oldKeyExpiresAt}.`,
      };
    });
  },
};
