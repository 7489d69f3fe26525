import { type SlackSettings, slackSettings } from '../../shared/slack-settings.ts';
import { problemDetails } from '../platform/problem-details.ts';
import { Refusal } from '../platform/refusal.ts';
import { channelsOf, setSlackSettings } from '../slack/connect/connections.ts';
import { type Command, requiredOption } from './command.ts';
import { readJsonFile } from './read-json-file.ts';
import { wakeSlack } from './wake-slack.ts';
import { slackConnectionFor, withSlack } from './with-slack.ts';

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
