import { describe, expect, test } from 'vitest';
import { referenceOf } from '../../../../../bridge/hubspot/contacts/owners-and-notes.ts';
import { noteOf, openNote, sealNote } from '../../../../../bridge/jobs/slack/actions/hubspot-note.ts';
import { createSealer } from '../../../../../bridge/platform/store/seal.ts';

const told = {
  historyId: '17',
  action: 'not_a_fit',
  by: 'Maria',
  where: 'Slack',
  reason: 'no_case',
  note: null,
} as const;

describe('the note HubSpot keeps', () => {
  test('says what was done, by whom, why, and can be found again', () => {
    expect(noteOf(told)).toBe('<p>Not a fit: No case, says Maria in Slack.</p><p>[lead-intake 17]</p>');
    expect(noteOf({ ...told, action: 'contacted', reason: null })).toContain('Contacted, says Maria in Slack.');
  });

  test('is found by a reference that is no other’s beginning', () => {
    expect(referenceOf('170').includes(referenceOf('17'))).toBe(false);
  });

  test('holds words of people as words', () => {
    const hostile = '<img src=x onerror=alert(1)> & "quotes"';
    const body = noteOf({ ...told, by: hostile, note: hostile, reason: hostile }) ?? '';
    expect(body).not.toContain('<img');
    expect(body.match(/&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;quotes&quot;/g)).toHaveLength(3);
  });

  test.each(['claim', 'release', 'reopen', 'rescreen'] as const)('is none for %s', (action) => {
    expect(noteOf({ ...told, action })).toBeUndefined();
  });
});

describe('what was typed, in a job', () => {
  const sealer = createSealer(['for tests: thirty-two characters or more']);

  test('is sealed, and opened by who holds the secret', () => {
    const sealed = sealNote(sealer, 'wants another lawyer');
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('lawyer');
    expect(openNote(sealer, sealed)).toBe('wants another lawyer');
  });

  test('is lost with its secret, and nothing else is', () => {
    const other = createSealer(['another secret: thirty-two characters or more']);
    expect(openNote(other, sealNote(sealer, 'wants another lawyer'))).toBeNull();
  });
});
