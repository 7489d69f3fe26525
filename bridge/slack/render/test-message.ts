import type { SlackMessage } from './blocks.ts';
import { contextBlock, headerBlock, textBlock } from './write-blocks.ts';

/** A message about no lead: it proves that the bridge reaches the channel. */
export function renderTestMessage(): SlackMessage {
  return {
    text: 'Lead intake test alert',
    blocks: [
      headerBlock('🧪 Test alert'),
      textBlock('This channel is connected. Valid leads will be posted here, with buttons to claim or close each one.'),
      contextBlock('This is a test, not a real lead.'),
    ],
  };
}
