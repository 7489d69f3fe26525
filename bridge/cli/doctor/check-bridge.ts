import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../../config.ts';
import { askReadiness } from './ask-readiness.ts';
import { type Finding, failed, off, ok, warning } from './finding.ts';

/** Why the address cannot be bound, by error code, and what to do about it. */
export function addressFault(
  { host, port }: Pick<Config, 'host' | 'port'>,
  code: string | undefined,
): { what: string; todo: string } | undefined {
  const faults: Record<string, { what: string; todo: string }> = {
    EADDRINUSE: {
      what: `Port ${port} on ${host} is taken by another program, perhaps another bridge.`,
      todo: 'Stop it, or set PORT.',
    },
    EACCES: { what: `Port ${port} needs permissions this user lacks.`, todo: 'Set PORT to one above 1023.' },
    EADDRNOTAVAIL: {
      what: `This machine has no address ${host}.`,
      todo: 'Set HOST to one it has, or to 0.0.0.0 for all.',
    },
    ENOTFOUND: {
      what: `HOST ${host} is not known.`,
      todo: 'Set it to an address of this machine, or to 0.0.0.0 for all.',
    },
  };
  return faults[code ?? ''];
}

/** Checks the running bridge, or whether one could be started at this address. */
export async function checkBridge(config: Config): Promise<Finding> {
  const { report } = await askReadiness(config);
  if (report?.ready) return ok('bridge', 'Runs on this machine and is ready.');
  if (report !== undefined) {
    const down = Object.entries(report.checks).flatMap(([part, { status, detail }]) =>
      status === 'down' ? [`${part}: ${detail}`] : [],
    );
    return warning('bridge', `Runs on this machine but is not ready (${down.join(' ')})`, 'Its log has the reason.');
  }
  const code = await tryAddress(config);
  if (code === undefined) return off('bridge', `Nothing answers at ${hostAndPort(config)}.`);
  const fault = addressFault(config, code);
  if (fault === undefined) return failed('bridge', `Cannot listen on HOST and PORT (${code}).`, 'Check HOST and PORT.');
  return failed('bridge', fault.what, fault.todo);
}

/** The error code a start would get; undefined when the address is free. */
async function tryAddress({ host, port }: Config): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  } finally {
    server.close();
  }
}

const hostAndPort = ({ host, port }: Config) => `${host.includes(':') ? `[${host}]` : host}:${port}`;
