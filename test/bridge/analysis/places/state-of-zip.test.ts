import { describe, expect, test } from 'vitest';
import { codeByPrefix, readZip, stateOfZip } from '../../../../bridge/analysis/places/state-of-zip.ts';
import { states } from '../../../../shared/states.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

describe('the table of prefixes', () => {
  test('knows every state and most territories, and no other', () => {
    const reached = new Set(codeByPrefix.values());
    const codes = states.map(({ code }) => code);
    expect(codes.filter((code) => !reached.has(code))).toEqual(['AS', 'MP']);
    expect([...reached].filter((code) => !codes.includes(code))).toEqual([]);
    expect(Math.max(...codeByPrefix.keys())).toBe(999);
  });
});

describe('stateOfZip', () => {
  test('takes the codes of the armed forces for real, without a state', () => {
    expect(readZip('09096')).toBe('09096');
    expect(stateOfZip('09096')).toBeNull();
    expect(readZip('34020')).toBe('34020');
    expect(readZip('00012')).toBeNull();
  });
});

checkRows(new URL('./rows/state-of-zip.txt', import.meta.url), {
  state: (zip: string) => stateOfZip(zip)?.code,
  stateOfZip,
});
