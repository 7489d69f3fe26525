import { counted } from '../../../shared/counted.ts';
import { eraseCallsOf, personOfText } from '../../jobs/dashboard/leads/calls-of-person.ts';
import { hashRecord } from '../../platform/hashes/hash-record.ts';
import type { Store } from '../../platform/store/open-store.ts';
import { eraseResults } from '../../v1/erase-results.ts';
import { type CommandInput, type CommandOutput, type Texts, UsageError } from '../command/command.ts';
import { readRecord } from '../command/read-input.ts';
import { findAccount, withStore } from '../command/with-account.ts';

type Values = Texts<'request' | 'file' | 'person' | 'account'>;

export async function resultsErase(input: CommandInput<Values>): Promise<CommandOutput> {
  const erase = await readTarget(input.values);
  const erased = await withStore(input, ({ store }) => erase(store));
  const { results, answers, calls } = erased;
  const parts = [counted(results, 'result'), counted(answers, 'kept answer'), counted(calls, 'saved call')];
  const text =
    results + answers + calls === 0 ? 'Nothing is kept of it: nothing was erased.' : `Erased: ${parts.join(', ')}.`;
  return { json: erased, text };
}

async function readTarget({ request, file, person, account }: Values) {
  const named = [request, file, person].filter((one) => one !== undefined);
  const by = { accountId: null, actor: 'cli' };
  if (named.length !== 1 || (account !== undefined && person === undefined))
    throw new UsageError('Give one of --request, --file and --person; --account goes with --person');
  if (request !== undefined) return ({ db }: Store) => eraseResults(db, { requestId: request }, by);
  if (file !== undefined) {
    const recordHashes = [hashRecord(await readRecord(file))];
    return ({ db }: Store) => eraseResults(db, { recordHashes }, by);
  }
  return async (store: Store) => {
    const { id: accountId } = await findAccount(store.db, account);
    return eraseCallsOf(store.db, await personOfText(store, accountId, person ?? ''), { accountId, actor: 'cli' });
  };
}
