import { Agent } from 'node:http';
import { gzipSync } from 'node:zlib';
import { exampleRecord } from '../../../shared/examples.ts';
import { PUBLIC_URL } from '../../chaos/slack-firm.ts';
import { webhookEvent } from '../../fixtures/hubspot-events.ts';
import { type Random, randomInteger, seededRandom } from '../../simulators/hubspot/seeded-random.ts';
import { signedHeaders as signForHubSpot } from '../../simulators/hubspot/webhook-signature.ts';
import { signedHeaders as signForSlack } from '../../simulators/slack/slack-signature.ts';
import { type BodyRoute, bodyRoutes } from '../routes.ts';
import type { Attack, Scenario } from '../scenario.ts';
import { send } from '../tally.ts';

const BODIES = 10_000;
const AT_ONCE = 16;

/** Bodies that nobody sends, on every route that reads one; where a signature is asked for, signed as they should be. */
export const hostileBodies: Scenario = {
  name: 'hostile-bodies',
  async run(attack) {
    const { target, tally, quick } = attack;
    const random = seededRandom(11);
    const count = quick ? BODIES / 10 : BODIES;
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    let sent = 0;
    const work = async () => {
      while (sent < count && target.ended() === undefined) {
        sent += 1;
        const route = pick(random, bodyRoutes(target));
        const body = makeBody(random, route);
        const headers = headersOf(attack, { route, body, at: sent });
        const answer = await send(`${target.url}${route.path}`, { method: route.method, headers, body, agent });
        tally.count(answer, { where: route.name, bySlack: route.path.startsWith('/slack/') });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    agent.destroy();
  },
};

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[randomInteger(random, items.length)] as Item;

interface Sending {
  route: BodyRoute;
  body: Buffer;
  at: number;
}

/** One in four with a type that does not fit. */
function headersOf({ target }: Attack, { route, body, at }: Sending): Record<string, string> {
  const { firm } = target;
  const timestamp = Date.now();
  const text = body.toString('latin1');
  const type =
    at % 4 === 0 ? { 'content-type': ['text/plain', 'application/json; charset=utf-16', ''][at % 3] ?? '' } : {};
  if (route.path.startsWith('/api/')) {
    const given = route.headers.authorization;
    const authorization = `Bearer ${firm.keys[at % firm.keys.length]}`;
    return { ...route.headers, ...(given && { authorization }), ...type };
  }
  if (route.path.startsWith('/slack/')) {
    return {
      ...route.headers,
      ...signForSlack(firm.slack.app.signingSecret, Math.floor(timestamp / 1_000), text),
      ...type,
    };
  }
  const uri = `${PUBLIC_URL}${route.path}`;
  const { clientSecret } = firm.hubspot.app;
  return {
    ...route.headers,
    ...signForHubSpot({ clientSecret, method: route.method, uri, body: text, timestamp }),
    ...type,
  };
}

const goodBodies: Record<string, () => unknown> = {
  webhook: () => [webhookEvent({ objectId: 1 })],
  action: () => ({ callbackId: 'ap-1', origin: { portalId: 11 }, object: { objectId: 1, objectType: 'CONTACT' } }),
  card: () => ({ requestId: 'press-0001' }),
  override: () => ({ requestId: 'override-1', status: 'valid' }),
  bulk: () => ({ requestId: 'bulk-00001', contactIds: ['1', '2'] }),
  settings: () => ({
    expectedVersion: 1,
    configuration: { practiceAreas: ['Car Accident'], threshold: 50, customFilters: [] },
  }),
  Slack: () => ({
    type: 'block_actions',
    team: { id: 'T01FIRM' },
    user: { id: 'U1' },
    actions: [{ action_id: 'lead_claim' }],
  }),
  'Slack event': () => ({ type: 'event_callback', team_id: 'T01FIRM', event: { type: 'app_home_opened', user: 'U1' } }),
};

/** ASCII alone for what is signed as text. */
const oddValues: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  2 ** 53,
  '9223372036854775808',
  '',
  '\u0000',
  '\\ud800',
  '__proto__',
  'x'.repeat(30_000),
  [],
  {},
  [[]],
  { __proto__: null, constructor: { prototype: 1 } },
];

const oddBodies: readonly (() => Buffer)[] = [
  () => Buffer.alloc(0),
  () => Buffer.from('['.repeat(60_000)),
  () => Buffer.from('{"a":'.repeat(20_000)),
  () => Buffer.from('null'),
  () => Buffer.from('[1e999]'),
  () => Buffer.from('{"record":{"record":{}}}'),
  () => Buffer.from(`{"record":${'9'.repeat(50_000)}}`),
  () => Buffer.from('{"__proto__":{"record":{}},"record":{}}'),
  () => Buffer.from(JSON.stringify({ record: exampleRecord }), 'utf16le'),
  () => gzipSync(Buffer.alloc(1_000_000)),
  () => Buffer.from(`payload=${'%7B'.repeat(30_000)}`),
  () => Buffer.from('&'.repeat(100_000)),
  () => Buffer.from('a=1&'.repeat(30_000)),
  () => Buffer.alloc(300_000, 'x'),
];

function makeBody(random: Random, route: BodyRoute): Buffer {
  const kind = randomInteger(random, 10);
  if (kind === 0) return pick(random, oddBodies)();
  const good = goodBodies[route.name]?.() ?? { record: { ...exampleRecord } };
  if (kind < 6) changeSome(random, good);
  const json = JSON.stringify(good);
  const bytes = Buffer.from(route.name === 'Slack' ? `payload=${encodeURIComponent(json)}` : json);
  if (kind < 8) return bytes;
  if (kind === 8) return bytes.subarray(0, randomInteger(random, bytes.length));
  for (let changed = 0; changed < 3; changed += 1)
    bytes[randomInteger(random, bytes.length)] = randomInteger(random, 128);
  return bytes;
}

/** Replaces a value somewhere within by an odd one. */
function changeSome(random: Random, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const object = value as Record<string, unknown>;
  const name = pick(random, Object.keys(object).concat('more'));
  const inner = object[name];
  if (typeof inner === 'object' && inner !== null && randomInteger(random, 2) === 0) changeSome(random, inner);
  else object[name] = pick(random, oddValues);
}
