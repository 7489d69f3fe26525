import { counted } from '../../../shared/counted.ts';
import type { SlackChannelHealth, SlackHealth } from '../../../shared/slack-health.ts';
import { type SlackSettings, slackSettings } from '../../../shared/slack-settings.ts';
import { readConfig } from '../../config.ts';
import { problemDetails } from '../../platform/problem-details.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import { connectedWorkspace } from '../../slack/client/workspaces.ts';
import { channelsOf, setSlackSettings } from '../../slack/connect/connections.ts';
import { disconnectSlack, type SlackDisconnection, waitingWords } from '../../slack/connect/disconnect.ts';
import { inspectWorkspace } from '../../slack/connect/inspect-workspace.ts';
import { renderSlackManifest, slackManifest } from '../../slack/connect/manifest.ts';
import { readSlackHealth } from '../../slack/connect/slack-health.ts';
import { answerRouting } from '../../slack/inbound/answer-routing.ts';
import { describeLost, lostRemedy } from '../../slack/messages/lost-messages.ts';
import { insertTestMessage } from '../../slack/messages/message-rows.ts';
import { describeUnannounced, UNANNOUNCED_REMEDY } from '../../slack/messages/unannounced-leads.ts';
import { describeWaiting, isNothing } from '../../slack/messages/waiting-messages.ts';
import { type CommandInput, type CommandOutput, type OfAccount, UsageError } from '../command/command.ts';
import { readJsonFile } from '../command/read-input.ts';
import { detailLine } from '../command/readable-text.ts';
import { wakeBridge } from './slack-connect.ts';
import { slackConnectionFor, withSlack } from './with-slack.ts';

export function slackStatus(input: CommandInput<OfAccount>): Promise<CommandOutput> {
  return withSlack(input, async (work) => {
    const connection = await slackConnectionFor(work);
    const workspace = await connectedWorkspace(work.store.db, connection.workspaceId);
    const inspection = await inspectWorkspace(work, workspace);
    const health = await readSlackHealth(work.store.db, connection, inspection);
    const rules = connection.settings.rules.length;
    return { json: health, text: describe(health, rules).join('\n'), exitCode: health.works ? 0 : 1 };
  });
}

const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ');

function describe(health: SlackHealth, rules: number): string[] {
  const { accountId, workspaceId, name, auth, status, problem, without, channels, lost, unannounced } = health;
  const usual = channels.find(({ uses }) => uses.includes('default'))?.channelId;
  const parked = channels.some((channel) => channel.problem !== null);
  return [
    `${plain(name)} (${workspaceId}, ${auth === 'oauth' ? 'OAuth' : 'bot token'}): ${status}`,
    problem ?? 'Slack answers, and no required scope is missing.',
    ...(without.length > 0 ? [`Optional scopes not granted: ${without.join(', ')}`] : []),
    `Leads go to ${usual}; ${rules === 0 ? 'no routing rules' : counted(rules, 'routing rule')}; settings version ${health.settingsVersion}`,
    ...channels.flatMap(describeChannel),
    ...lost.map((some) => `${describeLost(some)} ${lostRemedy(some)}`),
    ...(unannounced.leads > 0 ? [`${describeUnannounced(unannounced.leads)} ${UNANNOUNCED_REMEDY}`] : []),
    ...(parked ? [`Then: ${CALL} slack resume --account ${accountId}`] : []),
  ];
}

function describeChannel({ channelId, problem, waiting, later }: SlackChannelHealth): string[] {
  return [
    ...(problem === null ? [] : [`${channelId} is blocked (${problem.code}): ${problem.what} ${problem.todo}`]),
    ...(waiting === 0 ? [] : [`${channelId}: ${waiting} not sent yet`]),
    ...(later === 0 ? [] : [`${channelId}: ${later} held until quiet hours end`]),
  ];
}

export function slackSettingsGet(input: CommandInput<OfAccount>): Promise<CommandOutput> {
  return withSlack(input, async (work) => {
    const { settings } = await slackConnectionFor(work);
    return { json: settings, text: JSON.stringify(settings, undefined, 2) };
  });
}

export async function slackSettingsSet(input: CommandInput<OfAccount & { file: string }>): Promise<CommandOutput> {
  const settings = parseSettings(await readJsonFile(input.values.file, input.streams));
  return withSlack(input, async (work) => {
    const { accountId, workspaceId } = await slackConnectionFor(work);
    const saved = await setSlackSettings(work.store.db, { accountId, settings, actor: 'cli' });
    if (saved === undefined) throw new Refusal('The account was disconnected from Slack meanwhile. Nothing was saved.');
    await wakeBridge(work, { workspaceId, channelIds: channelsOf(settings) });
    const { version, changed } = saved;
    const what = changed.length > 0 ? `changed: ${changed.join(', ')}` : 'nothing changed';
    return { json: { accountId, version, changed }, text: `Slack settings version ${version}; ${what}` };
  });
}

function parseSettings(input: unknown): SlackSettings {
  const parsed = slackSettings.safeParse(input);
  if (parsed.success) return parsed.data;
  const lines = problemDetails(parsed.error, { nameKeys: true }).map((detail) => `  ${detailLine(detail)}`);
  throw new Refusal(['The file does not contain Slack settings:', ...lines].join('\n'));
}

interface SupposedLead extends OfAccount {
  practiceArea: string;
  score: number;
  state: string;
  language: 'en' | 'es';
  timeSensitive?: true | undefined;
  at?: Date | undefined;
}

export async function slackRoute(input: CommandInput<SupposedLead>): Promise<CommandOutput> {
  const { practiceArea, score, state, language, timeSensitive = false, at = new Date() } = input.values;
  const lead = { practiceArea, score, state, language, timeSensitive };
  return withSlack(input, async (work) => {
    const connection = await slackConnectionFor(work);
    const { route, privacy, shared } = await answerRouting(work.store.db, connection, { lead, at });
    const { channel, mention, rule, postAt, why } = route;
    const json = { channel, mention, rule, postAt: postAt.toISOString(), privacy, shared, why };
    const timing = postAt > at ? `sent at ${json.postAt}` : 'sent right away';
    const text = [`${channel}, ${timing}; shows: ${privacy}`, ...why.map((step) => `  ${step}`)].join('\n');
    return { json, text };
  });
}

export function slackTest(input: CommandInput<OfAccount>): Promise<CommandOutput> {
  return withSlack(input, async (work) => {
    const connection = await slackConnectionFor(work);
    const { id, channelId } = await insertTestMessage(work.store.db, connection);
    const { accountId, workspaceId } = connection;
    await wakeBridge(work, { workspaceId, channelIds: [channelId] });
    const text = [
      `A test message is queued for ${channelId} in workspace ${workspaceId}. If the bridge is running, it appears in a moment.`,
      `If it does not: ${CALL} slack status --account ${accountId}`,
    ].join('\n');
    return { json: { accountId, workspaceId, channelId, messageId: id }, text };
  });
}

export async function slackManifestCommand({
  values: { url: given, socketMode: wanted },
  environment,
}: CommandInput<{ url?: string | undefined; socketMode?: true | undefined }>): Promise<CommandOutput> {
  const { publicUrl, slack } = readConfig(environment);
  const url = given ?? publicUrl;
  const noCalls = slack.appToken !== undefined || !publicUrl.startsWith('https://');
  const socketMode = wanted === true || (given === undefined && noCalls);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UsageError('--url must be an address such as https://intake.example.com');
  if (!socketMode && !url.startsWith('https://'))
    throw new UsageError(
      `Slack calls https addresses only, not ${url}: pass --url, set PUBLIC_URL, or use --socket-mode`,
    );
  const target = { publicUrl: url, socketMode };
  return { json: slackManifest(target), text: renderSlackManifest(target) };
}

const ends: Record<SlackDisconnection['workspace'], string> = {
  kept: 'Other accounts use the workspace, so its token is kept.',
  removed: 'The app was removed from the workspace.',
  left: 'Its token was deleted here. In Slack, remove the app: Settings, Manage apps.',
};

export function slackDisconnect(
  input: CommandInput<OfAccount & { local?: true | undefined; force?: true | undefined }>,
): Promise<CommandOutput> {
  return withSlack(input, async (work) => {
    const connection = await slackConnectionFor(work);
    const { local, force } = input.values;
    const { accountId } = connection;
    const refusal = (waiting: string) => refuseWaiting(waiting, accountId);
    const choice = { localOnly: local === true, force: force === true, refusal, actor: 'cli' };
    const done = await disconnectSlack(work, connection, choice);
    const text = [
      `Disconnected account ${work.account.name} from workspace ${done.workspaceId}. ${ends[done.workspace]}`,
      `Deleted here: routing, settings and the text of ${counted(done.messages, 'message')}. Messages in Slack stay there.`,
      ...(done.told > 0 ? [`Kept: where ${done.told} of them are in Slack, so that no lead is announced twice.`] : []),
      ...(isNothing(done.dropped) ? [] : [`Dropped: ${describeWaiting(done.dropped)}.`]),
    ].join('\n');
    return { json: { accountId, ...done }, text };
  });
}

function refuseWaiting(waiting: string, accountId: string): Refusal {
  const cli = (command: string) => `${CALL} slack ${command} --account ${accountId}`;
  return new Refusal(
    [
      waitingWords(waiting),
      `Why they wait: ${cli('status')}`,
      `Send them to another channel: ${cli('resume')} --to C0123456789`,
      `Or drop them: ${cli('disconnect')} --force`,
    ].join('\n'),
  );
}
