import { readConfig } from '../../config.ts';
import type { Command } from '../command/command.ts';
import { askReadiness } from '../doctor/ask-readiness.ts';

export const ready: Command = {
  summary: 'Ask the bridge on this machine whether it is ready; exit status 1 when not',
  usage: '',
  options: {},
  async run({ environment }) {
    const { url, report } = await askReadiness(readConfig(environment));
    if (report === undefined) return { json: { ready: false }, text: `No bridge answers at ${url}`, exitCode: 1 };
    return { json: report, text: JSON.stringify(report, null, 2), exitCode: report.ready ? 0 : 1 };
  },
};
