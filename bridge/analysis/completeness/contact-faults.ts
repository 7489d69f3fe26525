import type { InputRecord } from '../../../shared/record.ts';
import type { FieldFault } from './address-faults.ts';
import { readEmail } from './email.ts';
import { holdsSomething } from './field-values.ts';

/** Endings that are a slip of the finger; which service it was meant to be does not matter. */
const SLIP =
  /@(?:g(?:mial|amil|mai|mal|nail|mil|mali|meil|mall|maill)|hot(?:mial|mal|mai|amil|mil)|ya(?:ho|hooo|oo|hho)|yhoo|outlok|outloo|icloud\.co|iclod)\.|\.(?:con|comm|cmo|vom|ocm|ner|nte|ogr)$/i;

/** Where phone or email would not reach anybody. */
export function findContactFaults(record: InputRecord): FieldFault[] {
  const faults: FieldFault[] = [];
  const state = readEmail(record.email);
  if (state === 'malformed') faults.push({ points: -2, why: 'email address is malformed', field: 'email' });
  else if (state === 'fine' && SLIP.test(record.email.trim())) {
    faults.push({ points: -1, why: 'email address is probably misspelled', field: 'email' });
  }
  if (holdsSomething(record, 'phone') && !isDialable(record.phone)) {
    faults.push({ points: -1, why: 'phone number is incomplete', field: 'phone' });
  }
  return faults;
}

function isDialable(phone: string): boolean {
  const number = phone.split(/\b(?:ext|x|extension)\b|#/i)[0] ?? '';
  const digits = number.replace(/\D/g, '');
  return number.trim().startsWith('+') ? digits.length >= 8 : digits.length === 10 || /^1\d{10}$/.test(digits);
}
