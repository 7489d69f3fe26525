import type { Trx } from './schema.ts';

interface AuditEntry {
  /** Null when it concerns no single account. */
  accountId: string | null;
  /** Who did it: `cli`, `user:<id>`, `system`. */
  actor: string;
  action: `${string}.${string}`;
  /** Id of the thing that changed. */
  target: string;
  /** Never a secret, never text of a lead. */
  detail: Record<string, unknown>;
}

/** What a change alters, before and after; keys missing in `after` are unchanged. */
export function differences(before: object, after: object): Record<string, { from: unknown; to: unknown }> {
  const was: Record<string, unknown> = { ...before };
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, to]) => {
      const from = was[name] ?? null;
      return to === undefined || sortedText(from) === sortedText(to) ? [] : [[name, { from, to }]];
    }),
  );
}

/** The same text for the same content, whatever the key order. */
function sortedText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Takes a transaction so that a change and its audit entry are committed together or not at all. */
export async function writeAudit(trx: Trx, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      account_id: entry.accountId,
      actor: entry.actor,
      action: entry.action,
      target: entry.target,
      detail: JSON.stringify(entry.detail),
    })
    .execute();
}

/** Deletes the audit entries of a deleted account. */
export async function deleteAuditOf(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('audit_log').where('account_id', '=', accountId).execute();
}
