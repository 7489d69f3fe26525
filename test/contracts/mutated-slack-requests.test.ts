import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedCases } from '../fixtures/generated-cases.ts';
import { CHANNEL, connectSlackAccount, TEAM } from '../fixtures/slack.ts';
import { type SlackServer, startSlackServer } from '../fixtures/slack-server.ts';
import { signedHeaders } from '../simulators/slack/slack-signature.ts';

/** Occurs in every body and nowhere else: where it turns up, a body got out. */
const MARKER = 'Xanthippe Quorrell';
const RUNS = generatedCases(500);
const LONG_MS = 600_000;
const LEAD = '0b0c8f4e-52b1-4c39-8f58-0a0d5c6f2a11';
const FORM = 'application/x-www-form-urlencoded';

let it: SlackServer;

beforeAll(async () => {
  // Some of these remove the app; the others go on being asked as if it were there.
  it = await startSlackServer({ ports: { onUninstalled: async () => undefined } });
  await connectSlackAccount(it);
}, LONG_MS);
afterAll(() => it[Symbol.asyncDispose]());

const origin = {
  team: { id: TEAM, domain: 'x' },
  enterprise: null,
  is_enterprise_install: false,
  user: { id: 'U01MARIA', team_id: TEAM, name: MARKER },
  trigger_id: '1.2.abc',
};
const click = {
  type: 'block_actions',
  ...origin,
  container: { type: 'message', message_ts: '1.000001', channel_id: CHANNEL },
  channel: { id: CHANNEL, name: MARKER },
  message: { ts: '1.000001', text: MARKER },
  actions: [{ type: 'button', action_id: 'lead_claim', block_id: 'b', value: LEAD, action_ts: '1.000002' }],
};
const form = {
  type: 'view_submission',
  ...origin,
  view: {
    id: 'V0123',
    callback_id: 'not_a_fit',
    private_metadata: JSON.stringify({ leadId: LEAD, workspaceId: TEAM }),
    state: {
      values: { reason: { reason: { selected_option: { value: 'other' } } }, note: { note: { value: MARKER } } },
    },
  },
};
const routing = {
  ...form,
  view: {
    ...form.view,
    callback_id: 'routing_test',
    state: {
      values: {
        practiceArea: { practiceArea: { value: MARKER } },
        score: { score: { value: '50' } },
        state: { state: { value: 'TX' } },
        language: { language: { selected_option: { value: 'en' } } },
        timeSensitive: { timeSensitive: { selected_option: { value: 'no' } } },
        at: { at: { selected_date_time: 1_800_000_000 } },
      },
    },
  },
};
const event = (inner: object) => ({
  type: 'event_callback',
  team_id: TEAM,
  enterprise_id: null,
  event_time: 1,
  authorizations: [{ team_id: TEAM, enterprise_id: null, user_id: 'U0BOT', is_enterprise_install: false }],
  event: inner,
  note: MARKER,
});
const command = {
  command: '/lead',
  text: MARKER,
  team_id: TEAM,
  user_id: 'U01MARIA',
  channel_id: CHANNEL,
  response_url: 'http://127.0.0.1:9/none',
};
const bodies: object[] = [
  click,
  form,
  routing,
  event({ type: 'app_home_opened', user: 'U01MARIA', tab: 'home' }),
  event({ type: 'app_uninstalled' }),
  event({ type: 'tokens_revoked', tokens: { oauth: [], bot: ['U0BOT'] } }),
  event({ type: 'message', channel: CHANNEL, text: MARKER, user: 'U01MARIA' }),
  { type: 'block_suggestion', ...origin, value: MARKER },
  { type: 'shortcut', ...origin, callback_id: MARKER },
  { type: 'view_closed', ...origin, view: form.view },
  { ssl_check: '1' },
];

const edge = fc.constantFrom<unknown>(
  0,
  -1,
  1e308,
  '',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  'T'.repeat(50_000),
  'T0',
  'E0',
  null,
  true,
  [],
  {},
  [null],
  [[]],
);
const value = fc.oneof(edge, fc.jsonValue({ maxDepth: 2 }));

type Path = (string | number)[];

function pathsIn(node: unknown, at: Path = []): Path[] {
  if (typeof node !== 'object' || node === null) return [at];
  return [at, ...Object.entries(node).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))];
}

/** The same with another value, or nothing, in one place. */
function changed(node: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> = Array.isArray(node) ? ([...node] as never) : { ...(node as object) };
  copy[key] = changed(copy[key], rest, by);
  return copy;
}

const mutant = fc
  .tuple(fc.constantFrom(...bodies), fc.array(fc.tuple(fc.nat(), value), { maxLength: 4 }))
  .map(([body, changes]) =>
    changes.reduce<unknown>((so, [place, by]) => {
      const paths = pathsIn(so);
      return changed(so, paths[place % paths.length] ?? [], by);
    }, body),
  );
const field = fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.string() });
const commands = fc
  .record({
    command: field,
    team_id: field,
    user_id: field,
    channel_id: field,
    response_url: field,
    name: field,
    event: field,
  })
  .map((fields) => {
    const given = Object.entries(fields).filter(([, text]) => text !== undefined) as [string, string][];
    return new URLSearchParams({ ...command, ...Object.fromEntries(given) }).toString();
  });
const damaged = fc.tuple(fc.constantFrom(...bodies), fc.nat(), fc.nat()).map(([body, from, length]) => {
  const text = JSON.stringify(body);
  return text.slice(0, from % text.length) + text.slice((from % text.length) + (length % 40));
});

const asForm = (text: string) => ({ type: FORM, body: new URLSearchParams({ payload: text }).toString() });
const request = fc.oneof(
  { weight: 8, arbitrary: mutant.map((body) => asForm(JSON.stringify(body) ?? '')) },
  { weight: 6, arbitrary: mutant.map((body) => ({ type: 'application/json', body: JSON.stringify(body) ?? '' })) },
  { weight: 3, arbitrary: commands.map((body) => ({ type: FORM, body })) },
  { weight: 2, arbitrary: damaged.map(asForm) },
  { weight: 1, arbitrary: damaged.map((body) => ({ type: 'text/plain', body })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('', '[', 'null', '1', '"x"', 'payload=', 'payload=null', '%')
      .map((body) => ({ type: FORM, body })),
  },
);

test(
  'a signed request of any shape is accepted or refused, never answered with a failure, and nothing of it is logged',
  async () => {
    const statuses = new Map<number, number>();
    const property = fc.asyncProperty(request, async ({ type, body }) => {
      // What is no text has no bytes of its own to sign.
      const text = body.toWellFormed();
      const headers = signedHeaders(it.settings.signingSecret, Math.floor(Date.now() / 1_000), text);
      const answer = await fetch(`${it.url}/slack/events`, {
        method: 'POST',
        body: text,
        headers: { ...headers, 'content-type': type },
      });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect([200, 400, 401]).toContain(answer.status);
    });
    await fc.assert(property, { numRuns: RUNS });
    expect([...statuses.keys()].toSorted()).toEqual([200, 400, 401]);
    expect(it.kept.actions.length).toBeGreaterThan(10);
    expect(it.recording.text()).not.toContain(MARKER);
  },
  LONG_MS,
);

test(
  'an unsigned request of any shape is refused as such',
  async () => {
    const property = fc.asyncProperty(request, async ({ type, body }) => {
      const headers = { ...signedHeaders('another', Math.floor(Date.now() / 1_000), body), 'content-type': type };
      const answer = await fetch(`${it.url}/slack/events`, { method: 'POST', body: body.toWellFormed(), headers });
      await answer.arrayBuffer();
      expect(answer.status).toBe(401);
    });
    await fc.assert(property, { numRuns: 200 });
  },
  LONG_MS,
);
