import { describe, expect, it } from 'vitest';
import { readLostWork } from '../../../../bridge/analysis/facts/lost-work.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const kinds = (notes: string) => readLostWork(readText(notes)).map(({ kind }) => kind);

describe('lost work', () => {
  it('calls light duty by its name', () => {
    const notes = 'I hurt my back lifting a patient. The doctor has me on light duty since March.';
    expect(readLostWork(readText(notes)).map(({ say }) => say)).toEqual(['light or restricted duty']);
  });

  it('takes a lost job for background where nothing harmed and work is not the matter', () => {
    const text = readText('I lost my job after the refinance and lived off the loan. Now he sues me for the title.');
    expect(readLostWork(text, 'Real Estate')).toEqual([]);
    expect(readLostWork(text, 'Employment Law').map(({ kind }) => kind)).toEqual(['lost_job']);
  });
});

checkRows(new URL('./rows/lost-work.txt', import.meta.url), { lostWork: kinds });
