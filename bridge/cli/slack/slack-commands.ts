import { command, onAccount, type Runs } from '../command/command.ts';
import { moment, oneOf, wholeNumber } from '../command/option-values.ts';

export const slackCommands = (runs: Runs) => [
  onAccount(
    'slack connect',
    'Connect an account with a Slack channel: by a bot token, in a known workspace, or by a link',
  )
    .option('--channel <C>', 'such as C0123456789; without it, a link for the browser')
    .option('--team <T>', 'such as T0123456789')
    .option('--token <TOKEN>', 'of the app; - reads it from standard input')
    .action(runs(async () => (await import('./slack-connect.ts')).slackConnect)),
  onAccount('slack status', 'Show the Slack connection of an account and ask Slack about it').action(
    runs(async () => (await import('./slack.ts')).slackStatus),
  ),
  onAccount('slack settings get', 'Print routing, hours, reminders, digests and privacy of an account in Slack').action(
    runs(async () => (await import('./slack.ts')).slackSettingsGet),
  ),
  onAccount(
    'slack settings set',
    'Set routing, hours, reminders, digests and privacy of an account in Slack from a JSON file',
  )
    .requiredOption('--file <FILE>', 'a path, or - for standard input, in the form that get prints')
    .action(runs(async () => (await import('./slack.ts')).slackSettingsSet)),
  onAccount('slack route', 'Show where a lead of an account would go in Slack, and why; nothing is sent')
    .requiredOption('--practice-area <AREA>', 'of the lead')
    .requiredOption('--score <N>', 'of the lead', wholeNumber('--score', 0, 100))
    .option('--state <STATE>', 'where the lead lives', '')
    .addOption(oneOf('--language <LANGUAGE>', 'of the lead', ['en', 'es']).default('en'))
    .option('--time-sensitive', 'a deadline is near')
    .option('--at <MOMENT>', 'such as 2026-01-31T22:15:00-05:00; now without it', moment('--at'))
    .action(runs(async () => (await import('./slack.ts')).slackRoute)),
  onAccount('slack test', 'Queue a test message for the default channel of an account').action(
    runs(async () => (await import('./slack.ts')).slackTest),
  ),
  onAccount('slack resume', 'Retry now what waits in Slack for a fix, or send it to another channel')
    .option('--channel <C>', 'only what waits for this channel, such as C0123456789')
    .option('--to <C>', 'the channel it goes to instead')
    .action(runs(async () => (await import('./slack-connect.ts')).slackResume)),
  command('slack manifest', 'Print the manifest of the Slack app for this bridge, to create the app from')
    .option('--url <URL>', 'the public address; without it PUBLIC_URL')
    .option('--socket-mode', 'for a bridge that Slack cannot call; also without PUBLIC_URL on https')
    .action(runs(async () => (await import('./slack.ts')).slackManifestCommand)),
  onAccount('slack disconnect', "Stop announcing an account's leads in Slack, and delete what the bridge keeps for it")
    .option('--local', 'without asking Slack')
    .option('--force', 'drop what waits to be announced; without it, the command refuses')
    .action(runs(async () => (await import('./slack.ts')).slackDisconnect)),
];
