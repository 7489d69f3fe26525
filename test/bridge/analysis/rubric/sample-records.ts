import type { InputRecord } from '../../../../shared/record.ts';

export const today = '2026-11-20';

export const recordWith = (intakeNotes: string, changes: Partial<InputRecord> = {}): InputRecord => ({
  firstName: 'Jordan',
  lastName: 'Avery',
  phone: '206-555-0119',
  email: 'jordan.avery@example.com',
  location: 'Tacoma',
  zip: '98402',
  county: 'Pierce',
  state: 'WA',
  practiceArea: 'Personal Injury',
  intakeNotes,
  ...changes,
});

/** Notes of every strength, made up for the tests. */
export const sampleNotes = {
  strong:
    'Forklift driver at the lumber yard backed over my foot on 9/2/2026. I was a customer standing in the marked aisle. Crush injury, two operations, 6 nights inpatient, bills $81,000 so far. The yard wrote an incident report, a clerk saw it and I have photos. Their insurer opened a claim. I have no lawyer.',
  decent:
    'My landlord never returned the $1,900 deposit after we moved out June 30, 2026. I have the lease, move-out pictures and his text saying he spent it. No attorney.',
  thin: 'someone bumped my car last month, my shoulder is sore',
  weak: 'The barista was rude and spelled my name wrong. I want to sue.',
  barred: 'Hit by a taxi in 2011 on Pine St, broken ankle with surgery, driver cited. Never filed anything. No lawyer.',
  represented:
    'Rear-ended 8/14/2026, other driver cited, herniated disc, injections. I already hired an attorney and she sent her letter to the insurer.',
  spanish:
    'Me atropelló una camioneta el 3 de septiembre de 2026 en el cruce, luz roja para él. Fractura de pierna, dos cirugías. Hay reporte y testigos. No tengo abogado.',
  vendor: 'We help law firms get exclusive leads. Free audit of your website, reply YES to this offer or unsubscribe.',
  empty: '',
} as const;
