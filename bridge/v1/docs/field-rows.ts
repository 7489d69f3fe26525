import { type Operation, operations } from '../../../shared/operations.ts';
import { componentsOf, type JsonSchema, nameOf, resolve } from '../../platform/http/json-schema.ts';

export interface FieldRow {
  /** Dotted path; `[]` marks the elements of a list, `*` any of several names. */
  path: string;
  type: string;
  /** The object that has its own table. */
  object: string | undefined;
  required: boolean;
  description: string;
}

type Components = Record<string, JsonSchema>;

/** The fields of a schema as table rows; named objects have their own table. */
function fieldRows(schema: JsonSchema, components: Components, at = ''): FieldRow[] {
  const { properties = {}, required = [] } = resolve(schema, components);
  const alike = alikeOf(properties);
  if (alike !== undefined) return alikeRows(properties, alike, { components, at });
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = at === '' ? name : `${at}.${name}`;
    const object = nameOf(property.items ?? property);
    const row: FieldRow = {
      path,
      type: typeOf(property, components),
      object,
      required: required.includes(name),
      description: describe(property, components),
    };
    if (object !== undefined) return [row];
    const nested =
      property.items === undefined ? ([property, path] as const) : ([property.items, `${path}[]`] as const);
    return [row, ...fieldRows(nested[0], components, nested[1])];
  });
}

/** The common shape of several objects that differ only in numbers. */
function alikeOf(properties: Record<string, JsonSchema>): JsonSchema | undefined {
  const [first, ...others] = Object.values(properties);
  if (first?.properties === undefined || others.length < 2) return undefined;
  const shapeOf = (schema: JsonSchema) => JSON.stringify(schema, (_, value) => (typeof value === 'number' ? 0 : value));
  return others.every((other) => shapeOf(other) === shapeOf(first)) ? first : undefined;
}

function alikeRows(
  properties: Record<string, JsonSchema>,
  shape: JsonSchema,
  { components, at }: { components: Components; at: string },
): FieldRow[] {
  const names = Object.keys(properties).map((name) => `\`${name}\``);
  const description = `each of ${names.join(', ')}`;
  const path = `${at}.*`;
  const row: FieldRow = { path, type: 'object', object: undefined, required: true, description };
  const rows = fieldRows(shape, components, path);
  // Their numbers differ: one's limit is not another's.
  const general = ({ type, description, ...one }: FieldRow): FieldRow => ({
    ...one,
    type: /^\d+$/.test(type) ? 'number' : type,
    description: description.replace(/(?:; )?(?<!\d)\d{1,6} to \d{1,6}$/, ''),
  });
  return [row, ...rows.map(general)];
}

function typeOf(schema: JsonSchema, components: Components): string {
  const target = resolve(schema, components);
  if (target.anyOf !== undefined) return target.anyOf.map((option) => typeOf(option, components)).join(' or ');
  if (target.items !== undefined) return `list of ${nameOf(target.items) ?? typeOf(target.items, components)}`;
  if (target.const !== undefined) return JSON.stringify(target.const);
  const name = nameOf(schema);
  if (name !== undefined) return name;
  return Array.isArray(target.type) ? target.type.join(' or ') : (target.type ?? 'any');
}

function describe(property: JsonSchema, components: Components): string {
  const target = resolve(property, components);
  const bounds = [
    target.maxLength !== undefined && `at most ${target.maxLength.toLocaleString('en-US')} characters`,
    target.maximum !== undefined && target.maximum < 1_000 && `${target.minimum ?? 0} to ${target.maximum}`,
    target.enum !== undefined && `one of ${target.enum.map((value) => `\`${value}\``).join(', ')}`,
  ].filter((bound) => bound !== false);
  const description = property.description ?? target.description ?? target.anyOf?.[0]?.description;
  return [...(description === undefined ? [] : [description.replace(/\.$/, '')]), ...bounds].join('; ');
}

interface ObjectTable {
  name: string;
  description: string;
  rows: FieldRow[];
}

/** Every named object in requests and answers, once. */
export function objectTables(): ObjectTable[] {
  const all: Components = {};
  const bodies = new Set<string | undefined>();
  for (const operation of Object.values(operations) as Operation[]) {
    for (const [schema, io] of [[operation.input, 'input'] as const, [operation.output, 'output'] as const]) {
      const { ref, components } = componentsOf(schema, io);
      bodies.add(nameOf(ref));
      for (const [name, component] of Object.entries(components)) all[name] ??= component;
    }
  }
  return Object.entries(all)
    .filter(([name]) => !bodies.has(name))
    .map(([name, component]) => ({
      name,
      description: component.description ?? '',
      rows: withoutInherited(name, fieldRows(component, all), all),
    }));
}

/** Fields inherited from another object are summarized in one line. */
function withoutInherited(name: string, rows: FieldRow[], all: Components): FieldRow[] {
  const own = Object.keys(all[name]?.properties ?? {});
  const parent = Object.keys(all).find((other) => {
    const fields = Object.keys(all[other]?.properties ?? {});
    return (
      other !== name && fields.length > 2 && fields.length < own.length && fields.every((field) => own.includes(field))
    );
  });
  if (parent === undefined) return rows;
  const inherited = new Set(Object.keys(all[parent]?.properties ?? {}));
  const description = `Every field of ${parent}, unchanged`;
  const line: FieldRow = { path: '…', type: parent, object: parent, required: true, description };
  return [line, ...rows.filter(({ path }) => !inherited.has(path))];
}

/** Fields of every request, and of every answer besides its results. */
export function commonRows(): { request: FieldRow[]; answer: FieldRow[] } {
  const { scoreRecord } = operations;
  return { request: rowsOf(scoreRecord.input, 'input'), answer: rowsOf(scoreRecord.output, 'output').filter(isCommon) };
}

/** The results of an operation, field by field. */
export const resultRows = ({ output }: Operation): FieldRow[] =>
  rowsOf(output, 'output').filter((row) => !isCommon(row));

const isCommon = ({ path }: FieldRow) => path === 'success' || path === 'timestamp';

function rowsOf(schema: Operation['input'], io: 'input' | 'output'): FieldRow[] {
  const { ref, components } = componentsOf(schema, io);
  return fieldRows(ref, components);
}
