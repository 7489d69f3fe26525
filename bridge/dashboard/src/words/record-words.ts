import type { RecordField } from '../../../../shared/record.ts';

export const fieldWords: Record<RecordField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  location: 'City',
  zip: 'ZIP code',
  county: 'County',
  state: 'State',
  practiceArea: 'Practice area',
  intakeNotes: 'Case notes',
};
