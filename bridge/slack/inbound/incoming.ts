import { z } from 'zod';

/** Ids of teams, members, channels, views; one rule for requests and for the jobs that store them. */
export const slackId = z.string().regex(/^[A-Z][A-Z0-9]{1,30}$/);
const maybeId = slackId.nullish().or(z.literal('').transform(() => undefined));
const timestamp = z.string().regex(/^\d{1,12}\.\d{1,9}$/);
const place = z.object({ id: slackId, enterprise_id: maybeId }).nullish();

const event = z.object({
  type: z.literal('event_callback'),
  team_id: maybeId,
  enterprise_id: maybeId,
  event_time: z.int().nonnegative().optional(),
  authorizations: z
    .array(
      z.object({
        team_id: slackId.nullable(),
        enterprise_id: slackId.nullable(),
        is_enterprise_install: z.boolean().nullish(),
      }),
    )
    .optional(),
  event: z.discriminatedUnion('type', [
    z.object({ type: z.literal('app_home_opened'), user: slackId, tab: z.string().optional() }),
    z.object({ type: z.literal('app_uninstalled') }),
    z.object({ type: z.literal('tokens_revoked'), tokens: z.object({ bot: z.array(z.string()).nullish() }) }),
  ]),
});

const command = z.object({
  command: z.string().max(100),
  text: z.string().max(10_000).optional(),
  team_id: slackId,
  enterprise_id: maybeId,
  is_enterprise_install: z.enum(['true', 'false']).optional(),
  user_id: slackId,
  channel_id: slackId,
  response_url: z.url({ protocol: /^https?$/ }),
});

const interactive = {
  team: place,
  enterprise: place,
  is_enterprise_install: z.boolean().optional(),
  user: z.object({ id: slackId, team_id: maybeId }),
};

/** The used fields of a click. */
export const click = z.object({
  type: z.literal('block_actions'),
  ...interactive,
  trigger_id: z.string().max(300).optional(),
  response_url: z.url({ protocol: /^https?$/ }).optional(),
  channel: z.object({ id: slackId }).optional(),
  message: z.object({ ts: timestamp }).optional(),
  actions: z
    .array(
      z.object({
        type: z.string().max(100),
        action_id: z.string().max(255),
        value: z.string().max(2_000).optional(),
        selected_option: z.object({ value: z.string().max(150) }).nullish(),
        action_ts: timestamp,
      }),
    )
    .min(1)
    .max(25),
});

/** The used fields of a submitted form. */
export const submission = z.object({
  type: z.literal('view_submission'),
  ...interactive,
  view: z.object({
    id: slackId,
    callback_id: z.string().max(255),
    private_metadata: z.string().max(3_000),
    state: z.unknown(),
    app_installed_team_id: maybeId,
  }),
});

const everything = { event, command, block_actions: click, view_submission: submission };

/** The content of a verified request. */
type Incoming =
  /** With only the used fields: the framework fails on values it does not expect. */
  | { kind: 'taken'; body: Record<string, unknown> }
  /** A Slack event that is irrelevant here. */
  | { kind: 'ignored' }
  | { kind: 'malformed' };

const EVENTS = new Set(['app_home_opened', 'app_uninstalled', 'tokens_revoked']);
const object = z.record(z.string(), z.unknown());

export function readIncoming(body: unknown): Incoming {
  const given = object.safeParse(body);
  if (!given.success) return { kind: 'malformed' };
  const name = nameOf(given.data);
  if (name === undefined) return { kind: 'ignored' };
  const parsed = everything[name].safeParse(given.data);
  return parsed.success ? { kind: 'taken', body: parsed.data } : { kind: 'malformed' };
}

function nameOf(body: Record<string, unknown>): keyof typeof everything | undefined {
  const { type } = body;
  if (type === 'block_actions' || type === 'view_submission') return type;
  if (type === 'event_callback') {
    const inner = object.safeParse(body.event).data?.type;
    return typeof inner === 'string' && !EVENTS.has(inner) ? undefined : 'event';
  }
  return body.command === undefined ? undefined : 'command';
}
