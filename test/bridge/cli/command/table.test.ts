import { describe, expect, test } from 'vitest';
import { renderTable } from '../../../../bridge/cli/command/table.ts';
import { renderBreakdown, renderScreening } from '../../../../bridge/cli/judge/score-and-screen.ts';
import { exampleExplain } from '../../../../shared/examples.ts';
import type { Breakdown, Screening } from '../../../../shared/results.ts';

describe('a table', () => {
  test('has a head and a line for each row, in columns as wide as what is in them, nothing behind the last', () => {
    const rows = [
      { id: 'a', name: 'Hill & Partners', plan: 'pro' },
      { id: 'longer', name: 'X', plan: 'free' },
    ];
    expect(renderTable(rows, ['id', 'name', 'plan']).split('\n')).toEqual([
      'id      name             plan',
      'a       Hill & Partners  pro',
      'longer  X                free',
    ]);
  });

  test('of nothing says so', () => expect(renderTable([], ['id'])).toBe('(none)'));

  test('shows what is absent as a dash, and what is not text as text', () => {
    const rows = [{ a: null, b: undefined, c: 0, d: false, e: '' }];
    expect(renderTable(rows, ['a', 'b', 'c', 'd', 'e']).split('\n')[1]).toBe('-  -  0  false');
  });

  test('does not obey what is stored in it', () => {
    const hostile = '\u001b[2J\u001b]0;owned\u0007\r\nfake row\t\0\u009b31m';
    const text = renderTable([{ name: hostile }], ['name']);
    expect(text.split('\n')).toHaveLength(2);
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(text).toContain('fake row');
  });
});

const screening: Screening = exampleExplain.results;
const hostileQuote = 'said \u001b[31mred\u202e and \u0007bell';

function withQuote(quote: string): Breakdown {
  const copy = structuredClone(screening.breakdown);
  copy.parts.damages.reasons = [{ points: -3, why: 'a cost', quote, field: 'intakeNotes' }];
  copy.facts = [{ name: 'amount', value: quote, quote }];
  copy.flags = [{ name: 'injection_suspected', detail: null, quote }];
  return copy;
}

describe('a breakdown for people', () => {
  test('names the engine, every part with its points, every reason with its words', () => {
    const text = renderBreakdown(screening.breakdown);
    const { score, engine } = screening.breakdown;
    expect(text.startsWith(`Score ${score}/100   (rubric ${engine.version})\n`)).toBe(true);
    for (const [name, { points, max, reasons }] of Object.entries(screening.breakdown.parts)) {
      expect(text).toMatch(new RegExp(`^ {2}${name} +${points}/${max}$`, 'm'));
      for (const { why, quote } of reasons) {
        expect(text).toContain(why);
        if (quote !== null) expect(text).toContain(`“${quote}” (intakeNotes)`);
      }
    }
    expect(text).toContain('Facts:\n  claim: rear-ended\n');
    expect(text).toContain('  amount: $14,200 in medical bills\n');
    expect(text).toMatch(/^Questions to ask.*:\n {4}5 {2}Does the other side have insurance\?$/m);
    expect(text).not.toContain('Missing:\n');
    expect(renderBreakdown({ ...screening.breakdown, asks: [] })).toContain('Missing:\n  insurance');
    expect(text).not.toContain('Flags:');
  });

  test('signs what a reason adds or costs', () => {
    const text = renderBreakdown(withQuote('words'));
    expect(text).toMatch(/^ +-3 {2}a cost {2}“words” \(intakeNotes\)$/m);
    expect(text).toMatch(/^ +\+8 {2}base points$/m);
    expect(text).toContain('Flags:\n  text that tries to change the score: “words”');
  });

  test('does not obey words of a lead', () => {
    const text = renderBreakdown(withQuote(hostileQuote));
    expect(text).toContain('said \uFFFD[31mred\uFFFD and \uFFFDbell');
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

describe('a screening for people', () => {
  test('begins with the verdict, then the area, the relevance and each filter', () => {
    const text = renderScreening(screening);
    const { engine } = screening.breakdown;
    expect(text.startsWith(`VALID  ${screening.score}/100   (rubric ${engine.version})\n`)).toBe(true);
    const invalid = renderScreening({ ...screening, valid: false });
    expect(invalid.startsWith(`INVALID  ${screening.score}/100 `)).toBe(true);
    expect(text).toContain('Practice area:\n  matches your practice area "Personal Injury"');
    expect(text).toContain('Relevance:\n  the notes are about an accepted area');
    expect(text).toMatch(
      /Filters:\n {2}met {6}Must not be represented by another attorney {2}— no lawyer yet {2}“Not represented”/,
    );
    const points = renderBreakdown(screening.breakdown).split('\n').slice(3).join('\n');
    expect(text).toContain(`:\n${points}`);
    expect(text.split(screening.notes)).toHaveLength(2);
  });

  test('without filters has no heading for them', () => {
    expect(renderScreening({ ...screening, filters: [] })).not.toContain('Filters:');
  });

  test('does not obey words of a lead or of a label', () => {
    const [filter] = screening.filters;
    const text = renderScreening({
      ...screening,
      area: { ...screening.area, why: `"${hostileQuote}" is no area` },
      filters: [{ ...filter!, quote: hostileQuote }],
    });
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});
