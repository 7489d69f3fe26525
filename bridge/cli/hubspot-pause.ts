import { type Connection, setStatus } from '../hubspot/client/connections.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Command, CommandInput, CommandOutput } from './command.ts';
import { connectionFor, withHubSpot } from './with-hubspot.ts';

export const hubspotPause: Command = {
  summary: 'Stop screening the contacts of a portal; events are kept until it is resumed',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run: (input) => change(input, 'paused'),
};

export const hubspotResume: Command = {
  summary: 'Go on screening the contacts of a paused portal',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run: (input) => change(input, 'active'),
};

const sentences = {
  paused: 'is paused: nothing is read from it or written to it.',
  active: 'is active.',
} as const;

function change(input: CommandInput, status: 'active' | 'paused'): Promise<CommandOutput> {
  return withHubSpot(input, async (work) => {
    const { accountId, portalId, status: before } = await connectionFor(work);
    const from: Connection['status'][] = [status === 'paused' ? 'active' : 'paused'];
    const changed = await setStatus(work.store.db, { portalId, status, detail: null, from }, 'cli');
    if (!changed && before === 'revoked') {
      throw new Refusal(
        `Portal ${portalId} no longer lets the bridge in. Connect it anew: npm run --silent cli -- hubspot connect --account ${accountId}`,
      );
    }
    return { json: { accountId, portalId, status, changed }, text: `Portal ${portalId} ${sentences[status]}` };
  });
}
