type Node = Record<string, unknown>;

const allowed = new Set(
  (
    '$schema type properties required additionalProperties items enum const anyOf $ref $defs definitions description title ' +
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems pattern format'
  ).split(' '),
);
const MAX_DEPTH = 10;
const MAX_PROPERTIES = 5_000;
const MAX_ENUM_VALUES = 1_000;

interface Counts {
  properties: number;
  enumValues: number;
}

function childrenOf(node: Node): [string, Node][] {
  const single = ['items', 'additionalProperties']
    .filter((key) => typeof node[key] === 'object' && node[key] !== null)
    .map((key): [string, Node] => [key, node[key] as Node]);
  const keyed = ['properties', '$defs', 'definitions'].flatMap((key) =>
    Object.entries((node[key] ?? {}) as Record<string, Node>).map(([name, child]): [string, Node] => [
      `${key}.${name}`,
      child,
    ]),
  );
  const listed = ((node.anyOf ?? []) as Node[]).map((child, index): [string, Node] => [`anyOf.${index}`, child]);
  return [...single, ...keyed, ...listed];
}

function objectFaults(node: Node, path: string): string[] {
  if (node.type !== 'object') return [];
  const names = Object.keys((node.properties ?? {}) as Node);
  const required = new Set((node.required ?? []) as string[]);
  return [
    ...(node.additionalProperties === false ? [] : [`${path}: additionalProperties must be false`]),
    ...names.filter((name) => !required.has(name)).map((name) => `${path}: ${name} must be required`),
  ];
}

function lint(node: Node, path: string, depth: number, counts: Counts): string[] {
  counts.properties += Object.keys((node.properties ?? {}) as Node).length;
  counts.enumValues += ((node.enum ?? []) as unknown[]).length;
  const deeper = depth + (node.type === 'object' || node.type === 'array' ? 1 : 0);
  return [
    ...Object.keys(node)
      .filter((key) => !allowed.has(key))
      .map((key) => `${path}: ${key} is not in the strict subset`),
    ...objectFaults(node, path),
    ...(deeper > MAX_DEPTH ? [`${path}: nested deeper than ${MAX_DEPTH}`] : []),
    ...childrenOf(node).flatMap(([name, child]) => lint(child, `${path}.${name}`, deeper, counts)),
  ];
}

/** What OpenAI's strict mode would refuse in a JSON schema. */
export function strictSubsetFaults(schema: Record<string, unknown>): string[] {
  const counts: Counts = { properties: 0, enumValues: 0 };
  const faults = lint(schema, '$', 0, counts);
  if (schema.type !== 'object') faults.push('$: the root must be an object');
  if (counts.properties > MAX_PROPERTIES) faults.push(`more than ${MAX_PROPERTIES} properties`);
  if (counts.enumValues > MAX_ENUM_VALUES) faults.push(`more than ${MAX_ENUM_VALUES} enum values`);
  return faults;
}
