import { issueState } from '../../connect/oauth-states.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CommandOutput } from './command.ts';
import { type AccountWork, type OnAccount, withAccount } from './with-account.ts';

/** An account with a service, whose failures are shown in its own words. @throws {Refusal} for each of them */
export function withService<T>(
  input: OnAccount,
  failure: abstract new (...given: never[]) => Error,
  work: (given: AccountWork) => Promise<T>,
): Promise<T> {
  return withAccount(input, (given) => refusedBy(failure, work(given)));
}

/** @throws {Refusal} for every such failure */
export async function refusedBy<T>(failure: abstract new (...given: never[]) => Error, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof failure)) throw error;
    throw new Refusal(`${error.message.replace(/\.$/, '')}.`, { cause: error });
  }
}

const offers = {
  install: { service: 'HubSpot', what: 'a portal' },
  'slack install': { service: 'Slack', what: 'a workspace' },
} as const;

interface Offer {
  purpose: keyof typeof offers;
  installUrl: (publicUrl: string, token: string) => string;
}

/** A link to open in the browser, when no token is given. */
export async function offerLink(
  { store, account, config }: AccountWork,
  { purpose, installUrl }: Offer,
): Promise<CommandOutput> {
  const { service, what } = offers[purpose];
  const url = installUrl(config.publicUrl, await issueState(store.db, { purpose, accountId: account.id }));
  const text = [
    `Open this link in a browser that is signed in to ${service}. It connects ${what} with the account ${account.name},`,
    'works once, for half an hour, while the bridge runs:',
    '',
    url,
  ].join('\n');
  return { json: { accountId: account.id, url }, text };
}
