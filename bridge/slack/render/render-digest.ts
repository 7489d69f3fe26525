import { z } from 'zod';
import { unfitReasons } from '../../../shared/lead-actions.ts';
import { dayAndTime, dayName } from '../routing/route-lead.ts';
import { type MessageBlock, type SlackMessage, slackMessage } from './blocks.ts';
import { duration } from './render-thread.ts';
import { contextBlock, headerBlock, textBlock } from './slack-text.ts';

const count = z.int().min(0);

/** How many waiting leads are listed. */
export const WAITING_MAX = 5;

/** Lower ends of the score distribution. */
const scoreSteps = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
/** Upper ends of the claim times, in minutes, as shown; longer ones come last. */
const claimSteps = [
  { within: 5, label: 'in 5 min' },
  { within: 15, label: 'in 15 min' },
  { within: 60, label: 'in 1 h' },
  { within: 240, label: 'in 4 h' },
  { within: Number.POSITIVE_INFINITY, label: 'later' },
] as const;

/** A firm's day or week. Nothing in it is personal. */
export const digest = z.object({
  kind: z.enum(['daily', 'weekly']),
  /** First and last day, in the firm's time zone. */
  from: z.iso.date(),
  to: z.iso.date(),
  received: count,
  valid: count,
  claimed: count,
  contacted: count,
  medianClaimMinutes: z.number().min(0).nullable(),
  /** Alerted and not claimed within the firm's target. */
  unclaimedPastSla: count,
  slaMinutes: count.nullable(),
  /** Valid unclaimed leads, longest waiting first: no names, because a digest outlives its leads. */
  waiting: z
    .array(z.object({ score: z.int().min(0).max(100), since: z.iso.datetime() }))
    .max(WAITING_MAX)
    .default([]),
  waitingTotal: count.default(0),
  /** Claimed, but not marked as contacted yet. */
  uncalled: count.default(0),
  unfit: z.array(z.object({ reason: z.enum(Object.keys(unfitReasons) as [keyof typeof unfitReasons]), count })),
  /** Leads received for each of `scoreSteps`. */
  scores: z.array(count).length(scoreSteps.length),
  /** Leads claimed for each of `claimSteps`. */
  claimTimes: z.array(count).length(claimSteps.length),
});
export type Digest = z.infer<typeof digest>;

/** Scores from 0 to 100, counted for each of `scoreSteps`. */
export function countScores(scores: readonly number[]): number[] {
  const counts = scoreSteps.map(() => 0);
  for (const score of scores) {
    const step = Math.min(scoreSteps.length - 1, Math.max(0, Math.floor(score / 10)));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}

/** Minutes from alert to claim, counted for each of `claimSteps`. */
export function countClaims(minutes: readonly number[]): number[] {
  const counts = claimSteps.map(() => 0);
  for (const taken of minutes) {
    const step = claimSteps.findIndex(({ within }) => taken <= within);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}

/** The value in the middle, null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const BAR_MAX = 16;

/** A firm's day or week as one message: valid leads, claim times, reasons for no fit, waiting leads. */
export function renderDigest(digest: Digest, timeZone: string): SlackMessage {
  const title = titleOf(digest);
  const texts = [summaryOf(digest), claimText(digest), unfitText(digest), waitingText(digest, timeZone)];
  const blocks: MessageBlock[] = [headerBlock(title), ...texts.filter((text) => text !== '').map(textBlock)];
  if (digest.received > 0) {
    const labels = scoreSteps.map((step) => (step === 90 ? '90–100' : `${step}–${step + 9}`));
    blocks.push(textBlock(`*Scores*\n${bars(labels, digest.scores)}`));
  }
  blocks.push(contextBlock('This message names no clients. The leads are in their channels and in HubSpot.'));
  const { received, valid, claimed, waitingTotal } = digest;
  const text = `${title}: ${leads(received)}, ${valid} valid, ${claimed} claimed, ${waitingTotal} waiting`;
  return slackMessage.parse({ text, blocks });
}

const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

function titleOf({ kind, from, to }: Digest): string {
  return kind === 'daily' ? `📋 Leads on ${dayName(to)}` : `📊 Leads from ${dayName(from)} to ${dayName(to)}`;
}

function summaryOf({ kind, received, valid, claimed, contacted, medianClaimMinutes: middle }: Digest): string {
  if (received === 0 && claimed === 0) return `No leads came in ${kind === 'daily' ? 'that day' : 'that week'}.`;
  const share = received === 0 ? '' : ` (${Math.round((valid / received) * 100)}%)`;
  const half = middle === null ? '' : `, half of them within ${middle < 1 ? 'a minute' : duration(middle)}`;
  return [
    `*${valid} of ${leads(received)}* ${valid === 1 ? 'was' : 'were'} valid${share}.`,
    `*${claimed} claimed*${half}.`,
    `*${contacted} contacted.*`,
  ].join('\n');
}

function claimText({ claimed, claimTimes, unclaimedPastSla, slaMinutes }: Digest): string {
  const labels = claimSteps.map(({ label }) => label);
  const times = claimed > 0 ? [`*Time to claim*\n${bars(labels, claimTimes)}`] : [];
  const many = unclaimedPastSla === 1 ? 'lead was' : 'leads were';
  const late =
    slaMinutes === null || unclaimedPastSla === 0
      ? []
      : [`⚠️ ${unclaimedPastSla} ${many} not claimed within ${duration(slaMinutes)}.`];
  return [...times, ...late].join('\n');
}

/** Leads that nobody has called yet. */
function waitingText({ waiting, waitingTotal, uncalled }: Digest, timeZone: string): string {
  const lines = waiting.map(({ score, since }) => `•  score ${score}, since ${dayAndTime(new Date(since), timeZone)}`);
  const more = waitingTotal - waiting.length;
  if (more > 0) lines.push(`•  and ${more} more`);
  if (uncalled > 0) lines.push(`•  ${leads(uncalled)} claimed and not marked as contacted`);
  if (lines.length === 0) return '';
  const hint = waitingTotal === 0 ? '' : '\n_The Home tab of this app lists them, with a button to claim each one._';
  return `⏳ *Still waiting for a call*\n${lines.join('\n')}${hint}`;
}

/** A line for each count, in fixed width; the longest bar is the largest count. */
function bars(labels: readonly string[], counts: readonly number[]): string {
  const largest = Math.max(1, ...counts);
  const width = Math.max(...labels.map((label) => label.length));
  const digits = String(largest).length;
  const lines = labels.map((label, index) => {
    const count = counts[index] ?? 0;
    const length = count === 0 ? 0 : Math.max(1, Math.round((count / largest) * BAR_MAX));
    return `${label.padStart(width)}  ${String(count).padStart(digits)} ${'▇'.repeat(length)}`.trimEnd();
  });
  return `\`\`\`${lines.join('\n')}\`\`\``;
}

function unfitText({ unfit }: Digest): string {
  const counted = new Map<string, number>();
  for (const { reason, count } of unfit) counted.set(reason, (counted.get(reason) ?? 0) + count);
  const lines = [...counted]
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `•  ${count} × ${unfitReasons[reason as keyof typeof unfitReasons]}`);
  if (lines.length === 0) return '';
  const hint =
    '_If a reason comes up often, screening is letting such leads through: add a filter or raise the threshold._';
  return `*Not a fit*\n${lines.join('\n')}\n${hint}`;
}
