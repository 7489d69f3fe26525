import { type InputRecord, type RecordField, recordFields } from '../../shared/record.ts';
import { flagLabels, partMaxima, type Reason } from '../../shared/results.ts';
import { findAddressFaults, findContactFaults, findWrongLabel } from './completeness/field-faults.ts';
import { holdsSomething } from './completeness/field-values.ts';
import { type Hostility, readHostility } from './completeness/hostile-text.ts';
import { findNoteFaults } from './completeness/note-quality.ts';
import type { PartAssessment } from './engine.ts';
import { ordersOf } from './rubric/injection/orders-of-record.ts';
import type { FoldedText } from './text/fold-text.ts';

const fieldNames: Record<RecordField, string> = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone number',
  email: 'email address',
  location: 'location',
  zip: 'ZIP code',
  county: 'county',
  state: 'state',
  practiceArea: 'practice area',
  intakeNotes: 'intake notes',
};

type Fault = Omit<Reason, 'quote' | 'field'> & { quote?: string | null; field?: RecordField | null };

function assessPresent(missing: readonly RecordField[]): PartAssessment {
  const held = recordFields.length - missing.length;
  const total = { points: held, why: `${held} of ${recordFields.length} fields filled`, quote: null, field: null };
  const gaps = missing.map((field) => ({ points: 0, why: `${fieldNames[field]} is missing`, quote: null, field }));
  return { points: held, reasons: [total, ...gaps] };
}

interface Input {
  record: InputRecord;
  notes: FoldedText;
  hostility: Hostility | null;
  missing: readonly RecordField[];
  isLead: boolean;
}

function findFaults({ record, notes, hostility, missing, isLead }: Input): Fault[] {
  const unpaid = (field: RecordField) => field !== hostility?.field;
  return [
    ...(hostility
      ? [
          {
            points: hostility.level === 'heavy' ? -4 : -1,
            why: flagLabels.injection_suspected,
            quote: hostility.quote,
            field: hostility.field,
          },
        ]
      : []),
    ...findNoteFaults(notes.text).map((fault) => ({ ...fault, field: 'intakeNotes' as const })),
    ...missing.filter(unpaid).map((field) => ({
      points: field === 'intakeNotes' ? -2 : -1,
      why: `not usable: ${fieldNames[field]}`,
      field,
    })),
    ...(isLead ? findWrongLabel(record) : []),
    ...findContactFaults(record),
    ...findAddressFaults(record),
  ];
}

function assessQuality(faults: readonly Fault[]): PartAssessment {
  const full = partMaxima.quality;
  let points: number = full;
  const why = faults.length === 0 ? 'no problems found in the data' : 'full points, minus the following';
  const reasons: Reason[] = [{ points: full, why, quote: null, field: null }];
  for (const { why, quote = null, field = null, ...fault } of faults) {
    const cost = Math.max(fault.points, -points);
    points += cost;
    reasons.push({ points: cost, why, quote, field });
  }
  return { points, reasons };
}

/**
 * The two parts that are always computed in code: what is there, and whether it can be believed. Only notes of a lead
 * can contradict the practice area.
 */
export function assessCompleteness(
  record: InputRecord,
  isLead = true,
): { present: PartAssessment; quality: PartAssessment } {
  const { notes } = ordersOf(record);
  const { hostility, honest } = readHostility(record);
  const missing = recordFields.filter((field) => !holdsSomething(honest, field));
  const faults = findFaults({ record, notes, hostility, missing, isLead });
  return { present: assessPresent(missing), quality: assessQuality(faults) };
}
