import { type Resealing, reseal } from '../platform/store/reseal.ts';
import type { Command } from './command/command.ts';
import { withStore } from './command/with-store.ts';

function describe({ keyId, resealed, unreadable, dropped }: Resealing): string {
  if (unreadable > 0)
    return `${unreadable} sealed values open with none of the secrets, so every secret is still needed. Add the one they were sealed with to APP_SECRET and try again.`;
  const needed = `Sealed ${resealed} values anew; everything is sealed with key ${keyId}.`;
  if (dropped.length === 0) return `${needed} There was no other key.`;
  return `${needed} The secrets of the keys ${dropped.join(', ')} are not needed any more: leave them out of APP_SECRET.`;
}

export const secretsReseal: Command = {
  summary: 'Seal everything anew with the first secret of APP_SECRET, so that the others can go',
  usage: '',
  options: {},
  run({ environment }) {
    return withStore(environment, async (store) => {
      const done = await reseal(store);
      return { json: done, text: describe(done), exitCode: done.unreadable === 0 ? 0 : 1 };
    });
  },
};
