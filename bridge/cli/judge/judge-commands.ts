import { barSets } from '../../analysis/evaluation/check-bars.ts';
import { ACCOUNT, command, onAccount, type Runs } from '../command/command.ts';
import { day, oneOf, wholeNumber } from '../command/option-values.ts';

const RECORD = '--file <FILE>';
const RECORD_HELP = 'the record, as JSON; - reads standard input';
const barNames = Object.keys(barSets) as (keyof typeof barSets)[];

export const judgeCommands = (runs: Runs) => [
  command('score', 'Score one record; --explain shows each point and its words')
    .requiredOption(RECORD, RECORD_HELP)
    .option(ACCOUNT, 'not needed: a score is the same for every account')
    .option('--explain', 'each point and its words')
    .action(runs(async () => (await import('./score-and-screen.ts')).score)),
  onAccount('screen', 'Screen one record against the configuration of an account; --explain shows why')
    .requiredOption(RECORD, RECORD_HELP)
    .option('--explain', 'why it has its result')
    .action(runs(async () => (await import('./score-and-screen.ts')).screen)),
  command('eval', 'Measure an engine against labeled cases')
    .option('--set <PATH...>', 'a file of cases or a folder of them; may be given again')
    .addOption(oneOf('--engine <ENGINE>', 'the engine to measure', ['rubric', 'openai']).default('rubric'))
    .option('--today <DATE>', 'the day to judge on, YYYY-MM-DD', day('--today'))
    .addOption(oneOf('--bars <SET>', 'exit with status 1 if these bars are missed', barNames))
    .option('--runs <N>', 'how often each case is judged', wholeNumber('--runs', 1, 9_999), 1)
    .option('--parallel <N>', 'how many at once', wholeNumber('--parallel', 1, 9_999))
    .option('--plants <N>', 'how many cases get planted instructions', wholeNumber('--plants', 0, 9_999), 80)
    .option('--worst <N>', 'how many of the worst cases are shown', wholeNumber('--worst', 0, 9_999), 0)
    .action(runs(async () => (await import('./eval.ts')).evalCommand)),
];
