import type { InputRecord, RecordField } from '../../../shared/record.ts';
import { findCounty } from '../places/find-county.ts';
import { findState } from '../places/find-state.ts';
import { readZip, stateOfZip } from '../places/state-of-zip.ts';
import { holdsSomething } from './field-values.ts';

export interface FieldFault {
  points: number;
  why: string;
  field: RecordField;
}

const fault = (points: number, field: RecordField, why: string): FieldFault => ({ points, why, field });

/** Where state, ZIP code and county are none or do not go together. */
export function findAddressFaults(record: InputRecord): FieldFault[] {
  const given = (field: RecordField) => holdsSomething(record, field);
  const state = given('state') ? findState(record.state) : null;
  const zipState = given('zip') ? stateOfZip(record.zip) : null;
  const faults: FieldFault[] = [];
  if (given('state') && !state) faults.push(fault(-1, 'state', 'state is not a U.S. state'));
  if (given('zip') && readZip(record.zip) === null) faults.push(fault(-1, 'zip', 'ZIP code does not exist'));
  if (state && zipState && state !== zipState) {
    faults.push(fault(-2, 'zip', `ZIP code is in ${zipState.name}, not in ${state.name}`));
  }
  const home = state ?? zipState;
  if (given('county') && home) {
    const county = findCounty(record.county.split(',')[0] ?? '', home.code);
    if (!county) faults.push(fault(-1, 'county', `${home.name} has no such county`));
    else if (county.misspelt) faults.push(fault(-1, 'county', `county is probably ${county.name}`));
  }
  return faults;
}
