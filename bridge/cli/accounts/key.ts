import { listAccounts } from '../../accounts/accounts.ts';
import { type ApiKey, issueKey, listKeys, revokeKey, rotateKey } from '../../auth/keys.ts';
import type { CommandInput, CommandOutput, OfAccount } from '../command/command.ts';
import { renderTable } from '../command/table.ts';
import { findAccount, withAccount, withStore } from '../command/with-account.ts';

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
