import { describe, expect, test } from 'vitest';
import { isPlaceholder } from '../../../../bridge/analysis/completeness/field-values.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

describe('isPlaceholder', () => {
  test.each([
    'N/A',
    'n.a.',
    'None',
    'NULL',
    'Unknown',
    'unk',
    'not provided',
    'Prefer not to say',
    'declined to state',
    'see notes',
    'no e-mail',
    'Testing 123',
    'lorem ipsum',
    'blah blah',
    'asdf',
    'qwer',
    'zxcvbn',
    'hjkl asdf',
    'qweqwe',
    'aaaa',
    'xx',
    '0000',
    '...',
    '???',
    ' - ',
    'ninguno',
    'no tiene correo'.slice(0, 8),
    'No sé',
    'sin teléfono',
    'desconocido',
  ])('"%s" is one', (value) => expect(isPlaceholder(value)).toBe(true));
});

checkRows(new URL('./rows/placeholder.txt', import.meta.url), { placeholder: isPlaceholder });
