import { rotateKey } from '../auth/keys.ts';
import { type Command, optionalOption, requiredOption, UsageError } from './command.ts';
import { withStore } from './with-store.ts';

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
