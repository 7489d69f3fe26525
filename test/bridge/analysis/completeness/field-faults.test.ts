import { describe, expect, test } from 'vitest';
import {
  findAddressFaults,
  findContactFaults,
  findWrongLabel,
} from '../../../../bridge/analysis/completeness/field-faults.ts';
import type { InputRecord } from '../../../../shared/record.ts';
import { sampleRecord } from '../evaluation/sample-record.ts';

const address = (changes: Partial<InputRecord>) =>
  findAddressFaults({ ...sampleRecord, ...changes }).map(({ points, field, why }) => `${points} ${field}: ${why}`);
const contact = (changes: Partial<InputRecord>) =>
  findContactFaults({ ...sampleRecord, ...changes }).map(({ points, field }) => `${points} ${field}`);

describe('findAddressFaults', () => {
  test.each<[Partial<InputRecord>, string[]]>([
    [{}, []],
    [{ state: 'Texas', county: 'travis county' }, []],
    [{ zip: '94110' }, ['-2 zip: ZIP code is in California, not in Texas']],
    [{ zip: '00000' }, []],
    [{ zip: '7870' }, ['-1 zip: ZIP code does not exist']],
    [{ zip: '09096' }, []],
    [{ county: 'Travvis' }, ['-1 county: county is probably Travis']],
    [{ county: 'Fulton' }, ['-1 county: Texas has no such county']],
    [{ state: 'Bavaria' }, ['-1 state: state is not a U.S. state']],
    [{ state: '', county: 'Fulton' }, ['-1 county: Texas has no such county']],
    [{ state: '', zip: '' }, []],
    [{ state: 'OH', zip: '94110', county: 'Jefferson' }, ['-2 zip: ZIP code is in California, not in Ohio']],
    [{ county: 'unknown' }, []],
  ])('%j: %j', (changes, faults) => expect(address(changes)).toEqual(faults));
});

describe('findContactFaults', () => {
  test.each<[Partial<InputRecord>, string[]]>([
    [{}, []],
    [{ email: '' }, []],
    [{ email: 'rosa@@example.com' }, ['-2 email']],
    [{ email: 'rosa@gmial.com' }, ['-1 email']],
    [{ email: 'rosa@hotmail.con' }, ['-1 email']],
    [{ email: 'rosa@gmx.com' }, []],
    [{ email: 'rosa@mail.com' }, []],
    [{ phone: '512.555.0101' }, []],
    [{ phone: '1-512-555-0101' }, []],
    [{ phone: '(512) 555-0101 ext. 22' }, []],
    [{ phone: '+44 20 7946 0101' }, []],
    [{ phone: '555-0101' }, ['-1 phone']],
    [{ phone: '512-555-01012' }, ['-1 phone']],
    [{ phone: 'none' }, []],
  ])('%j: %j', (changes, faults) => expect(contact(changes)).toEqual(faults));
});

describe('findWrongLabel', () => {
  test('quotes the words that show another area', () => {
    const notes = 'I want a divorce, married 9 years, joint custody of two kids.';
    const [fault] = findWrongLabel({ practiceArea: 'Dog Bite', intakeNotes: notes });
    expect(fault).toMatchObject({ points: -2, field: 'intakeNotes' });
    expect(fault?.why).toMatch(/Family Law|Divorce|Child Custody/);
    expect(notes).toContain(fault?.quote);
  });

  test.each([
    ['Family Law', 'I want a divorce, married 9 years, joint custody of two kids.'],
    ['Dog Bite', 'please call'],
    ['Something else', 'I want a divorce, married 9 years.'],
  ])('finds nothing wrong with %s over: %s', (label, notes) => {
    expect(findWrongLabel({ practiceArea: label, intakeNotes: notes })).toEqual([]);
  });
});
