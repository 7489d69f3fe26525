import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { LeadAction, unfitReasons } from '../../shared/lead-actions.ts';
import type { Message } from '../simulators/slack/message-store.ts';
import type { SimulatedWorkspace } from '../simulators/slack/slack-simulator.ts';

/** What people set out to do with a lead, each step by one of them; a claim is a race of many. */
export interface Story {
  leadId: string;
  channel: string;
  /** Whoever clicked on claim. */
  racers: readonly string[];
  /** How often each action has to stand in the lead's history; more or less is a fault. */
  done: Partial<Record<LeadAction, number>>;
  /** How the lead has to stand at the end, and whose it is; null for nobody's. */
  end: { state: 'new' | 'claimed' | 'contacted' | 'not_a_fit'; userId: string | null };
}

export interface ClickCounts {
  clicks: number;
  /** Not acknowledged: the person sees so, and clicks again. */
  unacknowledged: number;
  racers: number;
}

export const plots = ['leave', 'claim', 'contacted', 'unfit', 'reopened', 'released'] as const;
export type Plot = (typeof plots)[number];

const LOOK_MS = 40;
const FORM_LOOKS = 20;
const REASON = 'no_case' satisfies keyof typeof unfitReasons;

interface Deps {
  firm: SimulatedWorkspace;
  people: readonly string[];
  counts: ClickCounts;
}

const wordsOf = ({ blocks }: Message) => JSON.stringify(blocks);

/** The lead an alert is about, as its buttons say; undefined for what is no alert. */
export function leadIdOf({ blocks }: Message): string | undefined {
  const elements = blocks.flatMap((block) => (Array.isArray(block.elements) ? block.elements : []));
  return elements.find((element) => /^lead_/.test(element.action_id))?.value;
}

export const has = (message: Message, action: LeadAction): boolean => wordsOf(message).includes(`"lead_${action}"`);

/** A story that never ends holds no process. */
const wait = (ms: number) => delay(ms, undefined, { ref: false });
const again = () => wait(randomInt(100, 400));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(LOOK_MS);
}

/** The newest copy: it is the one that is edited where there are two. */
function alertOf({ firm }: Deps, { leadId, channel }: Story): Message {
  const found = firm.messages(channel).findLast((message) => message.threadTs === null && leadIdOf(message) === leadId);
  if (found === undefined) throw new Error(`the alert of lead ${leadId} is gone`);
  return found;
}

type Doing = [story: Story, action: LeadAction, userId: string];

/** @returns whether it was acknowledged; undefined where there is no such button any more */
async function click(deps: Deps, [story, action, userId]: Doing): Promise<boolean | undefined> {
  const { firm, counts } = deps;
  const alert = alertOf(deps, story);
  if (!has(alert, action)) return undefined;
  counts.clicks += 1;
  const { acked } = await firm.click(alert, `lead_${action}`, { userId });
  if (!acked) counts.unacknowledged += 1;
  return acked;
}

/** Until it is acknowledged, or the message shows that it was done all the same. */
async function insist(deps: Deps, doing: Doing): Promise<void> {
  while ((await click(deps, doing)) === false) await again();
}

/** @returns who has the lead */
async function race(deps: Deps, story: Story): Promise<string> {
  const { people, counts } = deps;
  const racers = people.toSorted(() => Math.random() - 0.5).slice(0, randomInt(2, people.length + 1));
  story.racers = racers;
  counts.racers += racers.length;
  const tried = () => Promise.all(racers.map((userId) => click(deps, [story, 'claim', userId])));
  while ((await tried()).every((acked) => acked === false)) await again();
  await until(() => has(alertOf(deps, story), 'release'));
  return /<@(U90PERSON\d+)>/.exec(wordsOf(alertOf(deps, story)))?.[1] ?? '';
}

/** Not a fit, with the reason and a note of its own. */
async function refuse(deps: Deps, story: Story, userId: string): Promise<void> {
  const { firm, counts } = deps;
  const isOpen = () => String(firm.modal(userId)?.content.private_metadata).includes(story.leadId);
  while (!isOpen()) {
    if (firm.modal(userId) !== null) await firm.dismiss(userId, true);
    await click(deps, [story, 'not_a_fit', userId]);
    for (let looked = 0; looked < FORM_LOOKS && !isOpen(); looked += 1) await wait(LOOK_MS);
  }
  for (let acked = false; !acked; ) {
    counts.clicks += 1;
    ({ acked } = await firm.submit(userId, { reason: REASON, note: `About ${story.leadId}` }));
    if (acked) continue;
    counts.unacknowledged += 1;
    await again();
  }
  await until(() => has(alertOf(deps, story), 'reopen'));
}

/** Plays a lead's story to its end, whatever happens to the bridge; `alone` keeps a person to one form at a time. */
export async function playStory(
  deps: Deps,
  { story, plot, alone }: { story: Story; plot: Plot; alone(userId: string, work: () => Promise<void>): Promise<void> },
): Promise<void> {
  if (plot === 'leave') return;
  const winner = await race(deps, story);
  story.done.claim = 1;
  story.end = { state: 'claimed', userId: winner };
  if (plot === 'contacted') {
    await insist(deps, [story, 'contacted', winner]);
    story.done.contacted = 1;
    story.end = { state: 'contacted', userId: winner };
  } else if (plot === 'unfit' || plot === 'reopened') {
    await alone(winner, () => refuse(deps, story, winner));
    story.done.not_a_fit = 1;
    story.end = { state: 'not_a_fit', userId: winner };
  } else if (plot === 'released') {
    await insist(deps, [story, 'release', winner]);
    story.done.release = 1;
    story.end = { state: 'new', userId: null };
  }
  if (plot !== 'reopened') return;
  const other = deps.people.find((one) => one !== winner) ?? '';
  await insist(deps, [story, 'reopen', other]);
  story.done.reopen = 1;
  story.end = { state: 'claimed', userId: other };
}
