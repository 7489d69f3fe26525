import { expect, test } from 'vitest';
import { renderApiReference, renderErrorReference } from '../../../../bridge/v1/docs/reference-markdown.ts';
import { requestExample } from '../../../../bridge/v1/docs/request-example.ts';
import { operations } from '../../../../shared/operations.ts';
import { problems } from '../../../../shared/problems.ts';

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
  for (const field of ['record.intakeNotes', 'results.valid[].analysis.thresholdScore', 'results.analysisNotes']) {
    expect(text).toContain(`| \`${field}\` |`);
  }
  expect(text).toContain('`RateLimit-Policy: "pro";q=100;w=60`');
  for (const line of text.split('\n').filter((row) => row.startsWith('|'))) {
    expect(line.replaceAll('\\|', '').split('|')).toHaveLength(5);
  }
});

test('an apostrophe in an example does not end the quoting of the shell', () => {
  const operation = { ...operations.scoreRecord, example: { input: { record: "client's" }, output: {} } };
  expect(requestExample(operation, 'http://x')).toContain(`"client'\\''s"`);
});
