import { z } from 'zod';

/** The JSON Schema keywords that the documentation reads. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  additionalProperties?: boolean;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  $schema?: string;
  $defs?: Record<string, JsonSchema>;
}

const AT = '#/components/schemas/';

/** A zod schema as a reference, and the named schemas it needs as components of an OpenAPI document. */
export function componentsOf(
  schema: z.ZodType,
  io: 'input' | 'output',
): { ref: JsonSchema; components: Record<string, JsonSchema> } {
  const text = JSON.stringify(z.toJSONSchema(schema, { io })).replaceAll('"#/$defs/', `"${AT}`);
  const { $schema: _, $defs: components = {}, ...ref } = JSON.parse(text) as JsonSchema;
  return { ref, components };
}

/** The component name in a reference. */
export const nameOf = ({ $ref }: JsonSchema): string | undefined => $ref?.slice(AT.length);

/** The component a reference names. */
export function resolve(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const name = nameOf(schema);
  return name === undefined ? schema : (components[name] ?? {});
}

interface Described {
  title: string;
  description: string;
  version: string;
  publicUrl: string;
}

/** The head of an OpenAPI document. */
export function describeApi({ title, description, version, publicUrl }: Described) {
  const info = { title, license: { name: 'MIT', identifier: 'MIT' }, version, description };
  return { openapi: '3.1.1', info, servers: [{ url: publicUrl }] };
}
