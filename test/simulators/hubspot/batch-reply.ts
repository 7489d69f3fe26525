import type { Json } from './body-check.ts';
import { instantText } from './instant.ts';
import { reply } from './route.ts';
import type { Reply } from './transport.ts';

/** 200, or 207 as soon as one input failed. */
export function batchReply(results: Json[], errors: Json[], status = 200): Reply {
  const at = instantText(Date.now());
  const body = { status: 'COMPLETE', results, startedAt: at, completedAt: at };
  return errors.length === 0 ? reply(status, body) : reply(207, { ...body, numErrors: errors.length, errors });
}

interface ErrorAbout {
  category: string;
  message: string;
  subCategory?: string;
  context: Record<string, string[]>;
}

/** One of the errors of a 207, with every key that HubSpot's description requires. */
export const batchError = (about: ErrorAbout): Json => ({ status: 'error', errors: [], links: {}, ...about });

/** The same of an input that was refused as a call of its own would be. */
export const refusedInput = (body: Json, context: Record<string, string[]>): Json => ({
  status: 'error',
  errors: [],
  links: {},
  ...body,
  context,
});
