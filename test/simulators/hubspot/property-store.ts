import { ApiError, conflict, invalid } from './api-error.ts';
import { checkBody, fieldTypes, isObject, type Json } from './body-check.ts';
import type { ReportFault } from './fault-log.ts';
import {
  defaultGroups,
  defaultProperties,
  defineProperty,
  type PropertyDefinition,
  type PropertyGroup,
  type PropertyOption,
  type PropertySketch,
} from './property-definition.ts';

export interface PropertyStore {
  readonly properties: Map<string, PropertyDefinition>;
  readonly groups: Map<string, PropertyGroup>;
  /** A definition that is not archived. */
  live(name: string): PropertyDefinition | undefined;
  create(body: Json, report: ReportFault): PropertyDefinition;
  update(name: string, body: Json, report: ReportFault): PropertyDefinition;
  archive(name: string): void;
  createGroup(body: Json, report: ReportFault): PropertyGroup;
  updateGroup(name: string, body: Json, report: ReportFault): PropertyGroup;
  /** As an administrator would in HubSpot's settings; checks nothing. */
  define(sketch: PropertySketch): PropertyDefinition;
}

export const missingProperty = (name: string): ApiError =>
  new ApiError(404, {
    status: 'error',
    message: `Unable to find property ${name} for object type 0-1`,
    category: 'OBJECT_NOT_FOUND',
  });

function checkOptions(body: Json, report: ReportFault): PropertyOption[] {
  const options = body.options ?? [];
  if (!Array.isArray(options)) throw invalid('Invalid input JSON: options has to be a list');
  const checked = options.map((option) => checkBody('option', option, report) as unknown as PropertyOption);
  for (const key of ['value', 'label'] as const) {
    const seen = new Set<string>();
    for (const option of checked) {
      if (typeof option[key] !== 'string' || option[key] === '') throw invalid(`Option ${key} has to be a text.`);
      if (seen.has(option[key])) throw invalid(`Option ${key}s have to be unique: '${option[key]}' is there twice.`);
      seen.add(option[key]);
    }
  }
  return checked.map((option) => ({ ...option }));
}

function checkTypes(type: unknown, fieldType: unknown): void {
  const allowed = fieldTypes[String(type)];
  if (allowed === undefined) throw invalid(`Property type ${String(type)} is not valid.`);
  if (!allowed.includes(String(fieldType))) {
    throw invalid(`Property field type ${String(fieldType)} is not valid for type ${String(type)}.`);
  }
}

export function createPropertyStore(now: () => number): PropertyStore {
  const properties = defaultProperties(now());
  const groups = defaultGroups();
  const live = (name: string) => {
    const property = properties.get(name);
    return property?.archivedAt === null ? property : undefined;
  };

  const requireGroup = (name: unknown) => {
    if (typeof name === 'string' && groups.has(name)) return;
    throw invalid(`Property group ${String(name)} does not exist.`);
  };

  const checkNew = (body: Json) => {
    const name = String(body.name);
    if (!/^[a-z][a-z0-9_]{0,99}$/.test(name)) throw invalid(`Property name ${name} is not valid.`);
    if (live(name) !== undefined) throw conflict(`A property named '${name}' already exists.`);
    checkTypes(body.type, body.fieldType);
    requireGroup(body.groupName);
  };

  return {
    properties,
    groups,
    live,
    create(body, report) {
      checkBody('propertyCreate', body, report);
      checkNew(body);
      const options = checkOptions(body, report);
      if (body.type === 'enumeration' && body.externalOptions !== true && options.length === 0) {
        throw invalid(`Enumeration properties need options: ${String(body.name)}.`);
      }
      if (body.type !== 'enumeration' && body.type !== 'bool' && options.length > 0) {
        throw invalid(`Only enumerations have options: ${String(body.name)}.`);
      }
      const { options: _checked, ...sketch } = body;
      const created = { ...defineProperty(sketch as unknown as PropertySketch, now()), options };
      properties.set(created.name, created);
      return created;
    },
    update(name, body, report) {
      checkBody('propertyUpdate', body, report);
      const property = live(name);
      if (property === undefined) throw missingProperty(name);
      if (property.hubspotDefined && (body.type !== undefined || body.fieldType !== undefined)) {
        throw invalid(`Property ${name} is defined by HubSpot; its type cannot be changed.`);
      }
      checkTypes(body.type ?? property.type, body.fieldType ?? property.fieldType);
      if (body.groupName !== undefined) requireGroup(body.groupName);
      if (body.options !== undefined) property.options = checkOptions(body, report);
      const { options: _replaced, ...rest } = body;
      Object.assign(property, rest, { updatedAt: now() });
      return property;
    },
    archive(name) {
      const property = live(name);
      if (property === undefined) return;
      if (property.hubspotDefined) throw invalid(`Property ${name} is defined by HubSpot and cannot be archived.`);
      property.archivedAt = now();
    },
    createGroup(body, report) {
      checkBody('groupCreate', body, report);
      const { name, label, displayOrder } = body;
      if (!/^[a-z][a-z0-9_]*$/.test(String(name))) throw invalid(`Property group name ${String(name)} is not valid.`);
      if (groups.has(String(name))) throw conflict(`A property group named '${String(name)}' already exists.`);
      const order = typeof displayOrder === 'number' ? displayOrder : -1;
      const group = { name: String(name), label: String(label), displayOrder: order, archived: false };
      groups.set(group.name, group);
      return group;
    },
    updateGroup(name, body, report) {
      checkBody('groupUpdate', body, report);
      const group = groups.get(name);
      if (group === undefined || !isObject(body)) throw missingProperty(name);
      return Object.assign(group, body);
    },
    define(sketch) {
      const property = defineProperty(sketch, now());
      properties.set(property.name, property);
      return property;
    },
  };
}
