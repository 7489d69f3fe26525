import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const demo = path.join(import.meta.dirname, 'demo.js');

/** The demonstration in a clean environment, with a place of its own for temporary files. */
export function startDemo(args: string[], temporary: string, more: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [demo, ...args], { env: { PATH, HOME, TMPDIR: temporary, ...more }, cwd: temporary });
}

type Demo = ReturnType<typeof startDemo>;

/** Everything it has printed once this is there. */
export async function untilDemo(child: Demo, wanted: RegExp): Promise<string> {
  let printed = '';
  for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += piece;
    if (wanted.test(printed)) break;
  }
  child.stdout.resume();
  return printed;
}

export async function stopDemo(child: Demo): Promise<number | null> {
  const ended = once(child, 'close');
  child.kill('SIGINT');
  return (await ended)[0];
}
