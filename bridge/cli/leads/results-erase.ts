import { counted } from '../../../shared/counted.ts';
import { hashRecord } from '../../analysis/content-key.ts';
import { eraseResults, type SoughtResults } from '../../v1/erase-results.ts';
import { type CommandInput, type CommandOutput, type Texts, UsageError } from '../command/command.ts';
import { readRecord } from '../command/read-input.ts';
import { withStore } from '../command/with-account.ts';

export async function resultsErase(input: CommandInput<Texts<'request' | 'file'>>): Promise<CommandOutput> {
  const sought = await readSought(input.values);
  const erased = await withStore(input, ({ store }) => eraseResults(store.db, sought, 'cli'));
  const { results, answers } = erased;
  return { json: erased, text: `Erased: ${counted(results, 'result')}, ${counted(answers, 'kept answer')}.` };
}

async function readSought({ request, file }: Texts<'request' | 'file'>): Promise<SoughtResults> {
  if (request !== undefined && file === undefined) return { requestId: request };
  if (file !== undefined && request === undefined) return { recordHash: hashRecord(await readRecord(file)) };
  throw new UsageError('Name either --request or --file');
}
