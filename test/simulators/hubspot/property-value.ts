import { instantText } from './instant.ts';
import type { PropertyDefinition } from './property-definition.ts';

export interface ValueFault {
  code: string;
  message: string;
}

/** Whether a value may be written, and as what it is kept. */
export type CheckedValue = { ok: true; value: string } | { ok: false; fault: ValueFault };

const maximumLength = 65_536;
const dayMs = 86_400_000;
/** Epoch milliseconds below this are years before 1974: someone sent seconds. */
const leastEpochMs = 100_000_000_000;

const good = (value: string): CheckedValue => ({ ok: true, value });
const bad = (code: string, message: string): CheckedValue => ({ ok: false, fault: { code, message } });

const number = /^-?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const email = /^[^\s@<>(),;:]+@[^\s@.]+(\.[^\s@.]+)+$/;

function allowedOptions(property: PropertyDefinition): string {
  const text = property.options.map(
    ({ label, value, displayOrder, hidden }) =>
      `label: "${label}"\nvalue: "${value}"\ndisplay_order: ${displayOrder}\nhidden: ${hidden}\nread_only: false\n`,
  );
  return `[${text.join(', ')}]`;
}

function checkOption(property: PropertyDefinition, text: string): CheckedValue {
  const known = new Set(property.options.map((option) => option.value));
  const chosen = property.fieldType === 'checkbox' ? text.split(';').filter((part) => part !== '') : [text];
  const wrong = chosen.find((part) => !known.has(part));
  if (wrong === undefined) return good(property.fieldType === 'checkbox' ? chosen.join(';') : text);
  return bad('INVALID_OPTION', `${wrong} was not one of the allowed options: ${allowedOptions(property)}`);
}

function checkInstant(text: string): CheckedValue {
  const ms = /^-?\d+$/.test(text) ? Number(text) : instant.test(text) || day.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isFinite(ms)) return bad('INVALID_LONG', `${text} was not a valid long.`);
  if (Math.abs(ms) < leastEpochMs || Math.abs(ms) > 8.64e15) {
    return bad('INVALID_DATE', `${text} is not a date in milliseconds.`);
  }
  return good(instantText(ms));
}

function checkDay(text: string): CheckedValue {
  const ms = /^-?\d+$/.test(text) ? Number(text) : day.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isFinite(ms)) return bad('INVALID_LONG', `${text} was not a valid long.`);
  if (ms % dayMs !== 0) return bad('INVALID_DATE', `${text} is at ${instantText(ms).slice(11)} UTC, not midnight!`);
  return good(instantText(ms).slice(0, 10));
}

function checkBoolean(text: string): CheckedValue {
  return text === 'true' || text === 'false'
    ? good(text)
    : bad('INVALID_OPTION', `${text} was not one of the allowed options: ["true", "false", ""]`);
}

function checkText(property: PropertyDefinition, text: string): CheckedValue {
  if (text.length > maximumLength) {
    return bad('INVALID_LENGTH', `${property.name} is longer than ${maximumLength} characters.`);
  }
  if (property.name === 'email' && !email.test(text)) {
    return bad('INVALID_EMAIL', `Email address ${text} is invalid`);
  }
  return good(text);
}

/** Checks one value against its property; the empty string clears. */
export function checkValue(property: PropertyDefinition, text: string): CheckedValue {
  if (text === '') return good('');
  switch (property.type) {
    case 'number':
      return number.test(text) ? good(text) : bad('INVALID_DOUBLE', `${text} was not a valid number.`);
    case 'enumeration':
      return checkOption(property, text);
    case 'datetime':
      return checkInstant(text);
    case 'date':
      return checkDay(text);
    case 'bool':
      return checkBoolean(text);
    default:
      return checkText(property, text);
  }
}
