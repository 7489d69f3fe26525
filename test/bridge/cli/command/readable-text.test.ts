import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableJson } from '../../../../bridge/cli/command/readable-text.ts';

test('a list of texts takes one line', () => {
  expect(readableJson({ areas: ['Car "A", \\ B', 'Dog\nBite'], threshold: 60 })).toBe(
    '{\n  "areas": ["Car \\"A\\", \\\\ B", "Dog\\nBite"],\n  "threshold": 60\n}',
  );
});

test('whatever the value, it can be read back', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(JSON.parse(readableJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
