import { readConfig } from '../../config.ts';
import type { CommandInput, CommandOutput } from '../command/command.ts';
import { askReadiness } from '../doctor/ask-readiness.ts';

export async function ready({ environment }: CommandInput): Promise<CommandOutput> {
  const { url, report } = await askReadiness(readConfig(environment));
  if (report === undefined) return { json: { ready: false }, text: `No bridge answers at ${url}`, exitCode: 1 };
  return { json: report, text: JSON.stringify(report, null, 2), exitCode: report.ready ? 0 : 1 };
}
