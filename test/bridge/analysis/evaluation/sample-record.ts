import type { InputRecord } from '../../../../shared/record.ts';

/** A complete, consistent lead; tests change what they are about. */
export const sampleRecord: InputRecord = {
  firstName: 'Odalys',
  lastName: 'Brennan',
  phone: '512-555-0111',
  email: 'odalys.brennan@example.com',
  location: 'Austin',
  zip: '78704',
  county: 'Travis',
  state: 'TX',
  practiceArea: 'Auto Accident',
  intakeNotes:
    'A delivery van ran the stop sign on Oltorf on September 9, 2026 and hit my car. The driver was cited. Broken collarbone, surgery, 31k in bills. I have the police report and photos. I have no lawyer.',
};
