import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { type Plan, type PlanName, plans } from '../shared/plan-limits.ts';
import { type Environment, parseEnvironment, type RawEnvironment, type VariableName } from './environment.ts';
import type { HubSpotSettings } from './hubspot/client/hubspot.ts';
import { API_VERSION } from './hubspot/client/paths.ts';
import { fileFault } from './platform/describe-read-error.ts';
import type { MailSettings } from './platform/mail/mailer.ts';
import type { SlackConfig } from './slack/client/slack.ts';

export interface OpenAIConfig {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
}

export interface HubSpotConfig extends HubSpotSettings {
  /** Token of the portal that the environment connects. */
  accessToken: string | undefined;
}

export interface SlackEnvironment extends SlackConfig {
  /** Token of the workspace that the environment connects. */
  botToken: string | undefined;
}

/** The whole configuration, parsed. A feature that is off is `undefined`. */
export interface Config {
  host: string;
  port: number;
  publicUrl: string;
  trustProxy: number;
  role: 'all' | 'api' | 'worker';
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  metricsToken: string | undefined;
  store: { dataDir: string; databaseUrl: string | undefined; appSecrets: string[] | undefined };
  redisUrl: string | undefined;
  analyzer: { engine: 'rubric' } | { engine: 'openai'; openai: OpenAIConfig };
  /** Always present: commands can connect portals too. Webhooks need a client secret, OAuth a client id. */
  hubspot: HubSpotConfig;
  /** Always present: commands can connect workspaces too. Buttons need a signing secret or an app token. */
  slack: SlackEnvironment;
  /** Undefined when this server sends no mail. */
  mail: MailSettings | undefined;
  plans: Record<PlanName, Plan>;
}

/** Start-up is refused; `mistakes` lists every mistake and what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(`The configuration has ${mistakes.length} mistake${mistakes.length === 1 ? '' : 's'}`);
    this.mistakes = mistakes;
  }
}

/**
 * The process environment over the `.env` file of the working directory, where there is one.
 * @throws {ConfigError} when a named file cannot be read.
 */
export function readEnvironment(directory = process.cwd(), own: RawEnvironment = process.env): RawEnvironment {
  const raw = { ...readEnvFile(path.join(directory, '.env')), ...own };
  const fromFiles = (['APP_SECRET', 'DATABASE_URL'] as const).flatMap((name) => {
    const file = raw[`${name}_FILE`];
    return file && !raw[name] ? [[name, readSecretFile(`${name}_FILE`, file)]] : [];
  });
  return { ...raw, ...Object.fromEntries(fromFiles) };
}

function readSecretFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError([`${name} ${file} ${fileFault(error)}`]);
  }
}

function readEnvFile(file: string): RawEnvironment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new ConfigError([`${file} ${fileFault(error)}`]);
  }
}

/** @throws {ConfigError} when a value is wrong or a feature is half configured. */
export function readConfig(raw: RawEnvironment): Config {
  const { values, mistakes } = parseEnvironment(raw);
  const has = (name: VariableName) => (raw[name] ?? '').trim() !== '';
  mistakes.push(...halfConfigured(has, values.ANALYZER));
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  const host = values.HOST ?? '127.0.0.1';
  const port = values.PORT ?? 3000;
  return {
    host,
    port,
    publicUrl: values.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    trustProxy: values.TRUST_PROXY ?? 0,
    role: values.ROLE ?? 'all',
    logLevel: values.LOG_LEVEL ?? 'info',
    metricsToken: values.METRICS_TOKEN,
    store: {
      dataDir: path.resolve(values.DATA_DIR ?? './data'),
      databaseUrl: values.DATABASE_URL,
      appSecrets: values.APP_SECRET,
    },
    redisUrl: values.REDIS_URL,
    analyzer: analyzerConfig(values),
    hubspot: hubspotConfig(values),
    slack: slackConfig(values),
    mail: mailConfig(values),
    plans,
  };
}

/**
 * A feature is either complete or absent; each rule says what is missing for which feature. A variable with an invalid
 * value counts as present: its own mistake is enough.
 */
function halfConfigured(has: (name: VariableName) => boolean, analyzer: Environment['ANALYZER']): string[] {
  const rules: [broken: boolean, mistake: string][] = [
    [
      has('DATABASE_URL') && !has('APP_SECRET'),
      'APP_SECRET is required with DATABASE_URL (for example from: openssl rand -hex 32)',
    ],
    [analyzer === 'openai' && !has('OPENAI_API_KEY'), 'OPENAI_API_KEY is required with ANALYZER=openai'],
    [
      has('OPENAI_BASE_URL') && !has('OPENAI_API_KEY'),
      'OPENAI_API_KEY is required with OPENAI_BASE_URL (any text where the server wants none)',
    ],
    [has('SMTP_URL') !== has('MAIL_FROM'), 'SMTP_URL and MAIL_FROM are required together'],
    ...hubspotRules(has),
    ...slackRules(has),
  ];
  return rules.filter(([broken]) => broken).map(([, mistake]) => mistake);
}

function hubspotRules(has: (name: VariableName) => boolean): [broken: boolean, mistake: string][] {
  return [
    [
      has('HUBSPOT_CLIENT_ID') && !has('HUBSPOT_CLIENT_SECRET'),
      'HUBSPOT_CLIENT_SECRET is required with HUBSPOT_CLIENT_ID',
    ],
    [
      has('HUBSPOT_CLIENT_ID') && !has('PUBLIC_URL'),
      'PUBLIC_URL is required with HUBSPOT_CLIENT_ID (HubSpot redirects to it)',
    ],
  ];
}

function slackRules(has: (name: VariableName) => boolean): [broken: boolean, mistake: string][] {
  return [
    [
      has('SLACK_BOT_TOKEN') && !has('SLACK_SIGNING_SECRET') && !has('SLACK_APP_TOKEN'),
      'SLACK_SIGNING_SECRET (HTTP) or SLACK_APP_TOKEN (Socket Mode) is required with SLACK_BOT_TOKEN',
    ],
    [
      has('SLACK_CLIENT_ID') !== has('SLACK_CLIENT_SECRET'),
      'SLACK_CLIENT_ID and SLACK_CLIENT_SECRET are required together',
    ],
    [has('SLACK_CLIENT_ID') && !has('SLACK_SIGNING_SECRET'), 'SLACK_SIGNING_SECRET is required with SLACK_CLIENT_ID'],
    [
      has('SLACK_CLIENT_ID') && !has('PUBLIC_URL'),
      'PUBLIC_URL is required with SLACK_CLIENT_ID (Slack redirects to it)',
    ],
  ];
}

function analyzerConfig(env: Environment): Config['analyzer'] {
  if (env.OPENAI_API_KEY === undefined || env.ANALYZER === 'rubric') return { engine: 'rubric' };
  return {
    engine: 'openai',
    openai: { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL ?? 'gpt-6-luna' },
  };
}

function mailConfig({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Environment): Config['mail'] {
  return smtpUrl === undefined || from === undefined ? undefined : { smtpUrl, from };
}

function hubspotConfig(env: Environment): HubSpotConfig {
  return {
    apiUrl: env.HUBSPOT_API_URL ?? 'https://api.hubapi.com',
    apiVersion: env.HUBSPOT_API_VERSION ?? API_VERSION,
    clientId: env.HUBSPOT_CLIENT_ID,
    clientSecrets: env.HUBSPOT_CLIENT_SECRET ?? [],
    accessToken: env.HUBSPOT_ACCESS_TOKEN,
  };
}

function slackConfig(env: Environment): Config['slack'] {
  const { SLACK_CLIENT_ID: clientId, SLACK_CLIENT_SECRET: clientSecret } = env;
  return {
    apiUrl: env.SLACK_API_URL ?? 'https://slack.com/api',
    botToken: env.SLACK_BOT_TOKEN,
    signingSecrets: env.SLACK_SIGNING_SECRET,
    appToken: env.SLACK_APP_TOKEN,
    oauth: clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : undefined,
  };
}
