import { invalid } from './api-error.ts';
import type { ReportFault } from './fault-log.ts';
import contract from './tables/api-contract.json' with { type: 'json' };

export type Json = Record<string, unknown>;
export type BodyName = keyof typeof contract.bodies;

export const fieldTypes: Record<string, string[]> = contract.fieldTypes;
export const operators: ReadonlySet<string> = new Set(contract.operators);

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What HubSpot has always taken requests without, although its description says that it is required. */
const lenient: Partial<Record<BodyName, readonly string[]>> = {
  batchRead: ['propertiesWithHistory', 'properties'],
  create: ['associations'],
  createInput: ['associations'],
  search: ['after', 'limit', 'properties', 'sorts'],
  propertyBatchRead: ['dataSensitivity'],
};

/**
 * The keys of one request body against HubSpot's description. A missing key that HubSpot insists on is refused; an
 * unknown one is only a fault, because HubSpot ignores it and the client would never learn of its typo.
 */
export function checkBody(name: BodyName, body: unknown, report: ReportFault): Json {
  if (!isObject(body)) {
    report('wrong_body', `${name} is not an object`);
    throw invalid('Invalid input JSON: an object is expected');
  }
  const { required, optional } = contract.bodies[name] as { required: string[]; optional: string[] };
  for (const key of Object.keys(body)) {
    if (!required.includes(key) && !optional.includes(key)) report('wrong_body', `${name}: unknown key ${key}`);
  }
  const missing = required.filter((key) => body[key] === undefined || body[key] === null);
  if (missing.length === 0) return body;
  report('wrong_body', `${name}: missing ${missing.join(', ')}`);
  if (missing.every((key) => lenient[name]?.includes(key))) return body;
  throw invalid(`Invalid input JSON: some of required attributes are not set [${missing.join(', ')}]`);
}

/** A list of texts, or an empty one where the key is absent. */
export function textList(body: Json, key: string): string[] {
  const list = body[key] ?? [];
  if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list;
  throw invalid(`Invalid input JSON: ${key} has to be a list of strings`);
}

/** The inputs of a batch: 1 to `limit` objects. */
export function batchInputs(body: Json, limit: number, report: ReportFault): Json[] {
  const inputs = body.inputs;
  if (!Array.isArray(inputs) || !inputs.every(isObject)) throw invalid('Invalid input JSON: inputs has to be a list');
  if (inputs.length === 0) throw invalid('Invalid input JSON: inputs is empty');
  if (inputs.length > limit) {
    report('too_many_inputs', `${inputs.length} inputs, at most ${limit}`);
    throw invalid(
      limit === 100
        ? 'The maximum number of inputs supported in a batch is 100. Please reduce the number of items and try again'
        : `The maximum number of inputs supported in a batch request for property histories is ${limit}`,
    );
  }
  return inputs;
}

export function idText(value: unknown, report: ReportFault): string {
  if (typeof value === 'string' && value !== '') return value;
  report('not_text', `an id is not a string: ${JSON.stringify(value)}`);
  if (typeof value === 'number') return String(value);
  throw invalid('Invalid input JSON: id has to be a string');
}
