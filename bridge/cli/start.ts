import process from 'node:process';
import { exampleRecord } from '../../shared/examples.ts';
import type { Readiness } from '../platform/http/readiness.ts';
import { productVersion } from '../platform/product-version.ts';
import type { Command } from './command.ts';
import { type FirstAccount, makeFirstAccount } from './first-account.ts';
import { serveBridge } from './serve-bridge.ts';

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

export const start: Command = {
  summary: 'Make what is missing (store, secret, first account), then run the bridge',
  usage: '',
  options: {},
  untilStopped: true,
  async run({ environment, signal }) {
    await serveBridge({
      environment,
      signal,
      async onListening({ context, url, checks }) {
        const first = await makeFirstAccount(context.store.db);
        process.stdout.write(banner(checks, url, first));
      },
    });
    return undefined;
  },
};
