import { getAccount, listAccounts } from '../accounts/accounts.ts';
import { type ApiKey, listKeys } from '../auth/keys.ts';
import { type Command, optionalOption } from './command.ts';
import { renderTable } from './table.ts';
import { withStore } from './with-store.ts';

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
