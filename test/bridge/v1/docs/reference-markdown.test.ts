import { expect, test } from 'vitest';
import { objectTables } from '../../../../bridge/v1/docs/field-rows.ts';
import { renderApiReference, renderErrorReference } from '../../../../bridge/v1/docs/reference-markdown.ts';
import { operations } from '../../../../shared/operations.ts';
import { problems } from '../../../../shared/problems/problems.ts';

test('the error list has every row of the table once', () => {
  const lines = renderErrorReference().split('\n');
  for (const [code, { status, error }] of Object.entries(problems)) {
    expect(lines.filter((line) => line.startsWith(`| ${status} | ${error} | \`${code}\` |`))).toHaveLength(1);
  }
});

test('the reference has every operation, its fields and its rules, in whole tables', () => {
  const text = renderApiReference();
  for (const { path, summary } of Object.values(operations))
    expect(text).toContain(`## ${summary}\n\n\`POST ${path}\``);
  for (const field of ['record', 'intakeNotes', 'results.valid', 'analysis.thresholdScore', 'results.analysisNotes'])
    expect(text).toContain(`| \`${field}\` |`);
  expect(text).toContain('`RateLimit-Policy: "pro";q=100;w=60`');
  for (const line of text.split('\n').filter((row) => row.startsWith('|'))) {
    expect(line.replaceAll('\\|', '').split('|')).toHaveLength(5);
  }
});

test('no row stands twice in a table, and every object that a row names has its own', () => {
  const text = renderApiReference();
  for (const section of text.split(/^#{2,3} /m)) {
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    expect(new Set(rows).size).toBe(rows.length);
  }
  const objects = objectTables().map(({ name }) => name);
  expect(new Set(objects).size).toBe(objects.length);
  for (const [, anchor] of text.matchAll(/\]\(#(\w+)\)/g))
    expect(objects.map((name) => name.toLowerCase())).toContain(anchor);
});
