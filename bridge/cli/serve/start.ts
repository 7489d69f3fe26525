import process from 'node:process';
import type { Kysely } from 'kysely';
import { exampleRecord } from '../../../shared/examples.ts';
import { createAccount, listAccounts } from '../../accounts/accounts.ts';
import { setConfiguration } from '../../accounts/configurations.ts';
import { issueKey } from '../../auth/keys.ts';
import type { Readiness } from '../../platform/http/readiness.ts';
import { productVersion } from '../../platform/product-version.ts';
import type { Database } from '../../platform/store/schema.ts';
import type { CommandInput } from '../command/command.ts';
import { serveBridge } from './serve-bridge.ts';

interface FirstAccount {
  accountId: string;
  /** Shown to the operator now and never again. */
  key: string;
  areas: string[];
}

const actor = 'first start';
const areas = ['Personal Injury', 'Car Accident', 'Workers Compensation', 'Employment Law'];

/** On a store without accounts: one that can be used at once, so that the first request is one command away. */
export async function makeFirstAccount(db: Kysely<Database>): Promise<FirstAccount | undefined> {
  if ((await listAccounts(db)).length > 0) return undefined;
  const { id: accountId } = await createAccount(db, { name: 'My firm', plan: 'pro', subscription: 'active' }, actor);
  await setConfiguration(db, { accountId, actor, input: { practiceAreas: areas, threshold: 60, customFilters: [] } });
  const { key } = await issueKey(db, { accountId, name: 'first key' }, actor);
  return { accountId, key, areas };
}

const firstRecord = {
  ...exampleRecord,
  intakeNotes:
    'Rear-ended at a red light on S Lamar three weeks ago, other driver was cited and has State Farm. ER the same day, ' +
    'herniated disc on MRI, seeing a spine surgeon, missed 2 weeks of work. Has the police report and photos. No lawyer yet.',
};

/** A command line that works as printed: the record holds no single quote. */
function curlLine(url: string, key: string): string {
  const body = JSON.stringify({ record: firstRecord });
  return `curl -s ${url}/api/v1/score -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${body}'`;
}

function banner(checks: Readiness['checks'], url: string, first: FirstAccount | undefined): string {
  const parts = Object.entries(checks).map(
    ([name, { status, detail }]) => `  ${name.padEnd(11)} ${status.padEnd(9)} ${detail}`,
  );
  return [
    '',
    `Lead intake scoring ${productVersion} answers at ${url}`,
    '',
    ...parts,
    '',
    ...(first === undefined ? [] : firstSteps(url, first)),
    `  API reference  ${url}/docs`,
    '  Other commands npm run --silent cli -- help',
    '  Stop           Ctrl-C',
    '',
    '',
  ].join('\n');
}

function firstSteps(url: string, { accountId, key, areas }: FirstAccount): string[] {
  return [
    `  First account  ${accountId}   (takes ${areas.join(', ')}; threshold 60)`,
    `  Its API key    ${key}   (not shown again)`,
    '',
    '  Try it:',
    '',
    curlLine(url, key),
    '',
  ];
}

export async function start({ environment, signal }: CommandInput): Promise<undefined> {
  await serveBridge({
    environment,
    signal,
    async onListening({ context, url, checks }) {
      const first = await makeFirstAccount(context.store.db);
      process.stdout.write(banner(checks, url, first));
    },
  });
}
