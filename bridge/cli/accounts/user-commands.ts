import { roles } from '../../../shared/dashboard/operation.ts';
import { ACCOUNT, command, onAccount, type Runs } from '../command/command.ts';
import { emailAddress, oneOf } from '../command/option-values.ts';

const ROLE = '--role <ROLE>';
const USER = '--user <USER>';
const USER_HELP = 'their id or email address';

export const userCommands = (runs: Runs) => [
  onAccount('user create', 'Let a person sign in to the dashboard; the password is shown once')
    .requiredOption('--email <EMAIL>', 'their address', emailAddress('--email'))
    .addOption(oneOf(ROLE, 'what they may do; owner for the first person of an account, else intake', roles))
    .option('--link', 'make a link by which they choose a password, instead of a password')
    .action(runs(async () => (await import('./user.ts')).userCreate)),
  command('user list', 'List who may sign in to the dashboard')
    .option(ACCOUNT, 'id or name: only those of this account')
    .action(runs(async () => (await import('./user.ts')).userList)),
  command('user set', 'Change what a person may do, or help them sign in again')
    .requiredOption(USER, USER_HELP)
    .addOption(oneOf(ROLE, 'what they may do', roles))
    .option('--end-second-factor', 'give up a second factor that is lost')
    .option('--link', 'make a link to a new password')
    .action(runs(async () => (await import('./user.ts')).userSet)),
  command('user remove', 'Remove a person, who is signed out everywhere at once')
    .requiredOption(USER, USER_HELP)
    .action(runs(async () => (await import('./user.ts')).userRemove)),
];
