import type { Command } from '../command/command.ts';
import { serveBridge } from './serve-bridge.ts';

export const serve: Command = {
  summary: 'Run the bridge as a supervisor does, in the role that ROLE says',
  usage: '',
  options: {},
  untilStopped: true,
  async run({ environment, signal }) {
    await serveBridge({ environment, signal });
    return undefined;
  },
};

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
