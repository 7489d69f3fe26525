import type { Command } from './command.ts';

/** Every command by the words that call it; loaded when it is called, for a start loads only what it runs. */
export const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start.ts')).start,
  serve: async () => (await import('./serve.ts')).serve,
  worker: async () => (await import('./worker.ts')).worker,
  doctor: async () => (await import('./doctor.ts')).doctor,
  ready: async () => (await import('./ready.ts')).ready,
  'account create': async () => (await import('./account-create.ts')).accountCreate,
  'account set': async () => (await import('./account-set.ts')).accountSet,
  'account list': async () => (await import('./account-list.ts')).accountList,
  'key create': async () => (await import('./key-create.ts')).keyCreate,
  'key list': async () => (await import('./key-list.ts')).keyList,
  'key revoke': async () => (await import('./key-revoke.ts')).keyRevoke,
  'key rotate': async () => (await import('./key-rotate.ts')).keyRotate,
  'configuration get': async () => (await import('./configuration-get.ts')).configurationGet,
  'configuration set': async () => (await import('./configuration-set.ts')).configurationSet,
  'configuration history': async () => (await import('./configuration-history.ts')).configurationHistory,
  'configuration revert': async () => (await import('./configuration-revert.ts')).configurationRevert,
  'secrets reseal': async () => (await import('./secrets-reseal.ts')).secretsReseal,
  score: async () => (await import('./score.ts')).score,
  screen: async () => (await import('./screen.ts')).screen,
  eval: async () => (await import('./eval-engines.ts')).evalCommand,
  generate: async () => (await import('./generate.ts')).generate,
};
