import { isIP } from 'node:net';
import { z } from 'zod';
import { EMAIL_RULE } from '../shared/storable-text.ts';

const wholeNumber = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule);
};

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));

const text = z.string().min(1);
const hostName = text.refine(
  // "3000.0" passes as a host name but is not a valid address: the URL built from it would be refused.
  (value) =>
    (/^[\w.-]+$/.test(value) && URL.canParse(`http://${value}`)) || (isIP(value) === 6 && !value.includes('%')),
  'must be an address or a name of this machine, without a port or a zone',
);
const prefixed = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}[\\x21-\\x7e]{1,500}$`), `must be one word that starts with ${prefix}`);

const list = text.transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

interface Variable {
  readonly schema: z.ZodType<unknown, string>;
  readonly help: string;
  /** What applies when the variable is unset, in words. */
  readonly unset: string;
}

/** Every environment variable of the bridge, once: parsing, `.env.example` and the documentation are made from this table. */
export const environment = {
  HOST: { schema: hostName, help: 'Address to listen on.', unset: '127.0.0.1 (0.0.0.0 in the container image)' },
  PORT: { schema: wholeNumber(0, 65_535), help: 'Port to listen on; 0 takes a free one.', unset: '3000' },
  PUBLIC_URL: {
    schema: httpUrl,
    help: 'The public address of this bridge.',
    unset: 'http://HOST:PORT',
  },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10),
    help: 'How many reverse proxies are in front; their X-Forwarded-For is trusted.',
    unset: '0',
  },
  DATA_DIR: { schema: text, help: 'Folder of the embedded store and of generated secrets.', unset: './data' },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }),
    help: 'A PostgreSQL server (15 or newer) instead of the embedded one. Needs APP_SECRET.',
    unset: 'embedded PostgreSQL under DATA_DIR',
  },
  DATABASE_URL_FILE: {
    schema: text,
    help: 'A file that holds DATABASE_URL, for container secrets.',
    unset: 'DATABASE_URL itself',
  },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// URL' }),
    help: 'Redis for rate limits shared by several processes.',
    unset: 'limits in memory',
  },
  APP_SECRET: {
    schema: list.refine((secrets) => secrets.length > 0 && secrets.every((secret) => secret.length >= 32), {
      error: 'must have at least 32 characters (for example from: openssl rand -hex 32)',
    }),
    help: 'Encrypts tokens and texts of leads at rest. While rotating: the new secret, a comma, the old one.',
    unset: 'generated once and kept in DATA_DIR',
  },
  APP_SECRET_FILE: {
    schema: text,
    help: 'A file that holds APP_SECRET, for container secrets.',
    unset: 'APP_SECRET itself',
  },
  LOG_LEVEL: {
    schema: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    help: 'fatal, error, warn, info, debug, trace or silent: the log as JSON lines on standard output.',
    unset: 'info; on a terminal, npm start shows only its banner and errors',
  },
  METRICS_TOKEN: {
    schema: text.min(16, 'must have at least 16 characters'),
    help: 'Bearer token for /metrics.',
    unset: 'only this machine may read /metrics',
  },
  ROLE: { schema: oneOf(['all', 'api', 'worker']), help: 'What this process does: all, api or worker.', unset: 'all' },
  ANALYZER: {
    schema: oneOf(['openai', 'rubric']),
    help: 'Which engine judges leads: openai or rubric (offline rules).',
    unset: 'openai where OPENAI_API_KEY is set, else rubric',
  },
  OPENAI_API_KEY: {
    schema: text,
    help: 'Key of OpenAI or of a compatible server (any text where the server wants none).',
    unset: 'offline analyzer',
  },
  OPENAI_BASE_URL: {
    schema: httpUrl,
    help: 'A compatible server: Azure v1, vLLM, Ollama, llama.cpp.',
    unset: 'https://api.openai.com/v1',
  },
  OPENAI_MODEL: { schema: text, help: 'Model, or deployment name.', unset: 'gpt-6-luna' },
  HUBSPOT_CLIENT_ID: { schema: text, help: 'HubSpot app: client id, for connecting by OAuth.', unset: 'no OAuth' },
  HUBSPOT_CLIENT_SECRET: {
    schema: list.refine(
      (secrets) => !secrets.some((secret) => /^\d+:$/.test(secret)),
      'must hold a secret after its app id',
    ),
    help: 'HubSpot app: client secret, checks webhooks; a comma-separated list while rotating. Several apps: APP_ID:SECRET each.',
    unset: 'no webhooks',
  },
  HUBSPOT_ACCESS_TOKEN: {
    schema: z.string().regex(/^[\x21-\x7e]{8,4096}$/, 'must be one word, as HubSpot shows it'),
    help: 'HubSpot static app: access token of one portal, connected at startup.',
    unset: 'portals are connected by command',
  },
  HUBSPOT_API_URL: { schema: httpUrl, help: 'HubSpot API address, for tests.', unset: 'https://api.hubapi.com' },
  HUBSPOT_API_VERSION: {
    schema: z.string().regex(/^\d{4}-\d{2}$/, 'must look like 2026-09'),
    help: 'Dated version of the HubSpot API.',
    unset: '2026-09, the version the bridge was built for',
  },
  SLACK_BOT_TOKEN: {
    schema: prefixed('xoxb-'),
    help: 'Slack app: bot token of one workspace, connected at startup.',
    unset: 'workspaces are connected by command',
  },
  SLACK_SIGNING_SECRET: {
    schema: list.refine((secrets) => secrets.length > 0, 'must hold a secret'),
    help: 'Slack app: signing secret, checks requests over HTTP; a comma-separated list while rotating.',
    unset: 'no requests over HTTP',
  },
  SLACK_APP_TOKEN: {
    schema: prefixed('xapp-'),
    help: 'Slack app: app token, for Socket Mode.',
    unset: 'no Socket Mode',
  },
  SLACK_CLIENT_ID: {
    schema: text,
    help: 'Slack app: client id, for installing the app in several workspaces.',
    unset: 'no OAuth',
  },
  SLACK_CLIENT_SECRET: { schema: text, help: 'Slack app: client secret.', unset: 'no OAuth' },
  SLACK_API_URL: { schema: httpUrl, help: 'Slack API address, for tests.', unset: 'https://slack.com/api' },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }),
    help: 'Mail server for invitations and password links: smtp://USER:PASSWORD@HOST:587.',
    unset: 'links are only shown to whoever creates them',
  },
  MAIL_FROM: {
    schema: z.email(EMAIL_RULE),
    help: 'The sender address of these mails.',
    unset: 'no mail',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof environment;
export type Environment = { [Name in VariableName]?: z.output<(typeof environment)[Name]['schema']> };

/** The environment as strings; an empty value counts as unset, as in a compose file with `${VAR:-}`. */
export type RawEnvironment = Record<string, string | undefined>;

/** Parses every variable and collects every mistake instead of stopping at the first. */
export function parseEnvironment(raw: RawEnvironment): { values: Environment; mistakes: string[] } {
  const values: Record<string, unknown> = {};
  const mistakes: string[] = [];
  for (const [name, variable] of Object.entries(environment) as [VariableName, Variable][]) {
    const given = raw[name]?.trim();
    if (given === undefined || given === '') continue;
    const parsed = variable.schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else mistakes.push(`${name} ${parsed.error.issues[0]?.message ?? 'is not valid'}`);
  }
  return { values: values as Environment, mistakes };
}

/** The text of `.env.example`. */
export function renderEnvExample(): string {
  const lines = Object.entries(environment).map(
    ([name, { help, unset }]) => `# ${help}\n# Unset: ${unset}.\n# ${name}=\n`,
  );
  return `# All of these are optional. Copy this file to .env and uncomment what you need.\n\n${lines.join('\n')}`;
}
