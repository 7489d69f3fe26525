import { counted } from '../../shared/counted.ts';
import { type Resealing, reseal } from '../platform/store/reseal.ts';
import type { CommandInput, CommandOutput } from './command/command.ts';
import { showProgress } from './command/progress.ts';
import { withStore } from './command/with-account.ts';

function describe({ keyId, resealed, unreadable, dropped }: Resealing): string {
  if (unreadable > 0)
    return `${counted(unreadable, 'sealed value')} cannot be opened with any of the secrets, so every secret is still needed. Add the one they were sealed with to APP_SECRET and try again.`;
  const needed = `Resealed ${counted(resealed, 'value')}; everything is sealed with key ${keyId}.`;
  if (dropped.length === 0) return `${needed} There was no other key.`;
  return `${needed} The secrets of the keys ${dropped.join(', ')} are no longer needed: remove them from APP_SECRET.`;
}

export function secretsReseal(input: CommandInput): Promise<CommandOutput> {
  return withStore(input, async ({ store }) => {
    const done = await reseal(store, showProgress('values'));
    return { json: done, text: describe(done), exitCode: done.unreadable === 0 ? 0 : 1 };
  });
}
