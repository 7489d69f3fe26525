import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import { runCli } from '../fixtures/commands.ts';
import { temporaryFolder } from '../fixtures/run-cli.ts';
import { cliEnvironment, connectPortal, openScreening, PORTAL, type Screening } from '../fixtures/screening-bridge.ts';
import { leadValues } from '../fixtures/screening-contacts.ts';

let screening: Screening;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let accountId: string;
beforeAll(async () => {
  screening = await openScreening({
    forCommands: true,
    portals: [
      {
        portalId: Number(PORTAL),
        properties: [
          {
            name: 'case_type',
            label: 'Type of case',
            type: 'enumeration',
            fieldType: 'checkbox',
            options: [
              ['mva', 'Car Accident'],
              ['other', 'Newsletter'],
            ],
          },
          { name: 'what_happened', label: 'What happened?', type: 'string', fieldType: 'textarea' },
        ],
      },
    ],
  });
  folder = await temporaryFolder();
  accountId = await connectPortal(screening);
});
afterAll(async () => {
  await screening[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const run = (...args: string[]) =>
  runCli([...args, '--account', accountId], cliEnvironment(screening), '', folder.path);
async function fileOf(mapping: unknown): Promise<string> {
  const file = path.join(folder.path, 'mapping.json');
  await writeFile(file, JSON.stringify(mapping));
  return file;
}
const withFields = (fields: object, practiceAreas: Record<string, string> = {}) => ({
  fields: { ...defaultFieldMapping.fields, ...fields },
  practiceAreas,
});

test('get prints what set takes, and the same again is no new version', async () => {
  const got = await run('mapping', 'get', '--json');
  expect(got.json()).toEqual(defaultFieldMapping);
  const set = await run('mapping', 'set', '--file', await fileOf(got.json()), '--json');
  expect(set.json()).toEqual({ accountId, portalId: PORTAL, version: 1, changed: [], warnings: [] });
});

test('discover finds the firm’s own properties and the areas of its options', async () => {
  const { code, json } = await run('mapping', 'discover', '--json');
  expect(code).toBe(0);
  expect(json()).toMatchObject({
    suggestion: {
      fields: {
        practiceArea: { firstOf: ['lead_intake_practice_area', 'case_type'] },
        intakeNotes: { firstOf: ['lead_intake_case_notes', 'message', 'what_happened'] },
      },
      practiceAreas: { mva: expect.any(String) },
    },
    practiceAreaOptions: [
      { property: 'case_type', value: 'mva', label: 'Car Accident' },
      { property: 'case_type', value: 'other', label: 'Newsletter', area: null },
    ],
  });
  const text = (await run('mapping', 'discover')).stdout;
  expect(text).toContain('what_happened');
  expect(text).toContain('Suggestion for "mapping set"');
});

describe('set', () => {
  test('takes a mapping that fits, warns of what may not be meant, and leaves a trace', async () => {
    const mapping = withFields(
      { practiceArea: { firstOf: ['case_type'] }, county: { firstOf: ['what_happened'] }, state: { constant: 'TX' } },
      { mva: 'Car Accident' },
    );
    const set = await run('mapping', 'set', '--file', await fileOf(mapping), '--json');
    expect(set.json()).toMatchObject({
      version: 2,
      changed: ['county', 'state', 'practiceArea', 'practiceAreas'],
      warnings: [
        { field: 'county', message: 'what_happened is a text of several lines' },
        { field: 'practiceAreas', message: 'option "other" (Newsletter) has no area; it is read as it is' },
      ],
    });
    expect((await run('mapping', 'get', '--json')).json()).toEqual(mapping);
    const trace = await screening.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'mapping.changed')
      .execute();
    const state = { from: defaultFieldMapping.fields.state, to: { constant: 'TX' } };
    const detail = { version: 2, changed: { state } };
    expect(trace).toMatchObject([{ account_id: accountId, actor: 'cli', target: PORTAL, detail }]);
  });

  test.each([
    [
      'a property the portal does not have',
      withFields({ phone: { firstOf: ['telefon'] } }),
      'no contact property "telefon"',
    ],
    ['a property of ours', withFields({ intakeNotes: { firstOf: ['lead_intake_notes'] } }), 'is written by the bridge'],
    ['an unknown field', withFields({ fax: { constant: '1' } }), 'The file is not a mapping'],
    ['a field left out', { fields: {} }, 'The file is not a mapping'],
    ['no object', [1], 'The file is not a mapping'],
  ])('refuses %s, and changes nothing', async (_, mapping, message) => {
    const before = (await run('mapping', 'get', '--json')).json();
    const { code, stderr } = await run('mapping', 'set', '--file', await fileOf(mapping));
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect((await run('mapping', 'get', '--json')).json()).toEqual(before);
  });

  test('without a file sets the defaults, and says how older contacts follow', async () => {
    const { stdout } = await run('mapping', 'set');
    expect(stdout).toContain('backfill --account');
    expect((await run('mapping', 'get', '--json')).json()).toEqual(defaultFieldMapping);
  });
});

describe('preview', () => {
  test('shows the record of a real contact, what is missing and what was read', async () => {
    const { id } = screening.portal().create(leadValues(1, { zip: '', lead_intake_county: '' }));
    const { json } = await run('mapping', 'preview', '--contact', id, '--json');
    expect(json()).toMatchObject({
      portalId: PORTAL,
      contactId: id,
      record: { firstName: 'Maria', location: 'Austin', zip: '', practiceArea: 'Personal Injury' },
      missing: ['zip', 'county'],
      reasons: [
        { field: 'zip', why: 'missing', text: 'no value in zip' },
        { field: 'county', why: 'missing', text: 'no value in lead_intake_county' },
      ],
    });
    const text = (await run('mapping', 'preview', '--contact', id)).stdout;
    expect(text).toMatch(/zip\s+no value in zip/);
    expect(text).toContain('Read: firstname, lastname');
    expect(screening.portal().value(id, 'lead_intake_status')).toBeUndefined();
  });

  test('a contact that is not there, and an id that is none', async () => {
    const gone = await run('mapping', 'preview', '--contact', '999');
    expect([gone.code, gone.stderr]).toEqual([1, expect.stringContaining('no contact 999')]);
    const wrong = await run('mapping', 'preview', '--contact', 'maria');
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('--contact must be a number')]);
  });
});

test('an account without a portal is told what to do', async () => {
  const { createAccount } = await import('../../bridge/accounts/accounts.ts');
  const { id } = await createAccount(screening.db, { name: 'None', plan: 'pro', subscription: 'active' }, 'test');
  const { code, stderr } = await runCli(
    ['mapping', 'get', '--account', id],
    cliEnvironment(screening),
    '',
    folder.path,
  );
  expect(code).toBe(1);
  expect(stderr).toContain('hubspot connect');
});

test('HubSpot was sent nothing that it must not be sent', () => {
  expect(screening.simulator.faults).toEqual([]);
});
