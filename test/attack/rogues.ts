import { setTimeout as delay } from 'node:timers/promises';
import { exampleRecord } from '../../shared/examples.ts';
import { PORTAL } from '../chaos/slack-firm.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { startOpenAISimulator } from '../simulators/openai/openai-simulator.ts';
import type { Firm } from './firm.ts';
import { type Misdeed, type Rogue, startRogue } from './rogue.ts';
import type { Attack } from './scenario.ts';
import { send } from './tally.ts';

export type RogueName = 'HubSpot' | 'Slack' | 'OpenAI';

/** Everybody the bridge calls, each behind somebody who may misbehave. */
export interface Rogues extends AsyncDisposable {
  of: Record<RogueName, Rogue>;
  environment: Record<string, string>;
}

export async function startRogues({ hubspot, slack }: Firm): Promise<Rogues> {
  await using opening = new AsyncDisposableStack();
  const openai = opening.use(await startOpenAISimulator());
  const of = {
    HubSpot: opening.use(await startRogue(hubspot.url)),
    Slack: opening.use(await startRogue(slack.url)),
    OpenAI: opening.use(await startRogue(new URL(openai.url).origin)),
  };
  const open = opening.move();
  return {
    of,
    environment: {
      HUBSPOT_API_URL: of.HubSpot.url,
      SLACK_API_URL: `${of.Slack.url}/api/`,
      OPENAI_BASE_URL: `${of.OpenAI.url}/v1`,
      OPENAI_API_KEY: 'sim-key',
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

interface Phase {
  who: RogueName;
  path: RegExp;
}

/** One after the other, so that each call is reached: a contact is read, judged, written, told. */
const phases: readonly Phase[] = [
  { who: 'HubSpot', path: /\/batch\/read|\/notes|associations/ },
  { who: 'OpenAI', path: /./ },
  { who: 'HubSpot', path: /\/batch\/(?:update|upsert)/ },
  { who: 'Slack', path: /./ },
];
const ASK_MS = 400;
const NEXT_CALL_MS = 90_000;

/** Each of them misbehaves for a while, while contacts come, people click and records are sent. */
export async function misbehave(attack: Attack, misdeed: Misdeed, phaseMs: number): Promise<void> {
  const { target, note, miss } = attack;
  for (const { who, path } of phases) {
    const rogue = target.rogues?.of[who];
    if (rogue === undefined) throw new Error('the bridge calls nobody who could misbehave');
    const before = rogue.met();
    rogue.misbehave(misdeed, path);
    await askMeanwhile(attack, phaseMs);
    // After an outage before it the bridge may have gone back to asking seldom.
    for (const deadline = performance.now() + NEXT_CALL_MS; rogue.met() === before; ) {
      if (performance.now() > deadline) break;
      await askMeanwhile(attack, ASK_MS);
    }
    rogue.misbehave(null);
    const met = rogue.met() - before;
    const what = `${misdeed} of ${who}${path.source === '.' ? '' : ` on ${path.source}`}`;
    if (met === 0) miss(`no call met the ${what}: it shows nothing`);
    else note(`${met} calls met the ${what}`);
  }
}

/** What the model is asked for must not come from a cache. */
let serial = 0;

/** Records by the API, and contacts that will be told in Slack. */
async function askMeanwhile({ target, tally }: Attack, forMs: number): Promise<void> {
  const { firm, url } = target;
  const asked: Promise<void>[] = [];
  for (const end = performance.now() + forMs; performance.now() < end; await delay(ASK_MS)) {
    serial += 1;
    const notes = `${exampleRecord.intakeNotes} Call ${serial}.`;
    const record = { ...exampleRecord, intakeNotes: notes };
    const authorization = `Bearer ${firm.keys[serial % firm.keys.length]}`;
    const headers = { 'content-type': 'application/json', authorization };
    const answer = send(`${url}/api/v1/score`, { headers, body: JSON.stringify({ record }) });
    asked.push(answer.then((given) => tally.count(given, { where: 'v1 score' })));
    if (serial % 4 === 0) firm.hubspot.portal(PORTAL).create(strongLead({ email: `asked${serial}@example.com` }));
  }
  await Promise.all(asked);
}
