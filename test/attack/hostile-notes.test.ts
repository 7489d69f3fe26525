import { expect, test } from 'vitest';
import { INTAKE_NOTES_MAX } from '../../shared/record.ts';
import { families } from './hostile-notes.ts';

test('there are sixty families of notes, each as long as notes may be, and all of them different', () => {
  expect(families.length).toBeGreaterThanOrEqual(60);
  const texts = families.map(({ make }) => make(INTAKE_NOTES_MAX));
  expect(texts.map(({ length }) => length)).toEqual(texts.map(() => INTAKE_NOTES_MAX));
  expect(new Set(texts).size).toBe(texts.length);
});
