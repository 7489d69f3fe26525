import { firstRecord } from '../../../shared/examples.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { Readiness } from '../../platform/http/readiness.ts';
import { CALL, productVersion } from '../../platform/product.ts';

import { printable } from '../command/table.ts';

export interface FirstAccount {
  accountId: string;
  name: string;
  /** Shown to the operator now and never again. */
  key: string;
}

/** Practice areas that the first account takes. */
export const firstAreas = ['Personal Injury', 'Car Accident', "Workers' Compensation", 'Employment Law'] as const;

/** A command line that works as printed: the record holds no single quote. */
function curlLine(url: string, key: string): string {
  const body = JSON.stringify({ record: firstRecord });
  return `curl -s ${url}/api/v1/score -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${body}'`;
}

/** What the terminal shows of a bridge that has started. */
export function renderBanner(checks: Readiness['checks'], url: string, accounts: string[]): string {
  const parts = Object.entries(checks).map(
    ([name, { status, detail }]) => `  ${name.padEnd(11)} ${status.padEnd(9)} ${detail}`,
  );
  return [
    '',
    `Lead intake scoring ${productVersion} is running at ${url}`,
    '',
    ...parts,
    '',
    ...accounts,
    `  API reference  ${url}/docs`,
    `  Other commands ${CALL} help`,
    '  Stop           Ctrl-C',
    '',
    '',
  ].join('\n');
}

/** For the account created on first start. */
export function firstSteps(url: string, { accountId, name, key }: FirstAccount): string[] {
  return [
    `  First account  ${name}   (${accountId})`,
    `                 accepts ${firstAreas.join(', ')}; threshold 60`,
    `  API key        ${key}   (copy it now; it won't be shown again)`,
    '',
    '  Try it:',
    '',
    curlLine(url, key),
    '',
  ];
}

/** Keys are stored as hashes and cannot be shown again. */
export function knownAccounts(accounts: readonly Account[]): string[] {
  const [only] = accounts;
  if (only === undefined) return [`  No account yet ${CALL} account create --name NAME`];
  const shown =
    accounts.length === 1
      ? `  Account        ${printable(only.name)}   (${only.id})`
      : `  Accounts       ${accounts.length}   (${CALL} account list)`;
  const named = accounts.length === 1 ? '' : ' --account ACCOUNT';
  return [shown, `  Another key    ${CALL} key create${named} --name NAME`];
}
