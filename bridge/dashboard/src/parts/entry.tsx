import type { ReactNode } from 'react';
import { type InputRecord, type RecordField, recordFields } from '../../../../shared/record.ts';
import { fieldWords } from '../words/record-words.ts';

/** A name and its value in a list of class `record`; values may be words of a lead. */
export function Entry({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** Without the notes, which are shown elsewhere with their quotes. */
export const shortFields = recordFields.filter((field) => field !== 'intakeNotes');

interface RecordEntriesProps {
  readonly record: InputRecord;
  readonly fields: readonly RecordField[];
}

export function RecordEntries({ record, fields }: RecordEntriesProps) {
  return fields.map((field) => (
    <Entry key={field} name={fieldWords[field]}>
      {record[field] || '–'}
    </Entry>
  ));
}
