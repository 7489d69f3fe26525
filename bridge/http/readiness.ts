export interface Check {
  /** `off`: not configured, and nothing is wrong with that. `degraded`: works, worse than it should. */
  status: 'ok' | 'off' | 'degraded' | 'down';
  /** A plain sentence for whoever operates the bridge; the route is open, so no addresses and no secrets. */
  detail: string;
}

/** A check that is `down` makes the bridge unready only when nothing can be answered without it. */
export interface CheckedPart {
  required: boolean;
  check(): Check | Promise<Check>;
}

export interface Readiness {
  ready: boolean;
  checks: Record<string, Check>;
}

const CHECK_TIMEOUT_MS = 2_000;

/** Asks every part at the same time; one that throws or takes longer than two seconds is down. */
export function createReadiness(deps: {
  parts: Record<string, CheckedPart>;
  draining(): boolean;
  onFailure(part: string, error: unknown): void;
}): () => Promise<Readiness> {
  return async () => {
    const entries = await Promise.all(
      Object.entries(deps.parts).map(async ([name, part]) => {
        const result = await inTime(part).catch((error: unknown): Check => {
          deps.onFailure(name, error);
          return { status: 'down', detail: 'Does not answer. The log has the reason.' };
        });
        return [name, result] as const;
      }),
    );
    const broken = entries.some(([name, { status }]) => status === 'down' && deps.parts[name]?.required === true);
    const checks = Object.fromEntries(entries);
    if (!deps.draining()) return { ready: !broken, checks };
    const process: Check = { status: 'down', detail: 'Shutting down; no new work is taken.' };
    return { ready: false, checks: { process, ...checks } };
  };
}

async function inTime(part: CheckedPart): Promise<Check> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The check timed out')), CHECK_TIMEOUT_MS);
  try {
    return await Promise.race([part.check(), late]);
  } finally {
    clearTimeout(timer);
  }
}
