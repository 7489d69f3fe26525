import { readConfig } from '../config.ts';
import { renderSlackManifest, slackManifest } from '../slack/connect/manifest.ts';
import { type Command, optionalOption, UsageError } from './command.ts';

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
