import { practiceAreas } from '../../../shared/practice-areas.ts';
import type { InputRecord, RecordField } from '../../../shared/record.ts';
import { findCounty } from '../places/find-county.ts';
import { findState } from '../places/find-state.ts';
import { readZip, stateOfZip } from '../places/state-of-zip.ts';
import { judgeNotesLabel } from '../topics/judge-notes-label.ts';
import { readTopicText } from '../topics/read-topic-text.ts';
import { emailState, holdsSomething } from './field-values.ts';

export interface FieldFault {
  points: number;
  why: string;
  field: RecordField;
  quote?: string;
}

const fault = (points: number, field: RecordField, why: string): FieldFault => ({ points, why, field });

/** State, ZIP code and county that do not exist or contradict each other. */
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

/** Misspelled names of common mail services, and misspelled endings. */
const MISSPELLED_DOMAIN =
  /@(?:g(?:mial|amil|mai|mal|nail|mil|mali|meil|mall|maill)|hot(?:mial|mal|mai|amil|mil)|ya(?:ho|hooo|oo|hho)|yhoo|outlok|outloo|icloud\.co|iclod)\.|\.(?:con|comm|cmo|vom|ocm|ner|nte|ogr)$/i;

function isDialable(phone: string): boolean {
  const number = phone.split(/\b(?:ext|x|extension)\b|#/i)[0] ?? '';
  const digits = number.replace(/\D/g, '');
  return number.trim().startsWith('+') ? digits.length >= 8 : /^1?\d{10}$/.test(digits);
}

/** An email address or a phone number that would reach nobody. */
export function findContactFaults(record: InputRecord): FieldFault[] {
  const faults: FieldFault[] = [];
  const email = emailState(record.email);
  if (email === 'malformed') faults.push(fault(-2, 'email', 'email address is malformed'));
  else if (email === 'fine' && MISSPELLED_DOMAIN.test(record.email.trim()))
    faults.push(fault(-1, 'email', 'email address is probably misspelled'));
  if (holdsSomething(record, 'phone') && !isDialable(record.phone))
    faults.push(fault(-1, 'phone', 'phone number is incomplete'));
  return faults;
}

const areaNames = new Map(practiceAreas.map(({ id, name }) => [id, name]));

/** How far another area must lead. Notes often touch on a second area of the same matter. */
const CLEAR_LEAD = 4;

/** A practice area that the notes contradict. */
export function findWrongLabel(record: Pick<InputRecord, 'practiceArea' | 'intakeNotes'>): FieldFault[] {
  const { verdict, topic, lead = 0 } = judgeNotesLabel({ label: record.practiceArea, reading: readTopicText(record) });
  if (verdict !== 'other_area' || !topic || lead < CLEAR_LEAD) return [];
  const why = `notes are about ${areaNames.get(topic.areaId) ?? topic.areaId}, not the practice area given`;
  return [{ ...fault(-2, 'intakeNotes', why), quote: topic.quote }];
}
