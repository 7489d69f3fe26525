import { createHash } from 'node:crypto';
import type { Compilable, Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './schema.ts';

const parameterName = Symbol('parameter');

/**
 * A query compiled once and run as a named statement that PostgreSQL plans once per connection. `build` gets
 * placeholders for the parameters: it may place them in the query, not read them.
 */
export function prepareStatement<Parameters extends Record<string, unknown>, Row>(
  { db, pool }: { db: Kysely<Database>; pool: Pool },
  build: (db: Kysely<Database>, parameters: Parameters) => Compilable<Row>,
): (parameters: Parameters) => Promise<Row[]> {
  const placeholders = new Proxy({} as Parameters, { get: (_, name) => ({ [parameterName]: String(name) }) });
  const { sql, parameters: places } = build(db, placeholders).compile();
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 22);
  return async (parameters) => {
    const values = places.map((place) => (isPlaceholder(place) ? parameters[place[parameterName]] : place));
    const { rows } = await pool.query({ name, text: sql, values });
    return rows as Row[];
  };
}

function isPlaceholder(value: unknown): value is { [parameterName]: string } {
  return typeof value === 'object' && value !== null && parameterName in value;
}
