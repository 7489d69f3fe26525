import { z } from 'zod';
import type { Config } from '../../config.ts';

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
