import { sql } from 'kysely';
import { timeZone } from '../../shared/slack-settings.ts';
import type { Db } from '../platform/store/schema.ts';
import { momentOf } from '../slack/routing/wall-clock.ts';

/** No lead was created outside of these dates, and calendars are unreliable there. */
const EARLIEST = '1970-01-01';
const LATEST = '9999-01-01';

/** Start of a day such as 2026-03-01 in the time zone. */
export const startOfDay = (day: string, zone: string): Date =>
  day > EARLIEST && day < LATEST ? momentOf({ day, time: '00:00' }, zone) : new Date(day);

/** The firm's time zone: from Slack, else from HubSpot, else the server's. */
export async function timeZoneOf(db: Db, accountId: string): Promise<string> {
  const { rows } = await sql<{ slack: string | null; hubspot: string | null }>`
    select (select settings->>'timeZone' from slack_connections where account_id = ${accountId}) as slack,
      (select time_zone from hubspot_connections where account_id = ${accountId}) as hubspot`.execute(db);
  const configured = [rows[0]?.slack, rows[0]?.hubspot].find((zone) => timeZone.safeParse(zone).success);
  return configured ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
