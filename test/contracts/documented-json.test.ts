import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { configurationInput } from '../../shared/configuration.ts';
import { fieldMapping } from '../../shared/field-mapping.ts';
import { customFilter } from '../../shared/filter-conditions.ts';
import { operations, recordRequest } from '../../shared/operations.ts';
import { documents } from '../fixtures/documented-commands.ts';

const root = path.join(import.meta.dirname, '..', '..');
const { scoreRecord, screenRecord, explainRecord } = operations;

/** What each document shows as JSON, in order: every block has a schema here, so none is without one. */
const shown: Record<string, z.ZodType[]> = {
  'README.md': [recordRequest, scoreRecord.output, configurationInput],
  'bridge/docs/api.md': [recordRequest, scoreRecord.output, screenRecord.output, explainRecord.output],
  'bridge/docs/filters.md': [customFilter],
  'bridge/docs/hubspot.md': [fieldMapping],
};

/** The blocks of JSON, and the files that commands write. */
const jsonIn = (text: string): string[] =>
  [...text.matchAll(/^ *```json\n([\s\S]*?)^ *```|<<'JSON'\n([\s\S]*?)^ *JSON$/gm)].map(
    ([, block, written]) => block ?? written ?? '',
  );

function faultOf(schema: z.ZodType, json: string): string | null {
  const { error } = schema.safeParse(JSON.parse(json));
  return error === undefined ? null : z.prettifyError(error);
}

const jsonOf = (file: string) => jsonIn(readFileSync(path.join(root, file), 'utf8'));

describe('JSON in the documents', () => {
  test.each(documents)('%s: each block is taken by the schema of what it shows', (file) => {
    const blocks = jsonOf(file);
    const schemas = shown[file] ?? [];
    expect(blocks).toHaveLength(schemas.length);
    expect(schemas.map((schema, at) => faultOf(schema, blocks[at] ?? ''))).toEqual(schemas.map(() => null));
  });

  test('a field left out is noticed', () => {
    const [mapping = ''] = jsonOf('bridge/docs/hubspot.md');
    const { fields, ...rest } = JSON.parse(mapping);
    const { state: _, ...fewer } = fields;
    expect(faultOf(fieldMapping, JSON.stringify({ ...rest, fields: fewer }))).toContain('fields.state');
  });
});
