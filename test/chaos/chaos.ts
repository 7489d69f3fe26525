import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

/**
 * Every trial one after the other and one summary; exits 1 when anything acknowledged was lost or done twice.
 * `npm run chaos -- [cycles] [--hubspot] [--slack] [--contacts N] [--leads N] [--kills N] [--database URL]`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only the trials with HubSpot. */
    hubspot: { type: 'boolean', default: false },
    /** Only the trials with Slack. */
    slack: { type: 'boolean', default: false },
    contacts: { type: 'string', default: '10000' },
    leads: { type: 'string', default: '500' },
    /** 50 with HubSpot and 20 with Slack without it. */
    kills: { type: 'string' },
    /** A PostgreSQL server for the trial with two bridges; without it, one is started for it. */
    database: { type: 'string' },
  },
});
const cycles = positionals[0] ?? '30';
type Trial = [name: string, script: string, args: string[]];
const kills = values.kills === undefined ? [] : ['--kills', values.kills];
const size = ['--contacts', values.contacts, ...kills];
const server = values.database === undefined ? [] : ['--database', values.database];
const withHubSpot: Trial[] = [
  ['contacts come while HubSpot fails and the bridge is killed', 'hubspot-kills.ts', size],
  [
    'the same with two bridges on one PostgreSQL, of which one is killed each time',
    'hubspot-kills.ts',
    [...size, '--store', 'postgresql', ...server],
  ],
];
const leads = ['--leads', values.leads, ...kills];
const withSlack: Trial[] = [
  ['leads are told in Slack and raced for while it fails and the bridge is killed', 'slack-kills.ts', leads],
  [
    'the same with two bridges on one PostgreSQL, of which one is killed each time',
    'slack-kills.ts',
    [...leads, '--store', 'postgresql', ...server],
  ],
  ['the same where nobody may read what was said in Slack', 'slack-kills.ts', [...leads, '--no-history']],
];
const withoutServices: Trial[] = [
  ['bridge, server or both killed under requests and commands', 'bridge-kills.ts', [cycles]],
  ['store killed while it writes and while it starts', 'store-kills.ts', [cycles, cycles]],
  ['queue killed while it takes and does jobs', 'store-queue-kills.ts', [cycles]],
];
const only = [...(values.hubspot ? withHubSpot : []), ...(values.slack ? withSlack : [])];
const trials = only.length > 0 ? only : [...withoutServices, ...withHubSpot, ...withSlack];

interface Outcome {
  passed: boolean;
  figures: string;
}

function run(script: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(import.meta.dirname, script), ...args],
      { maxBuffer: 64_000_000 },
      (error, stdout) => resolve({ passed: error === null, figures: figuresOf(stdout) }),
    );
    child.stderr?.pipe(process.stderr);
  });
}

function figuresOf(stdout: string): string {
  try {
    const figures: Record<string, unknown> = JSON.parse(stdout);
    return Object.entries(figures)
      .map(([name, value]) => `    ${name.padEnd(22)} ${value}`)
      .join('\n');
  } catch {
    return '    it ended before it could count';
  }
}

let failed = 0;
for (const [name, script, args] of trials) {
  const { passed, figures } = await run(script, args);
  if (!passed) failed += 1;
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name}\n${figures}\n`);
}
console.log(
  failed === 0
    ? 'Nothing acknowledged was lost, and nothing done twice that the figures do not account for.'
    : `${failed} of ${trials.length} trials failed.`,
);
process.exitCode = failed === 0 ? 0 : 1;
