import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { barSets } from '../analysis/evaluation/check-bars.ts';
import { leadStates } from '../leads/list-leads.ts';
import { accountCommands, userCommands } from './accounts/account-commands.ts';
import { ACCOUNT, command, ONE_ACCOUNT, onAccount, type Runs } from './command/command.ts';
import { day, digits, moment, oneOf, wholeNumber } from './command/option-values.ts';
import { hubspotCommands } from './hubspot/hubspot-commands.ts';

const untilStopped = { untilStopped: true } as const;

const serving = () => import('./serve/serve-bridge.ts');
const servingCommands = (runs: Runs) => [
  command('start', 'Create what is missing (store, secret, first account), then run the bridge').action(
    runs(async () => (await import('./serve/start.ts')).start, untilStopped),
  ),
  command('serve', 'Run the bridge for a supervisor, in the role set by ROLE').action(
    runs(async () => (await serving()).serve, untilStopped),
  ),
  command('worker', 'Run only the jobs; the port answers health, readiness and metrics').action(
    runs(async () => (await serving()).worker, untilStopped),
  ),
  command('ready', 'Ask the bridge on this machine whether it is ready; exit status 1 when not').action(
    runs(async () => (await import('./doctor/ask-readiness.ts')).ready),
  ),
  command('doctor', 'Check every part and say what to do').action(
    runs(async () => (await import('./doctor/doctor.ts')).doctor),
  ),
];

const upkeepCommands = (runs: Runs) => [
  command('secrets reseal', 'Re-encrypt everything with the first secret in APP_SECRET').action(
    runs(async () => (await import('./secrets-reseal.ts')).secretsReseal),
  ),
  command('generate', 'Regenerate the generated files; --check only lists the ones that are out of date')
    .option('--check', 'only list the ones that are out of date')
    .action(runs(async () => (await import('./generate/generate.ts')).generate)),
];

const slack = () => import('./slack/slack.ts');
const slackConnect = () => import('./slack/slack-connect.ts');
const slackCommands = (runs: Runs) => [
  onAccount(
    'slack connect',
    'Connect an account to a Slack channel: with a bot token, in a known workspace, or with a link',
  )
    .option('--channel <C>', 'the channel, such as C0123456789; leave it out to get a link for the browser')
    .option('--team <T>', 'the team, such as T0123456789')
    .option('--token <TOKEN>', 'the bot token of the app; - reads it from standard input')
    .action(runs(async () => (await slackConnect()).slackConnect)),
  onAccount('slack status', 'Show the Slack connection of an account and check it with Slack').action(
    runs(async () => (await slack()).slackStatus),
  ),
  onAccount('slack settings get', 'Print routing, hours, reminders, digests and privacy of an account in Slack').action(
    runs(async () => (await slack()).slackSettingsGet),
  ),
  onAccount(
    'slack settings set',
    'Set routing, hours, reminders, digests and privacy of an account in Slack from a JSON file',
  )
    .requiredOption('--file <FILE>', 'a path, or - for standard input, in the format that get prints')
    .action(runs(async () => (await slack()).slackSettingsSet)),
  onAccount('slack route', 'Show where a lead of an account would go in Slack, and why; nothing is sent')
    .requiredOption('--practice-area <AREA>', 'practice area of the lead')
    .requiredOption('--score <N>', 'score of the lead', wholeNumber('--score', 0, 100))
    .option('--state <STATE>', 'state of the lead', '')
    .addOption(oneOf('--language <LANGUAGE>', 'language of the lead', ['en', 'es']).default('en'))
    .option('--time-sensitive', 'the lead has a deadline soon')
    .option('--at <MOMENT>', 'when it comes in, such as 2026-01-31T22:15:00-05:00; default: now', moment('--at'))
    .action(runs(async () => (await slack()).slackRoute)),
  onAccount('slack test', 'Queue a test message for the default channel of an account').action(
    runs(async () => (await slack()).slackTest),
  ),
  onAccount('slack resume', 'Retry messages that Slack did not accept, or move them to another channel')
    .option('--channel <C>', 'only messages for this channel, such as C0123456789')
    .option('--to <C>', 'the channel to move them to')
    .action(runs(async () => (await slackConnect()).slackResume)),
  command('slack manifest', 'Print the manifest of the Slack app for this bridge, to create the app from')
    .option('--url <URL>', 'the public address; default: PUBLIC_URL')
    .option('--socket-mode', 'for a bridge that Slack cannot call; the default unless PUBLIC_URL is https')
    .action(runs(async () => (await slack()).slackManifestCommand)),
  onAccount('slack disconnect', "Stop announcing an account's leads in Slack, and delete what the bridge keeps for it")
    .option('--local', 'do not call Slack')
    .option('--force', 'drop messages that are still waiting; without it, they stop the command')
    .action(runs(async () => (await slack()).slackDisconnect)),
];

const leads = () => import('./leads/leads.ts');
const limit = wholeNumber('--limit', 1, 10_000);
const LIMIT_HELP = 'how many at most';

const leadCommands = (runs: Runs) => [
  onAccount('leads list', 'List the leads of an account with their results')
    .addOption(oneOf('--state <STATE>', 'only leads in this state', leadStates))
    .option('--limit <N>', LIMIT_HELP, limit, 50)
    .action(runs(async () => (await leads()).leadsList)),
  onAccount('leads show', 'Show one lead: what to do, every point with the words that earned it, its history')
    .requiredOption('--contact <N>', 'its record id', digits('--contact'))
    .action(runs(async () => (await leads()).leadsShow)),
  onAccount('leads erase', 'Erase everything stored about one contact, as a privacy deletion in HubSpot would')
    .requiredOption(
      '--contact <N>',
      'its record id (HubSpot is not asked; the contact stays there)',
      digits('--contact'),
    )
    .action(runs(async () => (await leads()).leadsErase)),
  command('deliveries list', 'List what HubSpot delivered, including waiting workflows, and the outcome')
    .option(ACCOUNT, ONE_ACCOUNT)
    .addOption(oneOf('--status <STATUS>', 'only deliveries with this status', ['open', 'failed', 'done']))
    .option('--contact <N>', 'only deliveries for the contact with this record id', digits('--contact'))
    .option('--limit <N>', LIMIT_HELP, limit, 50)
    .action(runs(async () => (await leads()).deliveriesList)),
  command('deliveries replay', 'Requeue an event, a result a workflow missed, or everything that failed permanently')
    .option('--event <ID>', 'one event', digits('--event'))
    .option('--workflow <RUN>', 'the result one workflow did not receive')
    .option('--dead', 'everything that failed permanently')
    .action(runs(async () => (await leads()).deliveriesReplay)),
  command('results erase', 'Erase what is stored about one record from the API')
    .option('--request <ID>', 'the X-Request-Id of an answer')
    .option('--file <FILE>', 'the record; - reads standard input')
    .option('--person <TEXT>', 'an email or phone: every saved call about that person, of one account')
    .option(ACCOUNT, 'id or name, with --person')
    .action(runs(async () => (await leads()).resultsErase)),
];

const judging = () => import('./judge/score-and-screen.ts');
const RECORD = '--file <FILE>';
const RECORD_HELP = 'the record, as JSON; - reads standard input';
const barNames = Object.keys(barSets) as (keyof typeof barSets)[];

const judgeCommands = (runs: Runs) => [
  command('score', 'Score one record; --explain shows each point and its words')
    .requiredOption(RECORD, RECORD_HELP)
    .option(ACCOUNT, 'not needed: a score is the same for every account')
    .option('--explain', 'each point and its words')
    .action(runs(async () => (await judging()).score)),
  onAccount('screen', 'Screen one record against the configuration of an account; --explain shows why')
    .requiredOption(RECORD, RECORD_HELP)
    .option('--explain', 'why it has its result')
    .action(runs(async () => (await judging()).screen)),
  command('eval', 'Measure an engine against labeled cases')
    .option('--set <PATH...>', 'a file of cases or a folder of them; may be given again')
    .addOption(oneOf('--engine <ENGINE>', 'the engine to measure', ['rubric', 'openai']).default('rubric'))
    .option('--today <DATE>', 'the day to judge on, YYYY-MM-DD', day('--today'))
    .addOption(oneOf('--bars <SET>', 'exit with status 1 if these bars are missed', barNames))
    .option('--runs <N>', 'how often each case is judged', wholeNumber('--runs', 1, 9_999), 1)
    .option('--parallel <N>', 'how many at once', wholeNumber('--parallel', 1, 9_999))
    .option('--plants <N>', 'how many cases get planted instructions', wholeNumber('--plants', 0, 9_999), 80)
    .option('--worst <N>', 'how many of the worst cases are shown', wholeNumber('--worst', 0, 9_999), 0)
    .action(runs(async () => (await import('./judge/eval.ts')).evalCommand)),
];

/** Every command, declared without loading what it does; by what the help calls them. */
export const commandGroups: Record<string, (runs: Runs) => CommandUnknownOpts[]> = {
  'Running the bridge:': servingCommands,
  'Accounts, keys and what they accept:': accountCommands,
  'Who may sign in to the dashboard:': userCommands,
  'HubSpot:': hubspotCommands,
  'Slack:': slackCommands,
  'Leads and deliveries:': leadCommands,
  'Judging records:': judgeCommands,
  'Upkeep:': upkeepCommands,
};
