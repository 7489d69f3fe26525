import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

/** Every trial one after the other and one summary; exits 1 when anything acknowledged was lost. `npm run chaos [cycles]` */
const cycles = process.argv[2] ?? '30';
const trials: [name: string, script: string, args: string[]][] = [
  ['bridge, server or both killed under requests and commands', 'bridge-kills.ts', [cycles]],
  ['store killed while it writes and while it starts', 'store-kills.ts', [cycles, cycles]],
  ['queue killed while it takes and does jobs', 'store-queue-kills.ts', [cycles]],
];

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
console.log(failed === 0 ? 'Nothing acknowledged was lost.' : `${failed} of ${trials.length} trials failed.`);
process.exitCode = failed === 0 ? 0 : 1;
