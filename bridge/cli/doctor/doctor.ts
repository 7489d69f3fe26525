import process from 'node:process';
import { readConfig } from '../../config.ts';
import { createLog } from '../../platform/log/log.ts';
import type { CommandInput, CommandOutput } from '../command/command.ts';
import { checkBridge } from './check-bridge.ts';
import { checkDataDir, checkPublicUrl, checkRuntime } from './check-machine.ts';
import { checkAnalyzer, checkRedis } from './check-services.ts';
import { checkStore } from './check-store.ts';
import { type Finding, ok } from './finding.ts';

const signs = { ok: 'ok', off: '--', warning: '!!', failed: 'XX' } as const;

function renderFinding({ part, status, detail, todo }: Finding): string {
  return `  ${signs[status]}  ${part.padEnd(16)} ${detail}${todo === null ? '' : `\n      ${' '.repeat(16)} → ${todo}`}`;
}

/** Runs every check, whether or not the bridge is running; exit status 1 when one failed. */
export async function doctor(input: CommandInput): Promise<CommandOutput> {
  // An invalid configuration lists its own mistakes, as at start.
  const config = readConfig(input.environment);
  const { log } = createLog({ level: 'fatal', destination: process.stderr });
  const findings: Finding[] = [
    checkRuntime(),
    ok('configuration', 'No problems found.'),
    checkPublicUrl(config),
    await checkDataDir(config),
    ...(await checkStore(config, log)),
    await checkRedis(config),
    await checkAnalyzer(config),
    await checkBridge(config),
  ];
  const failed = findings.filter(({ status }) => status === 'failed').length;
  const warned = findings.filter(({ status }) => status === 'warning').length;
  const summary = failed + warned === 0 ? 'Everything is in order.' : `${failed} failed, ${warned} needing attention.`;
  return {
    json: { ok: failed === 0, findings },
    text: [...findings.map(renderFinding), '', summary].join('\n'),
    exitCode: failed === 0 ? 0 : 1,
  };
}
