import process from 'node:process';
import { expect, test } from 'vitest';
import { shortenRuns } from '../../bridge/analysis/compose-analysis.ts';
import { INTAKE_NOTES_MAX } from '../../shared/record.ts';
import { type Family, families } from '../attack/hostile-notes.ts';
import { collectExpressions, type Expression } from '../fixtures/collect-expressions.ts';

/** Below this, however it grows, nobody waits; and what the machine does meanwhile does not count. */
const FLOOR_MS = 2;
const GROWTH_MAX = 2.5;
const REPETITIONS = 5;
const ENOUGH_MICROSECONDS = 15_000;

/** Characters of a filter. */
const FILTER_TEXT_MAX = 300;

/** Whose text is the firm's own filter, never a stranger's. */
const readsFilters = (where: string) => where.includes('bridge/analysis/filters/');
/** What stands in a folder of the analysis gets the record with its endless runs cut. */
const readsShortened = (where: string) => /bridge\/analysis\/\w+\/(?!shorten-runs)/.test(where);

/** The words of the expression itself, again and again: they lead furthest into it. */
function ownWords({ source }: Expression): Family {
  const words = `${(source.match(/[a-z]{3,}/gi) ?? ['a']).slice(0, 8).join(' ')} `;
  return { name: 'own words', make: (length) => words.repeat(Math.ceil(length / words.length)).slice(0, length) };
}

function search(expression: RegExp, text: string): void {
  for (const _ of text.matchAll(expression));
}

function lasts(expression: RegExp, text: string): number {
  const before = performance.now();
  search(expression, text);
  return performance.now() - before;
}

/** CPU of this thread, so that others on the machine do not count; often enough that the ticks of its clock do not either. */
function costOf(expression: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  for (let count = 1; ; count += 1) {
    search(expression, text);
    const { user, system } = process.threadCpuUsage(before);
    if (user + system > ENOUGH_MICROSECONDS) return (user + system) / 1_000 / count;
  }
}

/** How much dearer twice the text is, at the first length that is dear at all; undefined where none is. */
function growthOf(expression: RegExp, text: (length: number) => string, longest: number): number | undefined {
  if (lasts(expression, text(longest / 16)) < FLOOR_MS && lasts(expression, text(longest / 4)) < FLOOR_MS / 40)
    return undefined;
  for (let length = longest / 16; length <= longest; length *= 2) {
    if (lasts(expression, text(length)) < FLOOR_MS || costOf(expression, text(length)) < FLOOR_MS) continue;
    let [whole, half] = [Infinity, 0];
    for (let repetition = 0; repetition < REPETITIONS && !(whole / half <= GROWTH_MAX); repetition += 1) {
      whole = Math.min(whole, costOf(expression, text(length)));
      half = Math.max(half, costOf(expression, text(length / 2)));
    }
    if (whole >= FLOOR_MS && whole / half > GROWTH_MAX) return whole / half;
  }
  return undefined;
}

function faultsOf(expression: Expression): string[] {
  const { source, flags, where } = expression;
  const longest = readsFilters(where) ? FILTER_TEXT_MAX : INTAKE_NOTES_MAX;
  const searching = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`);
  return [...families, ownWords(expression)].flatMap((family) => {
    const text = (length: number) => made(family, length, readsShortened(where));
    // Compiled before it is measured.
    search(searching, text(200));
    search(searching, text(200));
    const growth = growthOf(searching, text, longest);
    return growth === undefined ? [] : [`${where}: ${family.name}, ${growth.toFixed(1)} times for twice the text`];
  });
}

const texts = new Map<string, string>();

function made(family: Family, length: number, shortened: boolean): string {
  if (family.name === 'own words') return family.make(length);
  const key = `${family.name} ${length} ${shortened}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = shortened ? shortenRuns(family.make(length)) : family.make(length);
  texts.set(key, text);
  return text;
}

test('no expression costs more than two and a half times as much for twice the text, whatever the text', async () => {
  const expressions = await collectExpressions();
  expect(expressions.length).toBeGreaterThan(1_000);
  expect(expressions.flatMap(faultsOf)).toEqual([]);
});

test('an expression that goes back and forth is found out', () => {
  const slow = { source: String.raw`[.\s]+$`, flags: 'u', where: 'a pattern that was once here' };
  expect(faultsOf(slow).length).toBeGreaterThan(0);
});
