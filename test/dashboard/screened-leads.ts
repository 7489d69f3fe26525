import { setTimeout as delay } from 'node:timers/promises';
import type { Stage } from './open-stage.ts';

/** Waits until contacts have their first result. @returns the ids of their leads, by contact */
export async function screenedLeads(
  { product: { db } }: Stage,
  contacts: readonly string[],
): Promise<Map<string, string>> {
  for (;;) {
    const rows = await db.selectFrom('leads').select(['id', 'contact_id', 'score']).execute();
    const done = rows.filter(({ score }) => score !== null).map(({ id, contact_id }) => [`${contact_id}`, id] as const);
    if (done.length >= contacts.length) return new Map(done);
    await delay(50);
  }
}
