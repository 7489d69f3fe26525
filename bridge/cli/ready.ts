import { readConfig } from '../config.ts';
import type { Command } from './command.ts';

const TIMEOUT_MS = 4_000;

export const ready: Command = {
  summary: 'Ask the bridge on this machine whether it is ready; exit status 1 when not',
  usage: '',
  options: {},
  async run({ environment }) {
    const { host, port } = readConfig(environment);
    const address = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
    const url = `http://${address.includes(':') ? `[${address}]` : address}:${port}/readyz`;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const report = await response.text();
      return { json: JSON.parse(report), text: report, exitCode: response.ok ? 0 : 1 };
    } catch {
      return { json: { ready: false }, text: `Nothing answers at ${url}`, exitCode: 1 };
    }
  },
};
