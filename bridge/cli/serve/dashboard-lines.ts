import type { Account } from '../../accounts/accounts.ts';
import { hasPeople } from '../../auth/people/create-person.ts';
import { makeFirstLink } from '../../auth/people/one-time-links.ts';
import { createOriginCheck } from '../../dashboard-api/own-origin.ts';
import { CALL } from '../../platform/product.ts';
import type { Db } from '../../platform/store/schema.ts';

interface Reached {
  accounts: readonly Pick<Account, 'id'>[];
  /** Where the bridge listens. */
  url: string;
  publicUrl: string;
  /** Whether the output is a terminal. Anything else may be stored, and the link lets in anyone who has it. */
  isWatched: boolean;
}

/** Where the dashboard is; while the only account has no people, a link for its first owner, or how to get one. */
export async function dashboardLines(db: Db, { accounts, url, publicUrl, isWatched }: Reached): Promise<string[]> {
  // A port chosen by the system is known only now.
  const origin = new URL(publicUrl).port === '0' ? url : createOriginCheck(publicUrl).originFor({});
  const [only, another] = accounts;
  if (only === undefined || another !== undefined || (await hasPeople(db, only.id)))
    return [`  Dashboard      ${origin}`];
  if (!isWatched)
    return [
      `  Dashboard      ${origin}`,
      `                 (sign-in link for its first owner: ${CALL} user create --email EMAIL --link)`,
    ];
  const link = await makeFirstLink(db, { accountId: only.id, origin, actor: 'start' });
  return firstOwnerLines(link.url);
}

export const firstOwnerLines = (link: string): string[] => [
  `  Dashboard      ${link}`,
  "                 (one-time link, good for one hour: set up the first owner's sign-in)",
];
