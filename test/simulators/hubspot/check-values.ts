import { ApiError, conflict, type ErrorDetail } from './api-error.ts';
import { isObject } from './body-check.ts';
import type { Contact } from './contact.ts';
import type { ContactStore } from './contact-store.ts';
import type { ReportFault } from './fault-log.ts';
import type { PropertyDefinition } from './property-definition.ts';
import type { PropertyStore } from './property-store.ts';
import { checkValue } from './property-value.ts';

/** A rule an administrator made: what is wrong with a write, or null. Enforced from API version 2026-09 on. */
export type WriteRule = (write: { contact: Contact | null; values: Record<string, string> }) => string | null;

export interface WriteContext {
  portalId: number;
  version: string;
  properties: PropertyStore;
  contacts: ContactStore;
  writeRules: readonly WriteRule[];
  report: ReportFault;
}

interface Finding extends ErrorDetail {
  name: string;
  value: string;
  code: string;
}

const nonsense = new Set(['undefined', 'null', 'NaN', '[object Object]', 'Invalid Date']);

/** As HubSpot packs every wrong value of a request into one error. */
function refusal(findings: readonly Finding[], portalId: number): ApiError {
  const embedded = findings.map(({ message, code, name, value }) => ({
    isValid: false,
    message,
    error: code,
    name,
    localizedErrorMessage: message,
    propertyValue: value,
    portalId,
  }));
  const errors = findings.map(({ message, code, name }) => ({ message, code, context: { propertyName: [name] } }));
  return new ApiError(400, {
    status: 'error',
    message: `Property values were not valid: ${JSON.stringify(embedded)}`,
    errors,
    category: 'VALIDATION_ERROR',
  });
}

function textOf(name: string, raw: unknown, report: ReportFault): string {
  if (raw === null) return '';
  if (typeof raw !== 'string') report('not_text', `${name}: ${JSON.stringify(raw)} is not a string`);
  const text = typeof raw === 'object' ? '[object Object]' : String(raw);
  if (nonsense.has(text)) report('undefined_value', `${name}: "${text}" was meant to be something else`);
  return text;
}

function checkOne(property: PropertyDefinition | undefined, name: string, value: string): Finding | string {
  if (property === undefined) {
    return { name, value, code: 'PROPERTY_DOESNT_EXIST', message: `Property "${name}" does not exist` };
  }
  if (property.readOnly) {
    const message = `"${name}" is a calculated property; its value cannot be set.`;
    return { name, value, code: 'READ_ONLY_VALUE', message };
  }
  const checked = checkValue(property, value);
  return checked.ok ? checked.value : { name, value, ...checked.fault };
}

const faultOf = { PROPERTY_DOESNT_EXIST: 'unknown_property', READ_ONLY_VALUE: 'read_only_property' } as const;

/** The lifecycle stage moves forward only; a step back is ignored without a word. */
function dropStepBack(context: WriteContext, contact: Contact | null, values: Record<string, string>): void {
  const wanted = values.lifecyclestage;
  const order = context.properties.live('lifecyclestage')?.options.map((option) => option.value) ?? [];
  const current = contact?.values.get('lifecyclestage');
  if (wanted === undefined || wanted === '' || current === undefined) return;
  if (order.indexOf(wanted) >= order.indexOf(current)) return;
  context.report('lifecycle_backwards', `lifecyclestage from ${current} back to ${wanted}`);
  delete values.lifecyclestage;
}

/** What may be written of `raw` to the contact (null: one to be created). Throws HubSpot's refusal. */
export function checkValues(context: WriteContext, contact: Contact | null, raw: unknown): Record<string, string> {
  if (!isObject(raw)) {
    context.report('wrong_body', 'properties is not an object');
    throw refusal([], context.portalId);
  }
  const values: Record<string, string> = {};
  const findings: Finding[] = [];
  for (const [name, given] of Object.entries(raw)) {
    const text = textOf(name, given, context.report);
    const checked = checkOne(context.properties.live(name), name, text);
    if (typeof checked === 'string') values[name] = checked;
    else {
      findings.push(checked);
      context.report(faultOf[checked.code as keyof typeof faultOf] ?? 'invalid_value', checked.message);
    }
  }
  if (findings.length > 0) throw refusal(findings, context.portalId);
  dropStepBack(context, contact, values);
  checkUnique(context, contact, values);
  if (context.version !== '2026-03') checkRules(context, contact, values);
  return values;
}

function checkUnique(context: WriteContext, contact: Contact | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === '' || (name !== 'email' && context.properties.live(name)?.hasUniqueValue !== true)) continue;
    const holder = context.contacts.liveBy(name, value);
    if (holder !== undefined && holder !== contact) throw conflict(`Contact already exists. Existing ID: ${holder.id}`);
  }
}

function checkRules(context: WriteContext, contact: Contact | null, values: Record<string, string>): void {
  const messages = context.writeRules.map((rule) => rule({ contact, values })).filter((message) => message !== null);
  if (messages.length === 0) return;
  const errors = messages.map((message) => ({ message, code: 'REQUIRED_FIELD' }));
  throw new ApiError(400, { status: 'error', message: messages.join('; '), errors, category: 'VALIDATION_ERROR' });
}
