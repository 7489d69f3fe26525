import { describe, expect, it } from 'vitest';
import { readRecord } from '../../../../../bridge/analysis/filters/record-facts.ts';
import { representationStatus } from '../../../../../bridge/analysis/filters/representation/representation-status.ts';
import { recordWith, TODAY } from '../expect-verdicts.ts';

const status = (intakeNotes: string) =>
  representationStatus(readRecord({ record: recordWith({ intakeNotes }), today: TODAY }));

describe('the client has no lawyer', () => {
  it.each([
    'Hurt at the mall. No attorney.',
    'Unrepped, wants to sign.',
    'No atty, wants to sign this week',
    'I have not talked to any lawyers about this.',
    'Caller has not hired anyone.',
    'attorney: none',
    'Nobody is representing him.',
    'Not represented at this time.',
    'No tiene abogado todavía.',
    'Sin abogado',
    'nadie la representa',
    'My neighbor is a lawyer but he does not do this. No attorney of my own.',
    "The other driver's attorney called me twice. I have no lawyer.",
    'My first lawyer retired and returned my file. I have nobody now.',
    'Someone mailed me a contract, I never signed with anyone.',
    'Her divorce lawyer is a different matter; nobody hired for the crash.',
    'She has a lawyer, I dont.',
    'I want a lawyer for my case.',
    'Looking for an attorney who does this.',
    'My lawyer took the case in May. He withdrew in September.',
  ])('%s', (notes) => {
    expect(status(notes).represented).toBe(false);
  });
});

describe('somebody acts for the client', () => {
  it.each([
    'I already signed with a firm in August and they are working on it.',
    'We hired an attorney last week.',
    'My lawyer filed the complaint in May, want a second opinion.',
    'PNC is currently represented by counsel.',
    'He retained another firm but has not discharged them.',
    'LOR from another office went out to the carrier.',
    'Ya tengo abogado pero no me contesta.',
    'Firmó con otro bufete en mayo.',
    'e-signed with some outfit from a billboard, my case manager is slow',
    'yes we hired one in June',
  ])('%s', (notes) => {
    expect(status(notes)).toMatchObject({ represented: true, evidence: { field: 'intakeNotes' } });
  });
});

describe('the notes do not say', () => {
  it.each(['Broke my arm in a fall.', 'Looking for a new attorney.', "The store's lawyer called.", ''])(
    '%s',
    (notes) => {
      expect(status(notes).represented).toBeNull();
    },
  );
});

it('counts former lawyers and firms that declined', () => {
  expect(status('I fired my first attorney in May. Then the second attorney withdrew in July.').former).toBe(2);
  expect(status('Two firms looked at it and turned it down.').declined).not.toBeNull();
});
