import { accountCreate } from './account-create.ts';
import { accountList } from './account-list.ts';
import { accountSet } from './account-set.ts';
import type { Command } from './command.ts';
import { configurationGet } from './configuration-get.ts';
import { configurationHistory } from './configuration-history.ts';
import { configurationRevert } from './configuration-revert.ts';
import { configurationSet } from './configuration-set.ts';
import { doctor } from './doctor.ts';
import { evalCommand } from './eval-engines.ts';
import { generate } from './generate.ts';
import { keyCreate } from './key-create.ts';
import { keyList } from './key-list.ts';
import { keyRevoke } from './key-revoke.ts';
import { keyRotate } from './key-rotate.ts';
import { ready } from './ready.ts';
import { score } from './score.ts';
import { screen } from './screen.ts';
import { serve } from './serve.ts';
import { start } from './start.ts';
import { worker } from './worker.ts';

/** Every command by the words that call it. */
export const commands: Record<string, Command> = {
  start,
  serve,
  worker,
  doctor,
  ready,
  'account create': accountCreate,
  'account set': accountSet,
  'account list': accountList,
  'key create': keyCreate,
  'key list': keyList,
  'key revoke': keyRevoke,
  'key rotate': keyRotate,
  'configuration get': configurationGet,
  'configuration set': configurationSet,
  'configuration history': configurationHistory,
  'configuration revert': configurationRevert,
  score,
  screen,
  eval: evalCommand,
  generate,
};
