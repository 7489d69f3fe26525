import { hashRecord } from '../analysis/content-key.ts';
import { eraseResults, type SoughtResults } from '../v1/erase-results.ts';
import { type Command, type OptionValues, UsageError } from './command/command.ts';
import { readRecord } from './command/read-input.ts';
import { withStore } from './command/with-store.ts';
import { counted } from './doctor/finding.ts';

export const resultsErase: Command = {
  summary: 'Erase what is kept of one record that came over the API',
  usage: '--request ID | --file record.json   (ID is the X-Request-Id of an answer; - reads standard input)',
  options: { request: { type: 'string' }, file: { type: 'string' } },
  async run({ values, environment }) {
    const sought = await readSought(values);
    const erased = await withStore(environment, ({ db }) => eraseResults(db, sought, 'cli'));
    const { results, answers } = erased;
    return { json: erased, text: `Erased: ${counted(results, 'result')}, ${counted(answers, 'kept answer')}.` };
  },
};

async function readSought({ request, file }: OptionValues): Promise<SoughtResults> {
  if (typeof request === 'string' && file === undefined) return { requestId: request };
  if (typeof file === 'string' && request === undefined) return { recordHash: hashRecord(await readRecord(file)) };
  throw new UsageError('Name either --request or --file');
}
