import { type JsonSchema, resolve } from '../openapi/json-schema.ts';

interface FieldRow {
  /** Dotted path; `[]` marks the elements of a list. */
  path: string;
  type: string;
  required: boolean;
  description: string;
}

const DEEPEST = 4;

/** The fields of a schema as lines of a table, nested ones with their path; deep results are cut at four levels. */
export function fieldRows(schema: JsonSchema, components: Record<string, JsonSchema>, at = ''): FieldRow[] {
  const { properties = {}, required = [] } = resolve(schema, components);
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = at === '' ? name : `${at}.${name}`;
    const target = resolve(property, components);
    const row = { path, type: typeOf(property, components), required: required.includes(name) };
    const inner = target.items === undefined ? target : resolve(target.items, components);
    const deeper = target.items === undefined ? path : `${path}[]`;
    const nested = path.split('.').length < DEEPEST ? fieldRows(inner, components, deeper) : [];
    return [{ ...row, description: describe(target, property) }, ...nested];
  });
}

function typeOf(schema: JsonSchema, components: Record<string, JsonSchema>): string {
  const target = resolve(schema, components);
  if (target.anyOf !== undefined) return target.anyOf.map((option) => typeOf(option, components)).join(' or ');
  if (target.items !== undefined) return `list of ${typeOf(target.items, components)}`;
  if (target.const !== undefined) return JSON.stringify(target.const);
  return Array.isArray(target.type) ? target.type.join(' or ') : (target.type ?? 'any');
}

function describe(target: JsonSchema, property: JsonSchema): string {
  const bounds = [
    target.maxLength !== undefined && `at most ${target.maxLength.toLocaleString('en-US')} characters`,
    target.maximum !== undefined && target.maximum < 1_000 && `${target.minimum ?? 0} to ${target.maximum}`,
    target.enum !== undefined && `one of ${target.enum.map((value) => `\`${value}\``).join(', ')}`,
  ].filter((bound) => bound !== false);
  const description = property.description ?? target.description;
  return [...(description === undefined ? [] : [description]), ...bounds].join('; ');
}
