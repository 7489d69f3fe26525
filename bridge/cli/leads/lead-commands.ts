import { leadStates } from '../../leads/list-leads.ts';
import { ACCOUNT, command, ONE_ACCOUNT, onAccount, type Runs } from '../command/command.ts';
import { digits, oneOf, wholeNumber } from '../command/option-values.ts';

const limit = wholeNumber('--limit', 1, 10_000);
const LIMIT_HELP = 'how many at most';

export const leadCommands = (runs: Runs) => [
  onAccount('leads list', 'List the leads of an account with their results')
    .addOption(oneOf('--state <STATE>', 'only leads in this state', leadStates))
    .option('--limit <N>', LIMIT_HELP, limit, 50)
    .action(runs(async () => (await import('./leads.ts')).leadsList)),
  onAccount('leads show', 'Show one lead: what to do, every point with the words that earned it, its history')
    .requiredOption('--contact <N>', 'its record id', digits('--contact'))
    .action(runs(async () => (await import('./leads.ts')).leadsShow)),
  onAccount('leads erase', 'Erase everything stored about one contact, as a privacy deletion in HubSpot would')
    .requiredOption(
      '--contact <N>',
      'its record id (HubSpot is not asked; the contact stays there)',
      digits('--contact'),
    )
    .action(runs(async () => (await import('./leads.ts')).leadsErase)),
  command('deliveries list', 'List what HubSpot delivered, including waiting workflows, and the outcome')
    .option(ACCOUNT, ONE_ACCOUNT)
    .addOption(oneOf('--status <STATUS>', 'only deliveries with this status', ['open', 'failed', 'done']))
    .option('--contact <N>', 'only deliveries for the contact with this record id', digits('--contact'))
    .option('--limit <N>', LIMIT_HELP, limit, 50)
    .action(runs(async () => (await import('./deliveries.ts')).deliveriesList)),
  command('deliveries replay', 'Requeue an event, a result a workflow missed, or everything that failed permanently')
    .option('--event <ID>', 'one event', digits('--event'))
    .option('--workflow <RUN>', 'the result one workflow did not receive')
    .option('--dead', 'everything that failed permanently')
    .action(runs(async () => (await import('./deliveries.ts')).deliveriesReplay)),
  command('results erase', 'Erase what is stored about one record from the API')
    .option('--request <ID>', 'the X-Request-Id of an answer')
    .option('--file <FILE>', 'the record; - reads standard input')
    .option('--person <TEXT>', 'an email or phone: every saved call about that person, of one account')
    .option(ACCOUNT, 'id or name, with --person')
    .action(runs(async () => (await import('./leads.ts')).resultsErase)),
];
