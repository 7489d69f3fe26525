import { describe, expect, it } from 'vitest';
import { findRepresentation } from '../../../../bridge/analysis/rubric/findings/representation.ts';
import { readNotes } from '../../../../bridge/analysis/rubric/reading/read-notes.ts';

const stateOf = (notes: string) => findRepresentation(readNotes(notes), 'motor').state;

describe('findRepresentation', () => {
  it.each([
    'I already hired an attorney in Plano for this crash.',
    'She has a lawyer, he sent his letter to the carrier in May.',
    'Represented by another firm since June.',
    'He signed a retainer with a big law firm last month and only wants our opinion.',
    'My lawyer never calls me back, is the offer fair?',
    'LOR went out to the insurer on 7/2.',
    'Signed up with an outfit from a TV ad.',
    'Ya tiene abogado y firmó contrato con él.',
    'Not happy, but has not let her attorney go yet.',
    'Another law firm is handling it.',
  ])('current: %s', (notes) => {
    expect(stateOf(notes)).toBe('current');
  });

  it.each([
    'No attorney.',
    'She does not have a lawyer.',
    'Has not hired anyone for this.',
    'Never retained counsel.',
    'Unrepped, ready to sign.',
    'Sin abogado.',
    'No tiene abogado todavía.',
    'attorney? no',
    'Nobody represents us.',
    'My cousin is a real estate lawyer but I have no attorney for this.',
    "The landlord's attorney called me, I don't have one. Not represented.",
    'She has a divorce lawyer for something else; nobody hired for the crash.',
  ])('none: %s', (notes) => {
    expect(stateOf(notes)).toBe('none');
  });

  it.each([
    'Our first lawyer withdrew in March and sent the file back.',
    'I fired my attorney last week, the file was returned to me.',
    'Former attorney retired.',
  ])('former: %s', (notes) => {
    expect(stateOf(notes)).toBe('former');
  });

  it.each([
    'My ex has hired a lawyer.',
    'The drafting attorney never met him alone.',
    'Do you have an attorney? | Visitor: not so far',
    'My sister hired a lawyer for her own injuries.',
  ])('not our own: %s', (notes) => {
    expect(stateOf(notes)).not.toBe('current');
  });

  it('quotes the words that say so', () => {
    const reading = readNotes('Crash in May. I already hired an attorney.');
    const { span } = findRepresentation(reading, 'motor');
    expect(span === null ? '' : reading.quote(span)).toContain('hired an attorney');
  });
});
