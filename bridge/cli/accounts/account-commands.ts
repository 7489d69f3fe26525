import { callDaysBounds } from '../../../shared/dashboard/kept-calls.ts';
import { roles } from '../../../shared/dashboard/operation.ts';
import { planNames, subscriptionStates } from '../../../shared/plan-limits.ts';
import { ACCOUNT, command, ONE_ACCOUNT, onAccount, type Runs } from '../command/command.ts';
import { emailAddress, oneOf, wholeNumber } from '../command/option-values.ts';

const ROLE = '--role <ROLE>';
const USER = '--user <USER>';
const USER_HELP = 'their id or email address';

export const userCommands = (runs: Runs) => [
  onAccount('user create', 'Let a person sign in to the dashboard; the password is shown once')
    .requiredOption('--email <EMAIL>', 'their address', emailAddress('--email'))
    .addOption(oneOf(ROLE, 'what they may do; owner for the first person of an account, else intake', roles))
    .option('--link', 'make a link for choosing a password, instead of a password')
    .action(runs(async () => (await import('./account.ts')).userCreate)),
  command('user list', 'List who may sign in to the dashboard')
    .option(ACCOUNT, 'id or name: only those of this account')
    .action(runs(async () => (await import('./account.ts')).userList)),
  command('user set', 'Change what a person may do, or help them sign in again')
    .requiredOption(USER, USER_HELP)
    .addOption(oneOf(ROLE, 'what they may do', roles))
    .option('--end-second-factor', 'turn off their two-factor authentication')
    .option('--link', 'make a link for choosing a new password')
    .action(runs(async () => (await import('./account.ts')).userSet)),
  command('user remove', 'Remove a person, who is signed out everywhere at once')
    .requiredOption(USER, USER_HELP)
    .action(runs(async () => (await import('./account.ts')).userRemove)),
];

const PLAN = '--plan <PLAN>';
const SUBSCRIPTION = '--subscription <STATE>';
const FILE_HELP = 'a path, or - for standard input: {"practiceAreas": [], "threshold": 60, "customFilters": []}';

const configurationCommands = (runs: Runs) => [
  onAccount('configuration get', 'Print what an account accepts (as set reads it) and how each filter is read').action(
    runs(async () => (await import('./configuration.ts')).configurationGet),
  ),
  onAccount('configuration set', 'Set practice areas, threshold and filters of an account, or its threshold alone')
    .option('--file <FILE>', FILE_HELP)
    .option('--threshold <N>', 'the threshold; replaces the one in the file', wholeNumber('--threshold', 1, 100))
    .action(runs(async () => (await import('./configuration.ts')).configurationSet)),
  onAccount('configuration history', 'List the versions of a configuration: who, when, what changed').action(
    runs(async () => (await import('./configuration.ts')).configurationHistory),
  ),
  onAccount('configuration revert', 'Make an old version of a configuration the newest one')
    .requiredOption('--version <N>', 'as configuration history shows it', wholeNumber('--version', 0, 999_999_999))
    .action(runs(async () => (await import('./configuration.ts')).configurationRevert)),
];

export const accountCommands = (runs: Runs) => [
  command('account create', 'Create an account')
    .requiredOption('--name <NAME>', 'its name')
    .addOption(oneOf(PLAN, 'its plan', planNames).default('pro'))
    .addOption(oneOf(SUBSCRIPTION, 'its subscription status', subscriptionStates).default('active'))
    .action(runs(async () => (await import('./account.ts')).accountCreate)),
  onAccount('account set', 'Change name, plan or subscription of an account, or whether it saves API calls')
    .option('--name <NAME>', 'a new name')
    .addOption(oneOf(PLAN, 'its plan', planNames))
    .addOption(oneOf(SUBSCRIPTION, 'its subscription status', subscriptionStates))
    .option(
      '--keep-calls <DAYS>',
      'save API calls for this many days; 0 saves none and erases saved ones',
      wholeNumber('--keep-calls', 0, callDaysBounds.max),
    )
    .action(runs(async () => (await import('./account.ts')).accountSet)),
  onAccount('account delete', 'Delete an account and everything stored for it; HubSpot and Slack are disconnected')
    .requiredOption('--confirm <NAME>', 'the name of the account, to be sure')
    .option('--local', 'ask neither HubSpot nor Slack; remove the app there yourself')
    .action(runs(async () => (await import('./account.ts')).accountDelete)),
  command('account list', 'List the accounts').action(runs(async () => (await import('./account.ts')).accountList)),
  onAccount('key create', 'Create an API key; it is shown once')
    .requiredOption('--name <NAME>', 'a label for the key, such as "Website form"')
    .action(runs(async () => (await import('./account.ts')).keyCreate)),
  command('key list', 'List API keys')
    .option(ACCOUNT, ONE_ACCOUNT)
    .action(runs(async () => (await import('./account.ts')).keyList)),
  command('key revoke', 'Revoke an API key, immediately and on every process')
    .requiredOption('--key <ID>', 'its id, as key list shows it')
    .action(runs(async () => (await import('./account.ts')).keyRevoke)),
  command('key rotate', 'Replace an API key; the old one keeps working for a while')
    .requiredOption('--key <ID>', 'its id, as key list shows it')
    .option(
      '--overlap-hours <HOURS>',
      'how long the old one keeps working; default 24',
      wholeNumber('--overlap-hours', 0, 720),
    )
    .action(runs(async () => (await import('./account.ts')).keyRotate)),
  ...configurationCommands(runs),
];
