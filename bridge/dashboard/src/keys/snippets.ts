import { firstRecord } from '../../../../shared/examples.ts';
import type { InputRecord } from '../../../../shared/record.ts';

const here = () => window.location.origin;
/** Bidi control characters are escaped: they would reorder the request around them. */
const body = (record: InputRecord) =>
  JSON.stringify({ record }, null, 2).replaceAll(
    /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16)}`,
  );

/** A single quote ends a shell string; it is escaped outside of it. */
const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

export const curlOf = (key: string, record: InputRecord = firstRecord): string =>
  [
    `curl ${here()}/api/v1/screen \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${shellQuoted(body(record))}`,
  ].join('\n');

export const typescriptOf = (key: string, record: InputRecord): string =>
  `const response = await fetch('${here()}/api/v1/screen', {
  method: 'POST',
  headers: { Authorization: 'Bearer ${key}', 'Content-Type': 'application/json' },
  body: JSON.stringify(${body(record).replaceAll('\n', '\n  ')}),
});
const answer = await response.json();
if (!response.ok) throw new Error(\`\${response.headers.get('X-Error-Code')}: \${answer.error}\`);
console.dir(answer.results, { depth: null });`;

/** JSON with only strings is valid Python too. */
export const pythonOf = (key: string, record: InputRecord): string =>
  `import json
import urllib.request

request = urllib.request.Request(
    "${here()}/api/v1/screen",
    data=json.dumps(${body(record).replaceAll('\n', '\n    ')}).encode(),
    headers={"Authorization": "Bearer ${key}", "Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as answer:
    print(json.load(answer)["results"])`;
