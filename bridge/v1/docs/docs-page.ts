import { hash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Operation, operations } from '../../../shared/operations.ts';
import { exchangeOf } from '../../platform/http/exchange.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { componentsOf } from '../openapi/json-schema.ts';
import { codeText } from './code-text.ts';
import { fieldRows } from './field-rows.ts';
import { pageStyle } from './page-style.ts';
import { type ListedProblem, listProblems } from './problem-table.ts';
import { requestExample } from './request-example.ts';
import { topics } from './topics.ts';

/** One operation: what it does, what goes in, what comes out, each with an example beside it. */
function operationSection(id: string, operation: Operation, publicUrl: string): Html {
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

interface DocsOptions {
  version: string;
  publicUrl: string;
}

const entries: [string, Operation][] = Object.entries(operations);

/** The documentation as one page without scripts or foreign parts, made from the same tables as the API. */
function renderDocsPage({ version, publicUrl }: DocsOptions): string {
  const problems = listProblems();
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lead Intake Scoring API</title>
<link rel="icon" href="data:,">
<style>${{ markup: pageStyle }}</style>
</head>
<body>
<div class="layout">
${navigation()}
<main>
<h1>Lead Intake Scoring API</h1>
<p class="lead">Send an intake record, get a score from 0 to 100 with the reasons for it, or have it screened against what your firm takes.</p>
<p>Machine-readable: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>. Base address: <code>${publicUrl}</code></p>
${entries.map(([id, operation]) => operationSection(id, operation, publicUrl))}
${topics.map(
  (topic) => html`<section id="${topic.id}"><h2>${topic.title}</h2>
<ul>${topic.points.map((point) => html`<li>${codeText(point)}</li>`)}</ul></section>`,
)}
<section id="errors"><h2>Errors</h2>
<p>Every error body is a JSON object with a string <code>error</code>; a 400 also has <code>details</code>.</p>
${problemTable(problems.filter((problem) => problem.v1))}
<h3>Around the API</h3>
${problemTable(problems.filter((problem) => !problem.v1))}
</section>
<footer>Version ${version}</footer>
</main>
</div>
</body>
</html>
`;
  return page.markup;
}

function navigation(): Html {
  const link = (id: string, title: string) => html`<a href="#${id}">${title}</a>`;
  return html`<nav aria-label="Contents"><b>Operations</b>
${entries.map(([id, operation]) => link(id, operation.path.replace('/api', '')))}
<b>Reference</b>
${topics.map((topic) => link(topic.id, topic.title))}
${link('errors', 'Errors')}</nav>`;
}

function problemTable(rows: ListedProblem[]): Html {
  return html`<div class="wide"><table><thead><tr><th>Status</th><th>Error</th><th>What to do</th></tr></thead>
<tbody>${rows.map(
    ({ code, status, error, help }) => html`<tr id="${code}"><td><span class="status">${status}</span></td>
<td>${error}<br><small><code>${code}</code></small></td><td>${codeText(help)}</td></tr>`,
  )}</tbody></table></div>`;
}

const contentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', pageStyle, 'base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page is the same for everyone until the next release, so it is made once. */
export function createDocsRoute(options: { version: string; publicUrl: string }): RequestHandler {
  const page = Buffer.from(renderDocsPage(options));
  return (_req, res) => {
    exchangeOf(res).route = '/docs';
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Content-Length', page.length);
    res.setHeader('Content-Security-Policy', contentPolicy);
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('Cache-Control', 'public, max-age=300');
    res.end(page);
  };
}
