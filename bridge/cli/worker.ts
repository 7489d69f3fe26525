import type { Command } from './command.ts';
import { serveBridge } from './serve-bridge.ts';

export const worker: Command = {
  summary: 'Run the jobs alone; the port answers health, readiness and metrics',
  usage: '',
  options: {},
  untilStopped: true,
  async run({ environment, signal }) {
    await serveBridge({ environment, signal, role: 'worker' });
    return undefined;
  },
};
