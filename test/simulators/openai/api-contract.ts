import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the document needs before Ajv takes it: no 3.0 `nullable`, and `anyOf` where branches overlap. */
function mend(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(mend);
  if (!isObject(node)) return node;
  const { nullable, oneOf, discriminator: _unused, ...rest } = node;
  const mended = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, mend(value)]));
  if (Array.isArray(oneOf)) mended.anyOf = oneOf.map(mend);
  return nullable === true ? { anyOf: [mended, { type: 'null' }] } : mended;
}

function load(): Ajv2020 {
  const document = JSON.parse(readFileSync(new URL('openai-api.gen.json', import.meta.url), 'utf8')) as Json;
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  ajv.addSchema({ $id: 'openai', components: mend(document.components) } as Json);
  return ajv;
}

let ajv: Ajv2020 | undefined;
const compiled = new Map<string, ValidateFunction>();

export type ContractSchema =
  | 'CreateResponse'
  | 'Response'
  | 'CreateChatCompletionRequest'
  | 'CreateChatCompletionResponse'
  | 'ListModelsResponse'
  | 'ErrorResponse';

const describe = (errors: ErrorObject[] | null | undefined) =>
  (errors ?? []).map((error) => `${error.instancePath} ${error.message}`).slice(0, 5);

/** What of a body contradicts OpenAI's own description; empty when nothing does. */
export function contractErrors(schema: ContractSchema, body: unknown): string[] {
  ajv ??= load();
  const validate = compiled.get(schema) ?? ajv.compile({ $ref: `openai#/components/schemas/${schema}` });
  compiled.set(schema, validate);
  return validate(body) ? [] : describe(validate.errors);
}

/** What of an answer contradicts the JSON schema its request asked for. */
export function schemaErrors(schema: Json, value: unknown): string[] {
  const { $schema: _draft, ...body } = schema;
  const validate = new Ajv2020({ strict: false }).compile(body);
  return validate(value) ? [] : describe(validate.errors);
}
