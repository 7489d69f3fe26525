import { describe, expect, test } from 'vitest';
import { codeByPrefix, readZip, stateOfZip } from '../../../../bridge/analysis/places/state-of-zip.ts';
import { states } from '../../../../shared/states.ts';

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
  test.each([
    ['10001', 'NY'],
    ['00501', 'NY'],
    ['00926', 'PR'],
    ['02116', 'MA'],
    ['05501', 'MA'],
    ['06390', 'NY'],
    ['06103', 'CT'],
    ['20001', 'DC'],
    ['20147', 'VA'],
    ['33101', 'FL'],
    ['39901', 'GA'],
    ['60614-1234', 'IL'],
    ['73301', 'TX'],
    ['88510', 'TX'],
    ['90210', 'CA'],
    ['96799', 'AS'],
    ['96910', 'GU'],
    ['96950', 'MP'],
    ['99801', 'AK'],
    [' 787041234 ', 'TX'],
  ])('puts %s in %s', (zip, code) => expect(stateOfZip(zip)?.code).toBe(code));

  test.each(['00000', '99999x', '1234', 'abcde', '', '123456', '00123'])('knows no state of "%s"', (zip) => {
    expect(stateOfZip(zip)).toBeNull();
  });

  test('takes the codes of the armed forces for real, without a state', () => {
    expect(readZip('09096')).toBe('09096');
    expect(stateOfZip('09096')).toBeNull();
    expect(readZip('34020')).toBe('34020');
    expect(readZip('00012')).toBeNull();
  });
});
