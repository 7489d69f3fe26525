import { describe, expect, it } from 'vitest';
import { readEvidence } from '../../../../bridge/analysis/facts/evidence.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const kinds = (notes: string) => [...new Set(readEvidence(readText(notes), []).map(({ kind }) => kind))].toSorted();
const proofs = (notes: string) =>
  readEvidence(readText(notes), [])
    .filter(({ noProof }) => noProof === undefined)
    .map(({ say }) => say);
const says = (notes: string) => readEvidence(readText(notes), []).map(({ say }) => say);

describe('evidence', () => {
  it('names things as a receptionist does', () => {
    expect(says('police report, photos and three witnesses')).toEqual(['police report', 'photos', 'witnesses']);
  });
});

describe('what speaks for the client and what does not', () => {
  it('after a crash, a ticket of the other driver does', () => {
    const notes = 'My car was hit and the driver got a ticket for it.';
    expect(readEvidence(readText(notes), [{ area: 'road' }])).toMatchObject([{ say: 'citation or arrest' }]);
    expect(readEvidence(readText(notes), [{ area: 'road' }])[0]).not.toHaveProperty('noProof');
  });

  it('of a charge, what the accuser has proves nothing for the accused', () => {
    const charged = [{ area: 'crime' }];
    const told = (notes: string) => readEvidence(readText(notes), charged).map(({ noProof }) => noProof === undefined);
    expect(told('They arrested my son, and the store has it all on video. I saw my son cry.')).toEqual([false]);
    expect(told('They arrested my son. I have video of my son at home that night.')).toEqual([true]);
  });
});

checkRows(new URL('./rows/evidence.txt', import.meta.url), { kinds, says, proofs });
