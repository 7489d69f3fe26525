import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { parseConfiguration } from '../../../../../bridge/accounts/parse-configuration.ts';
import { Problem } from '../../../../../bridge/platform/problem.ts';

const mistakesOf = (filter: unknown): string[] => {
  try {
    parseConfiguration({ customFilters: [filter] });
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return (error.details ?? []).map(({ path, message }) => `${path.replace('customFilters.0', '#')}: ${message}`);
  }
};
const nested = (depth: number): unknown => (depth === 0 ? { lawyer: 'none' } : { not: nested(depth - 1) });

describe('a condition is taken', () => {
  test.each<[unknown]>([
    [{ place: { of: 'client', in: ['TX', 'new mexico', 'ZIP 770*', 'zip 77002', 'St. Louis County, MO'] } }],
    [{ place: { of: 'matter', in: ['TX'] } }],
    [{ incident: { within: '1 year' } }],
    [{ incident: { after: '2024-02-29', before: '2025-01-01' } }],
    [{ amount: { of: 'any', atMost: 0 } }],
    [{ harm: { kind: 'mind', severityAtLeast: 5 } }],
    [{ event: ['crash_rear', 'dui'] }],
    [{ opponent: ['employer', 'care_provider'] }],
    [{ deadline: { within: '2 weeks' } }],
    [{ all: [{ any: [{ not: { lawyer: 'acts' } }, { words: ['a'] }] }] }],
    [nested(4)],
  ])('%j', (condition) => {
    expect(mistakesOf({ if: condition, unknown: 'fail' })).toEqual([]);
    expect(mistakesOf({ text: 'Our name for it', if: condition, unknown: 'pass' })).toEqual([]);
  });
});

describe('a mistake is named where it is', () => {
  test.each<[unknown, string]>([
    [{}, '#.if: Is not a condition: needs exactly one of place, incident, amount'],
    [{ lawyer: 'none', words: ['x'] }, '#.if: Is not a condition: needs exactly one of'],
    [{ lawyr: 'none' }, '#.if: contains unknown keys: "lawyr"'],
    [{ lawyer: 'some' }, '#.if.lawyer: must be one of "none", "acts", "former", "never", "hired", "asked"'],
    [{ place: { of: 'client', in: ['Texs'] } }, '#.if.place.in.0: Is not a state, county or ZIP'],
    [{ place: { of: 'client', in: ['ZIP 77*'] } }, '#.if.place.in.0: Is not a state, county or ZIP'],
    [{ place: { of: 'client', in: ['ZIP 770'] } }, '#.if.place.in.0: Is not a state, county or ZIP'],
    [{ place: { of: 'incident', in: ['TX', 'ZIP 77002'] } }, '#.if.place.in: Counties and ZIP codes'],
    [{ place: { of: 'client', in: [] } }, '#.if.place.in: must have at least 1 entry'],
    [{ place: { of: 'client', in: Array(61).fill('TX') } }, '#.if.place.in: must have at most 60 entries'],
    [{ incident: {} }, '#.if.incident: Needs either "within"'],
    [{ incident: { within: '1 year', after: '2025-01-01' } }, '#.if.incident: Needs either "within"'],
    [{ incident: { within: 'two years' } }, '#.if.incident.within: Is not a length of time'],
    [{ incident: { within: '0 days' } }, '#.if.incident.within: Is not a length of time'],
    [{ incident: { after: '2025-02-30' } }, '#.if.incident.after: Is not a date'],
    [{ incident: { after: '2025-02-02', before: '2025-02-01' } }, '#.if.incident: "after" is later than "before"'],
    [{ amount: { of: 'medical' } }, '#.if.amount: Needs "atLeast" or "atMost"'],
    [{ amount: { of: 'medical', atLeast: 2, atMost: 1 } }, '#.if.amount: "atLeast" is more than "atMost"'],
    [{ amount: { of: 'medical', atLeast: '5000' } }, '#.if.amount.atLeast: must be a number'],
    [{ harm: {} }, '#.if.harm: Needs "severityAtLeast" or "kind"'],
    [{ harm: { severityAtLeast: 6 } }, '#.if.harm.severityAtLeast: must be at most 5'],
    [{ care: { levelAtLeast: 0 } }, '#.if.care.levelAtLeast: must be at least 1'],
    [{ event: 'quarrel' }, '#.if.event: Is not a kind of event; bridge/docs/event-kinds.md lists them'],
    [{ event: ['crash_rear', 'quarrel'] }, '#.if.event.1: Is not a kind of event'],
    [{ words: [] }, '#.if.words: must have at least 1 entry'],
    [{ words: ['a\0b'] }, '#.if.words.0: Contains characters that cannot be stored'],
    [{ all: [] }, '#.if.all: must have at least 1 entry'],
    [{ any: Array(11).fill({ lawyer: 'none' }) }, '#.if.any: must have at most 10 entries'],
    [{ not: [{ lawyer: 'none' }] }, '#.if.not: must be an object'],
    [{ all: [{ lawyer: 'none' }, { lawyer: 1 }] }, '#.if.all.1.lawyer: must be one of'],
    [nested(5), '#.if.not.not.not.not.not: Conditions are nested more than 4 deep'],
    [{ any: Array(10).fill({ words: Array(5).fill('x'.repeat(100)) }) }, '#.if: Is longer than 4000 characters'],
  ])('%j', (condition, mistake) => {
    expect(mistakesOf({ if: condition, unknown: 'fail' }).join('\n')).toContain(mistake);
  });

  test.each<[unknown, string]>([
    [{ if: { lawyer: 'none' } }, '#.unknown: must be "pass" or "fail"'],
    [{ if: { lawyer: 'none' }, unknown: 'met' }, '#.unknown: must be "pass"'],
    [{ unknown: 'pass' }, '#.if: is required'],
    [{ text: ' ', if: { lawyer: 'none' }, unknown: 'pass' }, '#.text: must not be empty'],
    [{ text: 'x'.repeat(301), if: { lawyer: 'none' }, unknown: 'pass' }, '#.text: must be at most 300 characters'],
    [{ if: { lawyer: 'none' }, unknown: 'pass', weight: 3 }, '#: contains unknown keys: "weight"'],
    ['', '#: must not be empty'],
    [7, '#: Must be a rule in words or a condition'],
  ])('%j', (filter, mistake) => expect(mistakesOf(filter).join('\n')).toContain(mistake));

  test('however deep or long a condition is, it is refused at once', () => {
    let deep: unknown = { lawyer: 'none' };
    for (let level = 0; level < 50_000; level += 1) deep = { not: deep };
    const before = process.threadCpuUsage();
    expect(mistakesOf({ if: deep, unknown: 'fail' })).toHaveLength(1);
    expect(mistakesOf({ if: { any: Array(50_000).fill({ lawyer: 'x' }) }, unknown: 'fail' }).length).toBeGreaterThan(0);
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });
});
