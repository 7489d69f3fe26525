import { createHash } from 'node:crypto';
import { type Compilable, sql } from 'kysely';
import type { Pool } from 'pg';
import { bufferWrites, type Flushing } from '../flush-every.ts';
import { ofContacts } from '../ids.ts';
import type { Store } from '../store/open-store.ts';
import type { Db } from '../store/schema.ts';

const parameterName = Symbol('parameter');

/**
 * A query compiled once and run as a named statement that PostgreSQL plans once per connection. `build` gets
 * placeholders for the parameters: it may place them in the query, not read them.
 */
export function prepareStatement<Parameters extends Record<string, unknown>, Row>(
  { db, pool }: { db: Db; pool: Pool },
  build: (db: Db, parameters: Parameters) => Compilable<Row>,
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

interface StoredAnalysisCache {
  read(key: Buffer): Promise<unknown | undefined>;
  writeFirst(place: Place, value: unknown): Promise<unknown>;
}

interface Place {
  key: Buffer;
  engine: string;
  recordHash: Buffer;
  owner?: Owner | undefined;
}

type NewAnalysis = { key: Buffer; engine: string; recordHash: Buffer; result: Buffer };
/** The contact it is deleted with. */
type Owner = { portalId: string; contactId: string };

const PURPOSE = 'analyses.result';

/** A stored result in clear. @throws {SealError} */
export function openAnalysis({ unseal }: Pick<Store, 'unseal'>, sealed: Buffer): unknown {
  return JSON.parse(unseal(sealed, PURPOSE));
}

/** Finished analyses in the table `analyses`: the first process to write a key decides the result for all. */
export function createStoredAnalysisCache(store: Pick<Store, 'db' | 'pool' | 'seal' | 'unseal'>): StoredAnalysisCache {
  const find = prepareStatement(store, (db, given: { key: Buffer }) =>
    db.selectFrom('analyses').select('result').where('key', '=', given.key),
  );
  const insert = prepareStatement(store, (db, given: NewAnalysis) =>
    db
      .insertInto('analyses')
      .values(rowOf(given))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key'),
  );
  const insertOwned = prepareStatement(store, (db, given: NewAnalysis & Owner) =>
    db
      .with('stored', (cte) =>
        cte
          .insertInto('analyses')
          .values(rowOf(given))
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key'),
      )
      .with('owned', (cte) =>
        cte
          .insertInto('lead_analyses')
          .values({ portal_id: given.portalId, contact_id: given.contactId, key: given.key })
          .onConflict((conflict) => conflict.doNothing()),
      )
      .selectFrom('stored')
      .select('key'),
  );
  const read = async (key: Buffer) => {
    const sealed = (await find({ key }))[0]?.result;
    return sealed ? openAnalysis(store, sealed) : undefined;
  };

  return {
    read,
    async writeFirst({ key, engine, recordHash, owner }, value) {
      const analysis = { key, engine, recordHash, result: store.seal(JSON.stringify(value), PURPOSE) };
      const inserted = await (owner === undefined ? insert(analysis) : insertOwned({ ...analysis, ...owner }));
      if (inserted.length > 0) return value;
      // A separate statement: the winning row was committed after the insert took its snapshot.
      return (await read(key)) ?? value;
    },
  };
}

const rowOf = ({ key, engine, recordHash, result }: NewAnalysis) => ({ key, engine, record_hash: recordHash, result });

interface LeadAnalysis {
  contactId: string;
  key: Buffer;
}

/**
 * Records which results belong to which contacts. Results that are no longer stored are skipped; stored ones stay until
 * the transaction ends.
 */
export async function linkAnalyses(trx: Db, portalId: string, analyses: readonly LeadAnalysis[]): Promise<void> {
  if (analyses.length === 0) return;
  const contactIds = analyses.map(({ contactId }) => contactId);
  const keys = analyses.map(({ key }) => key);
  await sql`
    insert into lead_analyses (portal_id, contact_id, key)
    select ${portalId}::bigint, given.contact_id, a.key
    from unnest(${contactIds}::bigint[], ${keys}::bytea[]) as given (contact_id, key) join analyses a using (key)
    order by given.contact_id, a.key
    for key share of a
    on conflict do nothing`.execute(trx);
}

/**
 * Deletes the results of contacts, including those of earlier contents; without contacts, of the whole portal. A result
 * shared with another contact was made from the same text, and is made again when needed.
 */
export async function eraseAnalyses(trx: Db, portalId: string, contactIds?: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from analyses
    where key in (select key from lead_analyses where ${ofContacts(portalId, contactIds)})`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Results of merged contacts belong to the survivor too: erasing any of them deletes its results. */
export async function inheritAnalyses(
  trx: Db,
  { portalId, survivor, gone }: { portalId: string; survivor: string; gone: readonly string[] },
): Promise<void> {
  if (gone.length === 0) return;
  await sql`
    insert into lead_analyses (portal_id, contact_id, key)
    select distinct portal_id, ${survivor}::bigint, key from lead_analyses
    where portal_id = ${portalId} and contact_id = any(${[...gone]}::bigint[])
    on conflict do nothing`.execute(trx);
}

/** Deletes results by their keys. @returns how many */
export async function deleteAnalyses(trx: Db, keys: readonly Buffer[]): Promise<number> {
  if (keys.length === 0) return 0;
  const { numDeletedRows } = await trx
    .deleteFrom('analyses')
    .where('key', 'in', [...keys])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Which requests were answered with which results, so that the data of a request is found by its id. */
export interface ResultRequests extends Flushing {
  /** Costs the request an entry in a list. */
  note(request: AnsweredRequest, resultKey: Buffer): void;
}

const FLUSH_EVERY_MS = 1_000;
/** Buffer limit while the database is down; the results can still be found by their content. */
const PENDING_MAX = 20_000;

interface AnsweredRequest {
  id: string;
  accountId: string;
}

type Answered = [request: AnsweredRequest, resultKey: Buffer];

export function createResultRequests({ db, onError }: { db: Db; onError(error: unknown): void }): ResultRequests {
  let noted: Answered[] = [];
  return {
    note(request, resultKey) {
      if (noted.length < PENDING_MAX) noted.push([request, resultKey]);
    },
    ...bufferWrites<Answered>({
      everyMs: FLUSH_EVERY_MS,
      take: () => noted.splice(0),
      write: (batch) => linkRequests(db, batch),
      putBack(batch) {
        noted = [...batch, ...noted].slice(-PENDING_MAX);
      },
      onError,
    }),
  };
}

/** Skips results that were not stored or were erased meanwhile, and deleted accounts. */
async function linkRequests(db: Db, batch: readonly Answered[]): Promise<void> {
  const ids = batch.map(([{ id }]) => id);
  const accounts = batch.map(([{ accountId }]) => accountId);
  const keys = batch.map(([, key]) => key);
  await sql`
    insert into result_requests (request_id, key, account_id)
    select given.id, a.key, owner.id
    from unnest(${ids}::text[], ${keys}::bytea[], ${accounts}::uuid[]) as given (id, key, account_id)
    join analyses a using (key) join accounts owner on owner.id = given.account_id
    for key share of a, owner
    on conflict do nothing`.execute(db);
}

/** The requests of an account no longer name these results. */
export async function unlinkRequests(trx: Db, keys: readonly Buffer[], accountId: string): Promise<void> {
  await sql`
    delete from result_requests where key = any(${[...keys]}::bytea[]) and account_id = ${accountId}`.execute(trx);
}
