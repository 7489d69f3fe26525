import { type Operation, operations } from '../../../shared/operations.ts';
import { componentsOf } from '../openapi/json-schema.ts';
import { fieldRows } from './field-rows.ts';
import { listProblems } from './problem-table.ts';
import { requestExample } from './request-example.ts';
import { topics } from './topics.ts';

const NOTE = '<!-- Generated from shared/ by `npm run generate`; edit the tables, not this file. -->';
const BASE = 'http://127.0.0.1:3000';

/** `bridge/docs/api.md` */
export function renderApiReference(): string {
  const sections = Object.entries(operations).flatMap(([, operation]) => operationSection(operation));
  const rules = topics.flatMap(({ title, points }) => [`## ${title}`, '', ...points.map((point) => `- ${point}`), '']);
  return [
    NOTE,
    '',
    '# API reference',
    '',
    'A running bridge shows the same at `/docs`, and as OpenAPI 3.1 at `/api/v1/openapi.json`. Errors: [errors.md](errors.md).',
    '',
    ...sections,
    ...rules,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** `bridge/docs/errors.md` */
export function renderErrorReference(): string {
  const rows = listProblems().map(
    ({ code, status, error, help }) => `| ${status} | ${error} | \`${code}\` | ${help} |`,
  );
  return [
    NOTE,
    '',
    '# Errors',
    '',
    'Every error body is a JSON object with a string `error`; a 400 also has `details`, a list of `{ path, code, message }`.',
    'The code is the name of the error in the log and in this list; it is not part of the body.',
    '',
    '| Status | `error` | Code | What to do |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function operationSection(operation: Operation): string[] {
  return [
    `## ${operation.summary}`,
    '',
    `\`${operation.method.toUpperCase()} ${operation.path}\``,
    '',
    operation.description,
    '',
    '```sh',
    requestExample(operation, BASE),
    '```',
    '',
    ...fieldTable(operation.input, 'input'),
    '```json',
    JSON.stringify(operation.example.output, null, 2),
    '```',
    '',
    ...fieldTable(operation.output, 'output'),
  ];
}

function fieldTable(schema: Operation['input'], io: 'input' | 'output'): string[] {
  const { ref, components } = componentsOf(schema, io);
  const rows = fieldRows(ref, components).map(
    ({ path, type, required, description }) =>
      `| \`${path}\` | ${type}${required ? '' : ', optional'} | ${description.replaceAll('|', '\\|')} |`,
  );
  return [`| ${io === 'input' ? 'Request' : 'Response'} field | Type | Meaning |`, '|---|---|---|', ...rows, ''];
}
