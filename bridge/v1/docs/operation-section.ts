import type { Operation } from '../../../shared/operations.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { componentsOf } from '../openapi/json-schema.ts';
import { codeText } from './code-text.ts';
import { fieldRows } from './field-rows.ts';
import { requestExample } from './request-example.ts';

/** One operation: what it does, what goes in, what comes out, each with an example beside it. */
export function operationSection(id: string, operation: Operation, publicUrl: string): Html {
  return html`<section id="${id}" class="operation">
<h2>${operation.summary}</h2>
<p class="endpoint"><b>${operation.method.toUpperCase()}</b> <code>${operation.path}</code></p>
<p>${operation.description}</p>
<h3>Request</h3>
<pre><code>${requestExample(operation, publicUrl)}</code></pre>
${fieldTable(operation.input, 'input')}
<h3>Response <span class="status ok">200</span></h3>
<pre><code>${JSON.stringify(operation.example.output, null, 2)}</code></pre>
${fieldTable(operation.output, 'output')}
</section>`;
}

function fieldTable(schema: Operation['input'], io: 'input' | 'output'): Html {
  const { ref, components } = componentsOf(schema, io);
  const rows = fieldRows(ref, components);
  return html`<details${rows.length > 20 ? '' : html` open`}><summary>Fields</summary><div class="wide"><table>
<thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead>
<tbody>${rows.map(
    (
      row,
    ) => html`<tr><td><code>${breakAtDots(row.path)}</code></td><td>${row.type}${row.required ? '' : ', optional'}</td>
<td>${codeText(row.description)}</td></tr>`,
  )}</tbody></table></div></details>`;
}

/** A narrow screen breaks a path between names, never inside one. */
function breakAtDots(path: string): Html {
  return html`${path.split('.').map((name, index) => (index === 0 ? name : html`.<wbr>${name}`))}`;
}
