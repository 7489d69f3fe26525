import type { SlackMessage } from './blocks.ts';
import { contextBlock, headerBlock, textBlock } from './write-blocks.ts';

/** A message that tells of no lead: it shows that the bridge reaches the channel. */
export function renderTestMessage(): SlackMessage {
  return {
    text: 'Test alert of the lead intake',
    blocks: [
      headerBlock('🧪 Test alert'),
      textBlock('The lead intake reaches this channel. Valid leads are told here, each with buttons to work on it.'),
      contextBlock('Nobody’s data is in this message.'),
    ],
  };
}
