import { Agent } from 'node:http';
import { PUBLIC_URL } from '../../chaos/slack-firm.ts';
import { webhookEvent } from '../../fixtures/hubspot-events.ts';
import { signedHeaders } from '../../simulators/hubspot/webhook-signature.ts';
import type { Attack, Scenario } from '../scenario.ts';
import { send } from '../tally.ts';

const WEBHOOKS = 5_000;
const AT_ONCE = 20;
const PATH = '/webhooks/hubspot';
const HOUR_MS = 3_600_000;

type Kind = 'new' | 'again' | 'foreign' | 'forged' | 'stale' | 'malformed';
const expected: Record<Kind, number> = { new: 200, again: 200, foreign: 200, forged: 401, stale: 401, malformed: 400 };
/** By turns. */
const kinds: readonly Kind[] = [
  'new',
  'again',
  'foreign',
  'new',
  'forged',
  'again',
  'stale',
  'malformed',
  'new',
  'again',
];

/** Webhooks as they come when a portal imports, among others that nobody should have sent. */
export const webhooks: Scenario = {
  name: 'webhooks',
  bars: { settleMs: 120_000 },
  async run(attack) {
    const { target, tally, quick } = attack;
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const count = quick ? WEBHOOKS / 10 : WEBHOOKS;
    // The watch takes them from the other end.
    const contacts = target.firm.probeContacts.slice(-count / 2);
    const wrong = new Map<string, number>();
    let sent = 0;
    const work = async () => {
      while (sent < count && target.ended() === undefined) {
        const kind = kinds[sent % kinds.length] ?? 'new';
        const contactId = contacts[sent % contacts.length] ?? '';
        sent += 1;
        const answer = await send(`${target.url}${PATH}`, { ...webhookOf(attack, kind, contactId), agent });
        tally.count(answer);
        if (answer?.status !== expected[kind]) {
          const what = `${kind} was answered ${answer?.status ?? 'never'}`;
          wrong.set(what, (wrong.get(what) ?? 0) + 1);
        } else if (kind === 'new') attack.acknowledged(contactId);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    agent.destroy();
    for (const [what, times] of wrong) attack.miss(`${times} × ${what}`);
  },
};

function webhookOf({ target }: Attack, kind: Kind, contactId: string) {
  const timestamp = kind === 'stale' ? Date.now() - HOUR_MS : Date.now();
  const event = webhookEvent({ objectId: Number(contactId), ...(kind === 'foreign' && { portalId: 999 }) });
  const body = kind === 'malformed' ? '{"events":' : JSON.stringify([event]);
  const clientSecret = kind === 'forged' ? 'somebody else’s secret' : target.firm.hubspot.app.clientSecret;
  return {
    headers: signedHeaders({ clientSecret, method: 'POST', uri: `${PUBLIC_URL}${PATH}`, body, timestamp }),
    body,
  };
}
