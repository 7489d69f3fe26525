import { z } from 'zod';
import { slackHealth } from '../slack-health.ts';
import { channelId, mention, privacyLevel, slackSettings } from '../slack-settings.ts';
import { at, type DashboardOperation } from './operation.ts';

const version = z.int().min(1);
const saved = z.object({ version, value: slackSettings });

/** Where leads are announced in Slack, and when. */
export const routingOperations = {
  readRouting: {
    method: 'GET',
    path: '/dashboard-api/connections/slack/routing',
    summary: 'Show where leads go, and when',
    role: 'read_only',
    output: saved,
    problems: ['slack_not_connected'],
  },
  saveRouting: {
    method: 'PUT',
    path: '/dashboard-api/connections/slack/routing',
    summary: 'Save where leads go; a conflict if someone else saved first',
    role: 'admin',
    input: z.strictObject({ expectedVersion: version, settings: slackSettings }),
    output: saved,
    problems: ['slack_not_connected', 'routing_conflict'],
  },
  tryRouting: {
    method: 'POST',
    path: '/dashboard-api/connections/slack/routing/try',
    summary: 'Show where such a lead would go, and when; nothing is sent',
    role: 'read_only',
    input: z.strictObject({
      practiceArea: z.string().max(500),
      score: z.int().min(0).max(100),
      state: z.string().max(500),
      language: z.enum(['en', 'es']),
      timeSensitive: z.boolean(),
      /** When it comes; null for now. */
      at: at.nullable(),
      /** The typed settings; null for the saved ones. */
      settings: slackSettings.nullable(),
    }),
    output: z.object({
      channelId: z.string(),
      /** Name of the matching rule; null for the default channel. */
      rule: z.string().nullable(),
      /** When it is posted. */
      at,
      privacy: privacyLevel,
      mention: mention.nullable(),
      /** The explanation, one sentence per step. */
      why: z.array(z.string()),
    }),
    problems: ['slack_not_connected'],
  },
  checkSlack: {
    method: 'GET',
    path: '/dashboard-api/connections/slack/health',
    summary: 'Check the connection with Slack, and each channel with what would fix it',
    role: 'read_only',
    output: slackHealth,
    problems: ['slack_not_connected'],
  },
  resumeSlack: {
    method: 'POST',
    path: '/dashboard-api/connections/slack/resume',
    summary: 'Retry the messages waiting for a channel, or move them to another one',
    role: 'admin',
    input: z.strictObject({
      /** Null for all waiting channels. */
      channelId: channelId.nullable(),
      /** Null when messages stay in their channel. */
      to: channelId.nullable(),
    }),
    output: z.object({
      channels: z.array(z.string()),
      moved: z.int().min(0),
      /** What is still wrong with the workspace, in words. */
      problem: z.string().nullable(),
    }),
    problems: ['slack_not_connected', 'slack_refused', 'slack_unavailable'],
  },
} as const satisfies Record<string, DashboardOperation>;
