import type { Config } from '../../config.ts';

/** Why an address cannot be listened on, by the code of the error, and what to do about it. */
export function addressFault(
  { host, port }: Pick<Config, 'host' | 'port'>,
  code: string | undefined,
): { what: string; todo: string } | undefined {
  const faults: Record<string, { what: string; todo: string }> = {
    EADDRINUSE: {
      what: `Port ${port} on ${host} is taken by another program, perhaps another bridge.`,
      todo: 'Stop it, or set PORT.',
    },
    EACCES: { what: `Port ${port} needs rights this user does not have.`, todo: 'Set PORT to one above 1023.' },
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
