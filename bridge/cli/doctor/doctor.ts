import { access, constants, mkdir, statfs } from 'node:fs/promises';
import process from 'node:process';
import { z } from 'zod';
import { type Config, type OpenAIConfig, readConfig } from '../../config.ts';
import { createBoundedFetch } from '../../platform/http/bounded-fetch.ts';
import { openRedis } from '../../platform/http/limits/open-redis.ts';
import { createLog } from '../../platform/log/log.ts';
import { OLDEST_NODE } from '../../platform/node-fault.js';
import type { CommandInput, CommandOutput } from '../command/command.ts';
import { checkBridge } from './check-bridge.ts';
import { checkStore } from './check-store.ts';
import { type Finding, failed, off, ok, warning } from './finding.ts';

const TIMEOUT_MS = 8_000;
/** Limit of the model list, bytes: proxy servers list hundreds. */
const MODELS_MAX = 8_000_000;
const OPENAI_URL = 'https://api.openai.com/v1';

async function checkRedis({ redisUrl }: Config): Promise<Finding> {
  if (redisUrl === undefined) return off('redis', 'Not configured: each process counts limits in its own memory.');
  using stack = new DisposableStack();
  const redis = stack.adopt(
    openRedis(redisUrl, () => undefined),
    (client) => client.disconnect(),
  );
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
      redis.once('ready', () => resolve(clearTimeout(timer)));
    });
    await redis.ping();
    return ok('redis', 'Answers; limits are shared by all processes.');
  } catch {
    return warning(
      'redis',
      'Does not answer; each process counts limits by itself.',
      'Check REDIS_URL and the server.',
    );
  }
}

const modelList = z.looseObject({
  data: z.array(z.looseObject({ id: z.string(), shutdown_date: z.string().nullish() })),
});

/** Asks which models the key may use; nothing is analyzed or billed. */
export async function checkAnalyzer({ analyzer }: Config): Promise<Finding> {
  if (analyzer.engine === 'rubric')
    return ok('analyzer', 'Offline rules and word lists, no language model. Set OPENAI_API_KEY for one.');
  try {
    return describeModels(analyzer.openai, await fetchModels(analyzer.openai));
  } catch {
    return failed(
      'analyzer',
      'The model server does not answer.',
      'Check OPENAI_BASE_URL and that this machine may reach it.',
    );
  }
}

async function fetchModels({ apiKey, baseUrl }: OpenAIConfig): Promise<{ status: number; body: unknown }> {
  const response = await createBoundedFetch({ maxBytes: MODELS_MAX })(`${baseUrl ?? OPENAI_URL}/models`, {
    headers: { Authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

function describeModels({ model }: OpenAIConfig, { status, body }: { status: number; body: unknown }): Finding {
  if (status === 401 || status === 403) return failed('analyzer', 'The key is not accepted.', 'Check OPENAI_API_KEY.');
  const list = modelList.safeParse(body);
  if (status !== 200 || !list.success)
    return warning('analyzer', `The server answers, but lists no models (${status}).`, 'Score one record to be sure.');
  const found = list.data.data.find(({ id }) => id === model);
  if (found === undefined) return warning('analyzer', `${model} is not in the list of models.`, 'Check OPENAI_MODEL.');
  if (found.shutdown_date)
    return warning('analyzer', `${model} shuts down on ${found.shutdown_date}.`, 'Set OPENAI_MODEL to its successor.');
  return ok('analyzer', `${model} is available.`);
}

const LITTLE_SPACE_BYTES = 1_000_000_000;

function checkRuntime(): Finding {
  const version = process.versions.node;
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return ok('runtime', `Node ${version}.`);
  return failed('runtime', `Node ${version} is too old.`, `Run it through npm, or use Node ${OLDEST_NODE} or newer.`);
}

/** The secrets folder; without a database server, also the whole database. */
async function checkDataDir({ store }: Config): Promise<Finding> {
  const { dataDir } = store;
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (store.databaseUrl !== undefined)
      return off('data folder', `${dataDir} is not writable (${code}); not needed with a server.`);
    return failed(
      'data folder',
      `${dataDir} is not writable (${code}).`,
      'Give this user the folder, or set DATA_DIR.',
    );
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const detail = `${dataDir} is writable, ${(free / 1e9).toFixed(1)} GB free.`;
  return free > LITTLE_SPACE_BYTES
    ? ok('data folder', detail)
    : warning('data folder', detail, 'Make room on this disk.');
}

function checkPublicUrl({ publicUrl }: Config): Finding {
  const { protocol, hostname } = new URL(publicUrl);
  const local = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'].includes(hostname);
  if (protocol === 'https:') return ok('public address', publicUrl);
  if (local) return off('public address', `${publicUrl}: this machine only.`);
  return warning(
    'public address',
    `${publicUrl} is not encrypted.`,
    'Put a TLS proxy in front and set PUBLIC_URL to https://…',
  );
}

const signs = { ok: 'ok', off: '--', warning: '!!', failed: 'XX' } as const;

function renderFinding({ part, status, detail, todo }: Finding): string {
  return `  ${signs[status]}  ${part.padEnd(16)} ${detail}${todo === null ? '' : `\n      ${' '.repeat(16)} → ${todo}`}`;
}

/** Runs every check, whether or not the bridge is running; exit status 1 when one failed. */
export async function doctor(input: CommandInput): Promise<CommandOutput> {
  // An invalid configuration lists its own mistakes, as at start.
  const config = readConfig(input.environment);
  const { log } = createLog({ level: 'fatal', destination: input.streams.stderr });
  const findings: Finding[] = [
    checkRuntime(),
    ok('configuration', 'No problems found.'),
    checkPublicUrl(config),
    await checkDataDir(config),
    ...(await checkStore(config, log, input.streams)),
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
