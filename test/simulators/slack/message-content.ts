import type { ReportFault } from './call-log.ts';
import { findingsOfBlocks } from './check-blocks.ts';
import { isObject, type Json } from './json.ts';
import type { MessageContent } from './message-store.ts';
import { type Exchange, objectOf, structureOf, textOf } from './method.ts';
import { SlackError } from './slack-error.ts';

/** Longer texts are cut. */
export const longestText = 40_000;
/** All texts of all blocks together. Not documented; met in practice. */
const longestBlocks = 13_200;
const largestMetadata = 8_000;

export function invalidBlocks(findings: readonly string[]): SlackError {
  return new SlackError('invalid_blocks', {
    errors: findings,
    response_metadata: { messages: findings.map((finding) => `[ERROR] ${finding}`) },
  });
}

/** Characters a person reads in blocks. */
function textLength(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + textLength(one), 0);
  if (!isObject(value)) return 0;
  const own = typeof value.text === 'string' ? value.text.length : 0;
  return Object.values(value).reduce<number>((sum, one) => sum + textLength(one), own);
}

export function readBlocks({ args, report }: Pick<Exchange, 'args' | 'report'>): Json[] | undefined {
  const value = structureOf(args, 'blocks', 'invalid_blocks_format');
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) {
    report('invalid_blocks', 'blocks are no array');
    throw new SlackError('invalid_blocks_format');
  }
  const findings = findingsOfBlocks(value, 'message');
  if (findings.length > 0) {
    report('invalid_blocks', findings.join('; '));
    throw invalidBlocks(findings);
  }
  if (textLength(value) > longestBlocks) {
    report('too_long', `blocks hold more than ${longestBlocks} characters`);
    throw new SlackError('msg_blocks_too_long');
  }
  return value as Json[];
}

export function readMetadata({ args, report }: Pick<Exchange, 'args' | 'report'>): Json | undefined {
  const metadata = objectOf(args, 'metadata', 'invalid_metadata_format');
  if (metadata === undefined) return undefined;
  if (typeof metadata.event_type !== 'string' || !isObject(metadata.event_payload)) {
    report('invalid_argument', 'metadata without event_type or event_payload');
    throw new SlackError('invalid_metadata_format');
  }
  if (JSON.stringify(metadata).length > largestMetadata) {
    report('too_long', 'metadata');
    throw new SlackError('metadata_too_large');
  }
  return metadata;
}

export function readText(args: Json, { max, report }: { max: number | null; report: ReportFault }): string | undefined {
  const text = textOf(args, 'text');
  if (text === undefined) return undefined;
  if (!text.isWellFormed()) report('invalid_argument', 'text holds half a character');
  if (max !== null && text.length > max) {
    report('too_long', `text of ${text.length} characters`);
    throw new SlackError('msg_too_long');
  }
  if (text.length > longestText) report('too_long', `text of ${text.length} characters is cut`);
  return text.slice(0, longestText);
}

/** What a new message shows. */
export function readContent(exchange: Exchange, options: { max: number | null }): MessageContent {
  const { args, report } = exchange;
  const blocks = readBlocks(exchange) ?? [];
  const text = readText(args, { max: options.max, report });
  if (text === undefined && blocks.length === 0) {
    report('no_text', 'neither text nor blocks');
    throw new SlackError('no_text');
  }
  if (text === undefined) report('missing_fallback_text', 'blocks without a text to notify with');
  return { text: text ?? '', blocks, metadata: readMetadata(exchange) ?? null };
}

/** Mentions that notify somebody: members, groups, everybody. Plain texts mention nobody. */
export function mentionsIn({ text, blocks }: Pick<MessageContent, 'text' | 'blocks'>): string[] {
  const texts = [text];
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (isObject(value)) {
      if (value.type === 'mrkdwn' && typeof value.text === 'string') texts.push(value.text);
      else Object.values(value).forEach(collect);
    }
  };
  collect(blocks);
  const found = texts.flatMap(
    (one) => one.match(/<(@[UW][A-Z0-9]+|!(here|channel|everyone|subteam\^[A-Z0-9]+))[|>]/g) ?? [],
  );
  return [...new Set(found.map((mention) => mention.slice(1, -1)))];
}
