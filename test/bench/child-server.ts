import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { serverFlags, serverMemory } from '../../bridge/cli/server-flags.js';

const hello = z.object({ port: z.number(), key: z.string().optional() });

export interface ChildServer extends AsyncDisposable {
  url: string;
  key: string | undefined;
  /** Resident memory of the Node process in megabytes, as the kernel counts it. */
  residentMegabytes(): Promise<number>;
}

/** A server in a process of its own, so that the load and it have a core each. */
export async function startChild(script: string): Promise<ChildServer> {
  const child = fork(path.join(import.meta.dirname, script), {
    env: { ...serverMemory, ...process.env },
    execArgv: serverFlags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = await Promise.race([once(child, 'message'), failure(child, script)]);
  const { port, key } = hello.parse(message);
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    async residentMegabytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return;
      child.disconnect();
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function failure(child: ChildProcess, script: string): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`${script} ended with ${code} before it was ready`);
}
