import { command, onAccount, type Runs } from '../command/command.ts';
import { moment, oneOf, wholeNumber } from '../command/option-values.ts';

export const slackCommands = (runs: Runs) => [
  onAccount(
    'slack connect',
    'Connect an account to a Slack channel: with a bot token, in a known workspace, or with a link',
  )
    .option('--channel <C>', 'the channel, such as C0123456789; leave it out to get a link for the browser')
    .option('--team <T>', 'the team, such as T0123456789')
    .option('--token <TOKEN>', 'the bot token of the app; - reads it from standard input')
    .action(runs(async () => (await import('./slack-connect.ts')).slackConnect)),
  onAccount('slack status', 'Show the Slack connection of an account and check it with Slack').action(
    runs(async () => (await import('./slack.ts')).slackStatus),
  ),
  onAccount('slack settings get', 'Print routing, hours, reminders, digests and privacy of an account in Slack').action(
    runs(async () => (await import('./slack.ts')).slackSettingsGet),
  ),
  onAccount(
    'slack settings set',
    'Set routing, hours, reminders, digests and privacy of an account in Slack from a JSON file',
  )
    .requiredOption('--file <FILE>', 'a path, or - for standard input, in the format that get prints')
    .action(runs(async () => (await import('./slack.ts')).slackSettingsSet)),
  onAccount('slack route', 'Show where a lead of an account would go in Slack, and why; nothing is sent')
    .requiredOption('--practice-area <AREA>', 'practice area of the lead')
    .requiredOption('--score <N>', 'score of the lead', wholeNumber('--score', 0, 100))
    .option('--state <STATE>', 'state of the lead', '')
    .addOption(oneOf('--language <LANGUAGE>', 'language of the lead', ['en', 'es']).default('en'))
    .option('--time-sensitive', 'the lead has a deadline soon')
    .option('--at <MOMENT>', 'when it comes in, such as 2026-01-31T22:15:00-05:00; default: now', moment('--at'))
    .action(runs(async () => (await import('./slack.ts')).slackRoute)),
  onAccount('slack test', 'Queue a test message for the default channel of an account').action(
    runs(async () => (await import('./slack.ts')).slackTest),
  ),
  onAccount('slack resume', 'Retry messages that Slack did not accept, or move them to another channel')
    .option('--channel <C>', 'only messages for this channel, such as C0123456789')
    .option('--to <C>', 'the channel to move them to')
    .action(runs(async () => (await import('./slack-connect.ts')).slackResume)),
  command('slack manifest', 'Print the manifest of the Slack app for this bridge, to create the app from')
    .option('--url <URL>', 'the public address; default: PUBLIC_URL')
    .option('--socket-mode', 'for a bridge that Slack cannot call; the default unless PUBLIC_URL is https')
    .action(runs(async () => (await import('./slack.ts')).slackManifestCommand)),
  onAccount('slack disconnect', "Stop announcing an account's leads in Slack, and delete what the bridge keeps for it")
    .option('--local', 'do not call Slack')
    .option('--force', 'drop messages that are still waiting; without it, they stop the command')
    .action(runs(async () => (await import('./slack.ts')).slackDisconnect)),
];
