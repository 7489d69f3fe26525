import { z } from 'zod';
import { type SlackMessage, slackMessage } from './blocks.ts';
import { keptMention, memberText, textBlock } from './slack-text.ts';

const score = z.int().min(0).max(100);
const handlingState = z.enum(['new', 'claimed', 'contacted', 'not_a_fit']);
const minutes = z.int().min(0);

/** The content of a thread reply. Nothing in it is personal. */
export const threadContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rescreened'),
    from: score,
    to: score,
    validBefore: z.boolean(),
    validNow: z.boolean(),
  }),
  z.object({ kind: z.literal('reminder'), minutes }),
  z.object({ kind: z.literal('escalation'), minutes }),
  /** The lead's state, when its own message can no longer show it. */
  z.object({ kind: z.literal('standing'), state: handlingState, userId: z.string().nullable(), valid: z.boolean() }),
]);
export type ThreadContent = z.infer<typeof threadContent>;

/** Renders a thread reply; `mention` comes from `mentionText`. */
export function renderThread(content: ThreadContent, mention?: string | null): SlackMessage {
  const text = sentenceOf(content);
  const called = keptMention(mention);
  return slackMessage.parse({ text, blocks: [textBlock(called === null ? text : `${called} ${text}`)] });
}

function sentenceOf(content: ThreadContent): string {
  switch (content.kind) {
    case 'rescreened':
      return `🔁 Screened again: ${content.from} → ${content.to}${changeOf(content)}`;
    case 'reminder':
      return `⏳ Not claimed after ${duration(content.minutes)}.`;
    case 'escalation':
      return `🚨 Still unclaimed after ${duration(content.minutes)}. Someone should call this client now.`;
    case 'standing':
      return `✏️ Slack no longer allows changes to the message above. ${handlingText(content)}`;
  }
}

function handlingText({ state, userId, valid }: Extract<ThreadContent, { kind: 'standing' }>): string {
  const who = userId === null ? '' : ` by ${memberText(userId, null)}`;
  const said = `This lead is ${stateWords[state]}${state === 'new' ? '' : who} now`;
  return valid || state === 'not_a_fit' ? `${said}.` : `${said}, and no longer valid.`;
}

/** A lead's current state, in a sentence. */
export const stateWords = {
  new: 'available again',
  claimed: 'claimed',
  contacted: 'contacted',
  not_a_fit: 'marked as not a fit',
} as const;

function changeOf({ validBefore, validNow }: { validBefore: boolean; validNow: boolean }): string {
  if (validBefore === validNow) return validNow ? ', still valid.' : ', still not valid.';
  return validNow ? ', now valid.' : ', no longer valid.';
}

/** Minutes in words, such as `2 h 5 min`. */
export function duration(total: number): string {
  const rounded = Math.round(total);
  if (rounded < 60) return rounded === 1 ? '1 minute' : `${rounded} minutes`;
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours >= 48) return `${Math.round(hours / 24)} days`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
