import { z } from 'zod';
import type { Config, OpenAIConfig } from '../../config.ts';
import { createBoundedFetch } from '../../platform/http/bounded-fetch.ts';
import { openRedis } from '../../platform/http/limits/open-redis.ts';
import { type Finding, failed, off, ok, warning } from './finding.ts';

const TIMEOUT_MS = 8_000;
/** Limit of the model list, bytes: proxy servers list hundreds. */
const MODELS_MAX = 8_000_000;
const OPENAI_URL = 'https://api.openai.com/v1';

export async function checkRedis({ redisUrl }: Config): Promise<Finding> {
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
