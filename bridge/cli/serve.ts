import type { Command } from './command.ts';
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
