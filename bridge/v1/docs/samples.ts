import type { Operation } from '../../../shared/operations.ts';
import { CALL } from '../../platform/product.ts';

/** A program or a command that can be copied and run as it is. */
export interface Sample {
  /** Label of its tab. */
  label: string;
  /** Its name in Markdown. */
  language: string;
  code: string;
}

/** The variable with the key in every sample, and the file with the body of its request. */
const KEY_VARIABLE = 'LEAD_INTAKE_KEY';
export const BODY_FILE = 'record.json';

/** The body of the request, for the reader to save. */
export const bodySample = (operation: Operation): string => JSON.stringify(operation.example.input, null, 2);

/** The same request in each language; no sample needs a library. */
export const requestSamples = ({ path, method }: Operation, baseUrl: string): Sample[] => [
  {
    label: 'curl',
    language: 'sh',
    code: [
      `curl -s ${baseUrl}${path} \\`,
      `  -H "Authorization: Bearer $${KEY_VARIABLE}" \\`,
      `  -H "Content-Type: application/json" \\`,
      `  -d @${BODY_FILE}`,
    ].join('\n'),
  },
  {
    label: 'TypeScript',
    language: 'ts',
    code: `import { readFile } from 'node:fs/promises';

const response = await fetch('${baseUrl}${path}', {
  method: '${method.toUpperCase()}',
  headers: {
    Authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\`,
    'Content-Type': 'application/json',
  },
  body: await readFile('${BODY_FILE}', 'utf8'),
});
const answer = await response.json();
if (!response.ok) throw new Error(\`\${response.headers.get('X-Error-Code')}: \${answer.error}\`);
console.log(answer.results);`,
  },
  {
    label: 'Python',
    language: 'python',
    code: `import json, os, urllib.request

request = urllib.request.Request(
    "${baseUrl}${path}",
    method="${method.toUpperCase()}",
    headers={
        "Authorization": f"Bearer {os.environ['${KEY_VARIABLE}']}",
        "Content-Type": "application/json",
    },
    data=open("${BODY_FILE}", "rb").read(),
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)["results"])`,
  },
];

/** How a key is made, on the machine of the service. */
export const keyAdvice =
  'An admin of the firm creates keys on the API page of the dashboard. The person who runs the service can also create one on its machine; if it has several accounts, add --account and the name of one:';

export const keySample = `${CALL} key create --name "Intake form"`;

export const exportSample = `export ${KEY_VARIABLE}=lis_live_…`;
