import { z } from 'zod';
import { type Config, readConfig } from '../../config.ts';
import type { CommandInput, CommandOutput } from '../command/command.ts';

const TIMEOUT_MS = 4_000;

/** The shape of `/readyz`; another program on the port answers something else. */
const readiness = z.object({
  ready: z.boolean(),
  checks: z.record(z.string(), z.object({ status: z.string(), detail: z.string() })),
});

interface ReadinessAnswer {
  url: string;
  /** Undefined when no bridge answers. */
  report: z.infer<typeof readiness> | undefined;
}

/** What the bridge at the configured address reports about itself. */
export async function askReadiness({ host, port }: Pick<Config, 'host' | 'port'>): Promise<ReadinessAnswer> {
  const address = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const url = `http://${address.includes(':') ? `[${address}]` : address}:${port}/readyz`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    return { url, report: readiness.safeParse(await response.json()).data };
  } catch {
    return { url, report: undefined };
  }
}

export async function ready({ environment }: CommandInput): Promise<CommandOutput> {
  const { url, report } = await askReadiness(readConfig(environment));
  if (report === undefined) return { json: { ready: false }, text: `No bridge is answering at ${url}`, exitCode: 1 };
  return { json: report, text: JSON.stringify(report, null, 2), exitCode: report.ready ? 0 : 1 };
}
