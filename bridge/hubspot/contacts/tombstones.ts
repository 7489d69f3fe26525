import { sql } from 'kysely';
import { openKeyedHash } from '../../platform/hashes/hashes.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';

export interface ContactRef {
  portalId: string;
  contactId: string;
}

/** Contacts erased for privacy: only a hash is left, so that they are not stored again. */
export interface Tombstones {
  /**
   * Runs a transaction during which no erasure commits, so that contacts without a tombstone stay so. The lock is taken
   * as it begins, in one round trip.
   */
  whileHeldOff<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Waits for those transactions, and blocks new ones until this one ends. */
  holdAlone(trx: Trx): Promise<void>;
  /** The tombstone of an erased contact. */
  hashOf(contact: ContactRef): Buffer;
  /** The erased ones of these contacts, as `portal:contact`. */
  find(db: Db, contacts: readonly ContactRef[]): Promise<ReadonlySet<string>>;
  add(db: Db, contacts: readonly ContactRef[]): Promise<void>;
}

const LOCK = 7_120_240_003;

export const contactKey = ({ portalId, contactId }: ContactRef): string => `${portalId}:${contactId}`;

/** Keyed, because there are so few ids that a plain hash could be brute-forced. */
export async function openTombstones(store: Parameters<typeof openKeyedHash>[0]): Promise<Tombstones> {
  const hashOf = await openKeyedHash(store);
  return {
    whileHeldOff(db, work) {
      return db.connection().execute(async (connection) => {
        try {
          // Without a parameter both go in one message.
          await sql.raw(`begin; select pg_advisory_xact_lock_shared(${LOCK})`).execute(connection);
          const result = await work(connection as Trx);
          await sql`commit`.execute(connection);
          return result;
        } catch (error) {
          await sql`rollback`.execute(connection).catch(() => undefined);
          throw error;
        }
      });
    },
    hashOf: (contact) => hashOf(contactKey(contact)),
    async holdAlone(trx) {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    },
    async find(db, contacts) {
      const keys = new Map(contacts.map(contactKey).map((text) => [hashOf(text).toString('hex'), text]));
      if (keys.size === 0) return new Set();
      const hashes = [...keys.keys()].map((hex) => Buffer.from(hex, 'hex'));
      const rows = await db.selectFrom('tombstones').select('hash').where('hash', 'in', hashes).execute();
      return new Set(rows.flatMap(({ hash }) => keys.get(hash.toString('hex')) ?? []));
    },
    async add(db, contacts) {
      const rows = contacts.map((contact) => ({ hash: hashOf(contactKey(contact)), portal_id: contact.portalId }));
      if (rows.length === 0) return;
      await db
        .insertInto('tombstones')
        .values(rows)
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },
  };
}
