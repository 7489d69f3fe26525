import { type Operation, operations } from '../../../shared/operations.ts';
import { commonRows, type FieldRow, objectTables, resultRows } from './field-rows.ts';
import { listProblems } from './problem-table.ts';
import { BODY_FILE, bodySample, exportSample, keyAdvice, keySample, requestSamples, type Sample } from './samples.ts';
import { topics } from './topics.ts';

const NOTE = '<!-- Generated from shared/ by `npm run generate`; edit the tables, not this file. -->';
const BASE = 'http://127.0.0.1:3000';

/** `bridge/docs/api.md` */
export function renderApiReference(): string {
  const { request, answer } = commonRows();
  const lines = [
    NOTE,
    '',
    '# API reference',
    '',
    'A running bridge shows the same at `/docs`, and as OpenAPI 3.1 at `/api/v1/openapi.json`. Errors: [errors.md](errors.md).',
    '',
    '## Get a key',
    '',
    keyAdvice,
    '',
    ...fenced({ language: 'sh', code: keySample }),
    'A key is shown once. The samples here read it from the environment:',
    '',
    ...fenced({ language: 'sh', code: exportSample }),
    '## First request',
    '',
    `Save this as \`${BODY_FILE}\`; all three operations take it.`,
    '',
    ...fenced({ language: 'json', code: bodySample(operations.scoreRecord) }),
    ...requestSamples(operations.scoreRecord, BASE).flatMap(fenced),
    ...fieldTable('Request field', request),
    'Every answer has, besides its `results`:',
    '',
    ...fieldTable('Response field', answer),
    ...Object.values(operations).flatMap(operationSection),
    '## Objects',
    '',
    ...objectTables().flatMap(({ name, description, rows }) => [
      `### ${name}`,
      '',
      ...(description === '' ? [] : [description, '']),
      ...fieldTable('Field', rows),
    ]),
    ...topics.flatMap(({ title, points }) => [`## ${title}`, '', ...points.map((point) => `- ${point}`), '']),
  ];
  return lines.join('\n').trimEnd().concat('\n');
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
    'The header `X-Error-Code` holds the code, and `Link` leads to its row on the page `/docs` of the bridge.',
    '',
    '| Status | `error` | Code | What to do |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const fenced = ({ language, code }: Pick<Sample, 'language' | 'code'>): string[] => [
  `\`\`\`${language}`,
  code,
  '```',
  '',
];

function operationSection(operation: Operation): string[] {
  const [curl] = requestSamples(operation, BASE);
  return [
    `## ${operation.summary}`,
    '',
    `\`${operation.method.toUpperCase()} ${operation.path}\``,
    '',
    operation.description,
    '',
    ...(curl === undefined ? [] : fenced(curl)),
    ...fenced({ language: 'json', code: JSON.stringify(operation.example.output, null, 2) }),
    ...fieldTable('Result', resultRows(operation)),
  ];
}

function fieldTable(title: string, rows: readonly FieldRow[]): string[] {
  const lines = rows.map(({ path, type, object, required, description }) => {
    const shown = object === undefined ? type : type.replace(object, `[${object}](#${object.toLowerCase()})`);
    return `| \`${path}\` | ${shown}${required ? '' : ', optional'} | ${description.replaceAll('|', '\\|')} |`;
  });
  return [`| ${title} | Type | Meaning |`, '|---|---|---|', ...lines, ''];
}
