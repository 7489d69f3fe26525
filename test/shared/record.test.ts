import { expect, test } from 'vitest';
import { recordFields } from '../../shared/record.ts';

test('the record has the ten fields of the specification, in its order', () => {
  expect(recordFields).toEqual([
    'firstName',
    'lastName',
    'phone',
    'email',
    'location',
    'zip',
    'county',
    'state',
    'practiceArea',
    'intakeNotes',
  ]);
});
