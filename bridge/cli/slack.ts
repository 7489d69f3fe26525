import type { SlackChannelHealth, SlackHealth } from '../../shared/slack-health.ts';
import { type SlackSettings, slackSettings } from '../../shared/slack-settings.ts';
import { readConfig } from '../config.ts';
import { countPendingLeads } from '../jobs/slack/announce/notify-outbox.ts';
import { problemDetails } from '../platform/problem-details.ts';
import { Refusal } from '../platform/refusal.ts';
import { findWorkspace } from '../slack/client/workspaces.ts';
import { channelsOf, setSlackSettings } from '../slack/connect/connections.ts';
import { disconnectSlack, type SlackDisconnection } from '../slack/connect/disconnect.ts';
import { inspectWorkspace } from '../slack/connect/inspect-workspace.ts';
import { renderSlackManifest, slackManifest } from '../slack/connect/manifest.ts';
import { readSlackHealth } from '../slack/connect/slack-health.ts';
import { answerRouting } from '../slack/inbound/answer-routing.ts';
import { describeLost, lostRemedy } from '../slack/messages/lost-messages.ts';
import { describeUnannounced, UNANNOUNCED_REMEDY } from '../slack/messages/unannounced-leads.ts';
import { describeWaiting, isNothing } from '../slack/messages/waiting-messages.ts';
import { insertTestMessage } from '../slack/render/test-message.ts';
import {
  type Command,
  choice,
  type OptionValues,
  optionalOption,
  requiredOption,
  UsageError,
} from './command/command.ts';
import { numberOption } from './command/number-option.ts';
import { readJsonFile } from './command/read-input.ts';
import { slackConnectionFor, withSlack } from './command/with-slack.ts';
import { wakeSlack } from './slack-connect.ts';

export const slackStatus: Command = {
  summary: 'Show the Slack connection of an account and ask Slack about it',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withSlack(input, async (work) => {
      const connection = await slackConnectionFor(work);
      const workspace = await findWorkspace(work.store.db, connection.workspaceId);
      if (workspace === undefined) throw new Error('a connection without its workspace');
      const inspection = await inspectWorkspace(work, workspace);
      const health = await readSlackHealth(work.store.db, connection, inspection);
      const rules = connection.settings.rules.length;
      return { json: health, text: describe(health, rules).join('\n'), exitCode: health.works ? 0 : 1 };
    });
  },
};

const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ');

function describe(health: SlackHealth, rules: number): string[] {
  const { accountId, workspaceId, name, auth, status, trouble, without, channels, lost, untold } = health;
  const usual = channels.find(({ uses }) => uses.includes('default'))?.channelId;
  const parked = channels.some((channel) => channel.trouble !== null);
  return [
    `${plain(name)} (${workspaceId}, ${auth === 'oauth' ? 'OAuth' : 'bot token'}): ${status}`,
    trouble ?? 'Slack answers, and every scope that is needed is there.',
    ...(without.length > 0 ? [`Left out: ${without.join(', ')}`] : []),
    `Leads go to ${usual}, ${rules} routing rules, settings version ${health.settingsVersion}`,
    ...channels.flatMap(describeChannel),
    ...lost.map((some) => `${describeLost(some)} ${lostRemedy(some)}`),
    ...(untold.leads > 0 ? [`${describeUnannounced(untold.leads)} ${UNANNOUNCED_REMEDY}`] : []),
    ...(parked ? [`Then: npm run --silent cli -- slack resume --account ${accountId}`] : []),
  ];
}

function describeChannel({ channelId, trouble, waiting, later }: SlackChannelHealth): string[] {
  return [
    ...(trouble === null ? [] : [`${channelId} waits (${trouble.code}): ${trouble.what} ${trouble.todo}`]),
    ...(waiting === 0 ? [] : [`${channelId}: ${waiting} not sent yet`]),
    ...(later === 0 ? [] : [`${channelId}: ${later} for after the quiet hours`]),
  ];
}

export const slackSettingsGet: Command = {
  summary: 'Show where and when the leads of an account are told in Slack',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withSlack(input, async (work) => {
      const { settings } = await slackConnectionFor(work);
      return { json: settings, text: JSON.stringify(settings, undefined, 2) };
    });
  },
};

export const slackSettingsSet: Command = {
  summary: 'Set routing, hours, reminders, digests and privacy of an account in Slack from a JSON file',
  usage: '--account ID --file F   (F: a path, or - for standard input, in the form that get prints)',
  options: { account: { type: 'string' }, file: { type: 'string' } },
  async run(input) {
    requiredOption(input.values, 'account');
    const settings = parseSettings(await readJsonFile(requiredOption(input.values, 'file')));
    return withSlack(input, async (work) => {
      const { accountId, workspaceId } = await slackConnectionFor(work);
      const saved = await setSlackSettings(work.store.db, { accountId, settings, actor: 'cli' });
      if (saved === undefined) throw new Refusal('The account was disconnected meanwhile.');
      await wakeSlack(work.store, { workspaceId, channelIds: channelsOf(settings) });
      const { version, changed } = saved;
      const what = changed.length > 0 ? `changed: ${changed.join(', ')}` : 'nothing changed';
      return { json: { accountId, version, changed }, text: `Slack settings version ${version}; ${what}` };
    });
  },
};

function parseSettings(input: unknown): SlackSettings {
  const parsed = slackSettings.safeParse(input);
  if (parsed.success) return parsed.data;
  const details = problemDetails(parsed.error, { nameKeys: true });
  const lines = details.map(({ path, message }) => `  ${path || '(file)'}: ${message}`);
  throw new Refusal(['The file holds no Slack settings:', ...lines].join('\n'));
}

export const slackRoute: Command = {
  summary: 'Tell where a lead of an account would go in Slack, and why; nothing is sent',
  usage:
    '--account ID --practice-area A --score N [--state S] [--language en|es] [--time-sensitive] [--at T]\n' +
    '  (T: a moment such as 2026-01-31T22:15:00-05:00; now without it)',
  options: {
    account: { type: 'string' },
    'practice-area': { type: 'string' },
    score: { type: 'string' },
    state: { type: 'string' },
    language: { type: 'string' },
    'time-sensitive': { type: 'boolean' },
    at: { type: 'string' },
  },
  async run(input) {
    const { values } = input;
    for (const name of ['account', 'practice-area', 'score']) requiredOption(values, name);
    const lead = {
      practiceArea: requiredOption(values, 'practice-area'),
      score: numberOption(values, 'score', { min: 0, max: 100, unset: 0 }),
      state: optionalOption(values, 'state') ?? '',
      language: choice('language', optionalOption(values, 'language') ?? 'en', ['en', 'es']),
      timeSensitive: values['time-sensitive'] === true,
    };
    const at = momentOption(values);
    return withSlack(input, async (work) => {
      const connection = await slackConnectionFor(work);
      const { route, privacy, shared } = await answerRouting(work.store.db, connection, { lead, at });
      const { channel, mention, rule, postAt, why } = route;
      const json = { channel, mention, rule, postAt: postAt.toISOString(), privacy, shared, why };
      const told = postAt > at ? `at ${json.postAt}` : 'at once';
      const text = [`${channel}, ${told}; shows: ${privacy}`, ...why.map((step) => `  ${step}`)].join('\n');
      return { json, text };
    });
  },
};

function momentOption(values: OptionValues): Date {
  const text = optionalOption(values, 'at');
  if (text === undefined) return new Date();
  const moment = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) || Number.isNaN(moment.getTime()))
    throw new UsageError('--at is a moment such as 2026-01-31T22:15:00-05:00');
  return moment;
}

export const slackTest: Command = {
  summary: 'Put a test message in line for the default channel of an account',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withSlack(input, async (work) => {
      const connection = await slackConnectionFor(work);
      const { id, channelId } = await insertTestMessage(work.store.db, connection);
      const { accountId, workspaceId } = connection;
      await wakeSlack(work.store, { workspaceId, channelIds: [channelId] });
      const text = [
        `A test message is in line for ${channelId} in workspace ${workspaceId}. While the bridge runs it is there in a moment.`,
        `If it is not: npm run --silent cli -- slack status --account ${accountId}`,
      ].join('\n');
      return { json: { accountId, workspaceId, channelId, messageId: id }, text };
    });
  },
};

export const slackManifestCommand: Command = {
  summary: 'Print the manifest of the Slack app for this bridge, to create the app from',
  usage:
    '[--url U] [--socket-mode]   (U: the public address; without it PUBLIC_URL, or Socket Mode where that is no https address)',
  options: { url: { type: 'string' }, 'socket-mode': { type: 'boolean' } },
  async run({ values, environment }) {
    const { publicUrl, slack } = readConfig(environment);
    const given = optionalOption(values, 'url');
    const url = given ?? publicUrl;
    const noCalls = slack.appToken !== undefined || !publicUrl.startsWith('https://');
    const socketMode = values['socket-mode'] === true || (given === undefined && noCalls);
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      throw new UsageError('--url is an address such as https://intake.example.com');
    if (!socketMode && !url.startsWith('https://'))
      throw new UsageError(
        `Slack calls https addresses only, not ${url}: give --url, set PUBLIC_URL, or take --socket-mode`,
      );
    const target = { publicUrl: url, socketMode };
    return { json: slackManifest(target), text: renderSlackManifest(target) };
  },
};

const ends: Record<SlackDisconnection['workspace'], string> = {
  kept: 'Other accounts use the workspace, so its token stays.',
  removed: 'The app was removed from the workspace.',
  left: 'Its token was deleted here. In Slack, remove the app: Settings, Manage apps.',
};

export const slackDisconnect: Command = {
  summary: 'Tell nothing of an account in Slack any more, and delete what the bridge keeps of it',
  usage:
    '--account ID [--local] [--force]\n' +
    '  (--local does not ask Slack; --force drops what waits to be told: without it that is a reason to refuse)',
  options: { account: { type: 'string' }, local: { type: 'boolean' }, force: { type: 'boolean' } },
  run(input) {
    return withSlack(input, async (work) => {
      const connection = await slackConnectionFor(work);
      const { local, force } = input.values;
      const choice = { localOnly: local === true, force: force === true, actor: 'cli' };
      const done = await disconnectSlack({ ...work, countPendingLeads }, connection, choice);
      const text = [
        `Disconnected the account ${work.account.name} from workspace ${done.workspaceId}. ${ends[done.workspace]}`,
        `Deleted here: routing and settings, and what ${done.messages} messages said. Those in Slack stay there.`,
        ...(done.told > 0 ? [`Kept: where ${done.told} of them stand in Slack, so that no lead is told twice.`] : []),
        ...(isNothing(done.dropped) ? [] : [`Dropped: ${describeWaiting(done.dropped)}.`]),
      ].join('\n');
      return { json: { accountId: connection.accountId, ...done }, text };
    });
  },
};
