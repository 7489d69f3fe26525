import { unfitReasons } from '../../../shared/lead-actions.ts';
import { dayName } from '../routing/local-time.ts';
import { type MessageBlock, type SlackMessage, slackMessage } from './blocks.ts';
import { claimSteps, type Digest, scoreSteps } from './digest.ts';
import { duration } from './render-thread.ts';
import { contextBlock, fieldsBlock, headerBlock, textBlock } from './write-blocks.ts';

const BAR_MAX = 16;

/** A firm's day or week as one message. */
export function renderDigest(digest: Digest): SlackMessage {
  const title = titleOf(digest);
  const blocks: MessageBlock[] = [headerBlock(title), fieldsBlock(figuresOf(digest))];
  if (digest.received > 0) {
    const labels = scoreSteps.map((step) => (step === 90 ? '90–100' : `${step}–${step + 9}`));
    blocks.push(textBlock(`*Scores*\n${bars(labels, digest.scores)}`));
  }
  if (digest.claimed > 0) {
    const labels = claimSteps.map(({ label }) => label);
    blocks.push(textBlock(`*Time to claim*\n${bars(labels, digest.claimTimes)}`));
  }
  const unfit = unfitText(digest);
  if (unfit !== '') blocks.push(textBlock(unfit));
  blocks.push(contextBlock(closingOf(digest)));
  const text = `${title}: ${leads(digest.received)} received, ${digest.valid} valid, ${digest.claimed} claimed`;
  return slackMessage.parse({ text, blocks });
}

const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

function titleOf({ kind, from, to }: Digest): string {
  return kind === 'daily' ? `📋 Leads of ${dayName(to)}` : `📊 Leads of the week, ${dayName(from)} to ${dayName(to)}`;
}

function figuresOf(digest: Digest): [string, string][] {
  const { received, valid, claimed, contacted, medianClaimMinutes: middle, unclaimedPastSla, slaMinutes } = digest;
  const late = slaMinutes === null ? 'Still unclaimed' : `Unclaimed after ${duration(slaMinutes)}`;
  return [
    ['Received', String(received)],
    ['Valid', received === 0 ? String(valid) : `${valid} (${Math.round((valid / received) * 100)} %)`],
    ['Claimed', String(claimed)],
    ['Contacted', String(contacted)],
    ['Median time to claim', middle === null ? '–' : middle < 1 ? 'under a minute' : duration(middle)],
    [late, unclaimedPastSla === 0 ? '0 ✅' : `${unclaimedPastSla} ⚠️`],
  ];
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
    '_Was this wrong?_ A reason that comes up often means that the screening lets it through: add a filter or set the threshold higher.';
  return `*Not a fit*\n${lines.join('\n')}\n${hint}`;
}

function closingOf({ received, kind }: Digest): string {
  if (received === 0) return `No leads came in ${kind === 'daily' ? 'that day' : 'that week'}.`;
  return 'Counts only: no names are told here. The leads stand in their channels and in HubSpot.';
}
