import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../bridge/config.ts';
import { environment, parseEnvironment, renderEnvExample, type VariableName } from '../../bridge/environment.ts';

const names = Object.keys(environment) as VariableName[];

/** For each variable, texts it takes and texts it does not. */
const texts: Record<VariableName, { good: string[]; bad: string[] }> = {
  HOST: {
    good: ['0.0.0.0', '::1', 'fe80::1', 'bridge-1.local'],
    bad: ['127.0.0.1:3000', 'http://b', '[::1]', 'fe80::1%eth0', 'a b', '3000.0'],
  },
  PORT: {
    good: ['0', '1', '65535', '08080'],
    bad: ['65536', '-1', '3000.0', '0x50', '1e3', 'http', '３０００', '99999999999'],
  },
  PUBLIC_URL: {
    good: ['https://b.example', 'http://b.example:8080/x/'],
    bad: ['b.example', 'ftp://b.example', '//b', 'javascript:alert(1)'],
  },
  TRUST_PROXY: { good: ['0', '1', '10'], bad: ['11', '-1', 'true', '127.0.0.1'] },
  DATA_DIR: { good: ['./data', '/var/lib/x', 'a b'], bad: [] },
  DATABASE_URL: {
    good: ['postgres://u:p@h:5432/d', 'postgresql:///d?host=/run'],
    bad: ['mysql://h/d', 'h:5432', 'postgres'],
  },
  DATABASE_URL_FILE: { good: ['/run/secrets/database-url'], bad: [] },
  REDIS_URL: { good: ['redis://h:6379/0', 'rediss://:p@h'], bad: ['http://h', 'h:6379', 'memcached://h'] },
  APP_SECRET: {
    good: ['x'.repeat(32), `${'x'.repeat(32)},${'y'.repeat(32)}`, ` ${'x'.repeat(32)} , `],
    bad: ['x'.repeat(31), `${'x'.repeat(32)},short`, ','],
  },
  APP_SECRET_FILE: { good: ['/run/secrets/app'], bad: [] },
  LOG_LEVEL: { good: ['info', 'silent'], bad: ['INFO', 'verbose', '30'] },
  METRICS_TOKEN: { good: ['x'.repeat(16)], bad: ['x'.repeat(15)] },
  ROLE: { good: ['all', 'api', 'worker'], bad: ['web', 'API', 'all,api'] },
  ANALYZER: { good: ['openai', 'rubric'], bad: ['gpt', 'OpenAI'] },
  OPENAI_API_KEY: { good: ['sk-x'], bad: [] },
  OPENAI_BASE_URL: { good: ['http://127.0.0.1:11434/v1/'], bad: ['127.0.0.1:11434', 'file:///v1'] },
  OPENAI_MODEL: { good: ['gpt-6-luna', 'org/model:tag'], bad: [] },
  HUBSPOT_CLIENT_ID: { good: ['id'], bad: [] },
  HUBSPOT_CLIENT_SECRET: { good: ['a', 'a,b'], bad: [] },
  HUBSPOT_ACCESS_TOKEN: { good: ['pat-na1-0123'], bad: ['short', 'two words'] },
  HUBSPOT_API_URL: { good: ['https://api.example'], bad: ['api.example'] },
  HUBSPOT_API_VERSION: { good: ['2026-09'], bad: ['v3', '2026-9', '2026-09-01'] },
  SLACK_BOT_TOKEN: { good: ['xoxb-1'], bad: ['xoxp-1', 'xapp-1'] },
  SLACK_SIGNING_SECRET: { good: ['s', 'new,old'], bad: [','] },
  SLACK_APP_TOKEN: { good: ['xapp-1'], bad: ['xoxb-1'] },
  SLACK_CLIENT_ID: { good: ['1.2'], bad: [] },
  SLACK_CLIENT_SECRET: { good: ['s'], bad: [] },
  SLACK_API_URL: { good: ['https://slack.example/api'], bad: ['slack.example'] },
  SMTP_URL: {
    good: ['smtp://user:word@mail.example:587', 'smtps://mail.example'],
    bad: ['mail.example:25', 'http://m'],
  },
  MAIL_FROM: { good: ['intake@firm.example'], bad: ['intake', 'Firm <intake@firm.example>'] },
};

describe.each(names)('%s', (name) => {
  test('takes what it should', () => {
    for (const text of texts[name].good) {
      const { values, mistakes } = parseEnvironment({ [name]: text });
      expect([text, mistakes]).toEqual([text, []]);
      expect(values[name]).toBeDefined();
      // White space around a value comes from files and shells; it is never meant.
      expect(parseEnvironment({ [name]: `  ${text}\n` }).values[name]).toEqual(values[name]);
    }
  });

  test('refuses the rest by one sentence that begins with its name and does not repeat it', () => {
    for (const text of texts[name].bad) {
      const { values, mistakes } = parseEnvironment({ [name]: text });
      expect([text, mistakes.length, name in values]).toEqual([text, 1, false]);
      expect(mistakes[0]).toMatch(new RegExp(`^${name} \\S`));
      if (text.length > 8) expect(mistakes[0]).not.toContain(text);
    }
  });

  test('unset, empty and blank are the same', () => {
    for (const text of [undefined, '', ' ', '\t\n'])
      expect(parseEnvironment({ [name]: text })).toEqual({ values: {}, mistakes: [] });
  });
});

test('whatever the environment holds, it is a configuration or a list of sentences, and never anything else', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(...names.flatMap((name) => [...texts[name].good, ...texts[name].bad])),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names, 'PATH'), value), (raw) => {
      try {
        const config = readConfig(raw);
        expect(config.port).toBeGreaterThanOrEqual(0);
        expect(new URL(config.publicUrl).protocol).toMatch(/^https?:$/);
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        expect(error.mistakes.length).toBeGreaterThan(0);
        for (const mistake of error.mistakes) expect(mistake).toMatch(/^[A-Z_]+ \S/);
      }
    }),
    { numRuns: 2_000 },
  );
});

describe('.env.example', () => {
  test('as it is, sets nothing; uncommented, each line is a variable that is known', () => {
    const text = renderEnvExample();
    expect(parseEnv(text)).toEqual({});
    const uncommented = text.replaceAll(/^# ([A-Z_]+)=$/gm, '$1=');
    expect(Object.keys(parseEnv(uncommented)).toSorted()).toEqual(names.toSorted());
  });

  test('says of every variable what it does and what holds without it', async () => {
    const text = renderEnvExample();
    for (const [name, { help, unset }] of Object.entries(environment)) {
      expect(help).toMatch(/\.$/);
      expect(text).toContain(`# ${help}\n# Unset: ${unset}.\n# ${name}=\n`);
    }
    expect(await readFile(path.join(import.meta.dirname, '..', '..', '.env.example'), 'utf8')).toBe(text);
  });
});

test.each([
  ['127.0.0.1', '4000', 'http://127.0.0.1:4000'],
  ['::1', '4000', 'http://[::1]:4000'],
  ['bridge.local', '80', 'http://bridge.local:80'],
])('without PUBLIC_URL, HOST %s and PORT %s are %s', (HOST, PORT, url) => {
  expect(readConfig({ HOST, PORT }).publicUrl).toBe(url);
});
