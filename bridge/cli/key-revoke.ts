import { revokeKey } from '../auth/keys.ts';
import { type Command, requiredOption } from './command.ts';
import { withStore } from './with-store.ts';

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
