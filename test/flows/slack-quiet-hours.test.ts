import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekdays } from '../../shared/slack-settings.ts';
import { leadOf, newLead } from '../fixtures/firm-leads.ts';
import { noonZone } from '../fixtures/noon-zone.ts';
import { alertsIn, alertWith, eventually, quiet, wordsOf } from '../fixtures/slack-alerts.ts';
import { closeWithoutFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';
import { timePasses } from '../fixtures/time-passes.ts';

const HOUR_MS = 3_600_000;
const ZONE = noonZone();

/** What the clock of the firm shows so many hours from now. */
const clockIn = (hours: number) =>
  new Date(Date.now() + hours * HOUR_MS).toLocaleTimeString('en-GB', {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
  });

/** Weaker than what is urgent, and good enough for the firm. */
const plain =
  'Rear-ended last month, other driver was cited. Neck pain, saw a chiropractor twice, $3,200 in bills. No lawyer yet.';
const pressing = `His claim notice to the city is due in 5 days. ${plain}`;

let env: SlackEnv;
beforeAll(async () => {
  env = await startSlackEnv({
    settings: {
      timeZone: ZONE,
      quietHours: {
        hours: [{ days: [...weekdays], from: clockIn(-1), until: clockIn(3) }],
        urgentScore: 70,
        urgentWhenTimeSensitive: true,
      },
      sla: { remindAfterMinutes: 5, escalateAfterMinutes: null },
    },
  });
});
afterAll(() => closeWithoutFaults(env));

const lead = (lastname: string, notes?: string) =>
  newLead(env, { email: `${lastname}@example.com`, lastname, ...(notes && { lead_intake_case_notes: notes }) });

/** Waits until the lead of a contact has its message, wherever that is. @returns its row */
async function messageOf(contactId: string) {
  const found = async () => {
    const row = await env.db
      .selectFrom('slack_messages as m')
      .innerJoin('leads as l', 'l.id', 'm.lead_id')
      .select(['m.id', 'm.state', 'm.due_at', 'm.created_at'])
      .where('l.contact_id', '=', contactId)
      .where('m.kind', '=', 'alert')
      .executeTakeFirst();
    return row;
  };
  await eventually(found).toBeDefined();
  return (await found())!;
}

const told = (lastname: string) => alertsIn(env).filter((alert) => wordsOf(alert).includes(lastname)).length;

test('in the quiet hours the leads that are urgent are told, and the others at their end, each once', async () => {
  const [first, second] = [lead('Patientone', plain), lead('Patienttwo', plain)];
  const waiting = [await messageOf(first), await messageOf(second)];
  for (const { state, due_at } of waiting) {
    expect(state).toBe('waiting');
    expect(due_at.getTime() - Date.now()).toBeGreaterThan(2 * HOUR_MS);
    expect(due_at.getTime() - Date.now()).toBeLessThan(4 * HOUR_MS);
    expect(due_at.getTime() % 60_000).toBe(0);
  }

  // What comes after them and is urgent goes before them: by its score, and by its deadline.
  lead('Urgentscore');
  lead('Urgentdate', pressing);
  await alertWith(env, 'Urgentscore');
  await alertWith(env, 'Urgentdate');
  expect(told('Patientone') + told('Patienttwo')).toBe(0);

  await timePasses(env, 4 * HOUR_MS);
  await alertWith(env, 'Patientone');
  await alertWith(env, 'Patienttwo');
  await quiet(env);
  expect(alertsIn(env).map(({ ts }) => ts)).toHaveLength(4);
  for (const name of ['Patientone', 'Patienttwo', 'Urgentscore', 'Urgentdate']) expect(told(name)).toBe(1);
});

test('a lead that stops being valid before the end is told nobody', async () => {
  const id = lead('Fading', plain);
  await messageOf(id);
  const notes = 'It was his own fault, he was not hurt and nothing was damaged. Has a lawyer already.';
  env.hubspot.portal(11).update(id, { lead_intake_case_notes: notes });
  await eventually(async () => (await messageOf(id)).state).toBe('gone');
  await timePasses(env, 4 * HOUR_MS);
  await quiet(env);
  expect(told('Fading')).toBe(0);
});

test('a restart between does not lose what waits, nor tell it twice', async () => {
  const id = lead('Overnight', plain);
  await messageOf(id);
  await env.restart();
  expect((await messageOf(id)).state).toBe('waiting');
  await timePasses(env, 4 * HOUR_MS);
  await env.restart();
  await alertWith(env, 'Overnight');
  await quiet(env);
  expect(told('Overnight')).toBe(1);
  expect([...env.slack.postsByDelivery().values()].filter((times) => times > 1)).toEqual([]);
});

test('nobody is reminded of a lead in the quiet hours', async () => {
  const id = lead('Nighttime');
  await alertWith(env, 'Nighttime');
  const leadId = await leadOf(env, id);
  const jobs = async () => {
    const { rows } = await env.product.context.store.pool.query<{
      step: string;
      start_after: Date;
      state: string;
    }>(
      `select data->>'step' as step, start_after, state from pgboss.job
       where name = 'lead-sla' and data->>'leadId' = $1 and state in ('created', 'retry')`,
      [leadId],
    );
    return rows;
  };
  await eventually(async () => (await jobs()).length).toBe(1);
  // The reminder comes due while it is quiet, and is put off until it no longer is.
  await timePasses(env, 6 * 60_000);
  await eventually(async () => ((await jobs())[0]?.start_after.getTime() ?? 0) - Date.now()).toBeGreaterThan(
    2 * HOUR_MS,
  );
  const [alert] = alertsIn(env).filter((one) => wordsOf(one).includes('Nighttime'));
  expect(env.firm.thread(alert!)).toEqual([]);
});
