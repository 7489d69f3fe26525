import { hash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Operation, operations } from '../../../shared/operations.ts';
import { exchangeOf } from '../../platform/http/exchange.ts';
import { type Html, html } from '../../platform/http/html.ts';
import type { Route } from '../../platform/http/mount-routes.ts';
import { createOpenApiHandler } from '../openapi/openapi-document.ts';
import { commonRows, type FieldRow, objectTables, resultRows } from './field-rows.ts';
import { pageScript, pageStyle } from './page-assets.ts';
import { type ListedProblem, listProblems } from './problem-table.ts';
import { BODY_FILE, bodySample, exportSample, keyAdvice, keySample, requestSamples, type Sample } from './samples.ts';
import { topics } from './topics.ts';

/** One operation: how to call it, its answers, and an example of the engine. */
function operationSection(id: string, operation: Operation, publicUrl: string): Html {
  return html`<section id="${id}">
<h2>${operation.summary}</h2>
<p class="endpoint"><b>${operation.method.toUpperCase()}</b> <code>${operation.path}</code></p>
<p>${operation.description} The body is that of the <a href="#first-request">first request</a>.</p>
${samplesBox(`${id}-sample`, requestSamples(operation, publicUrl))}
<h3>Response <span class="status ok">200</span></h3>
${codeBox(JSON.stringify(operation.example.output, null, 2))}
${fieldTable(`Results of ${operation.path}`, resultRows(operation))}
</section>`;
}

const codeBox = (code: string): Html => html`<pre tabindex="0"><code>${code}</code></pre>`;

/** Tabs without a script: radio buttons, and styles that show the selected pane. */
function samplesBox(id: string, samples: readonly Sample[]): Html {
  return html`<fieldset class="samples"><legend>Language</legend>
${samples.map(
  ({ label }, index) =>
    html`<input type="radio" name="${id}" id="${id}-${index}"${index === 0 ? html` checked` : ''}><label for="${id}-${index}">${label}</label>`,
)}
${samples.map(({ code }) => html`<div class="pane">${codeBox(code)}</div>`)}
</fieldset>`;
}

function fieldTable(caption: string, rows: readonly FieldRow[]): Html {
  return html`<table class="fields"><caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(
    ({ path, type, object, required, description }) =>
      html`<tr><td><code>${breakAtDots(path)}</code></td><td>${typeText(type, object)}${required ? '' : ', optional'}</td>
<td>${codeText(description)}</td></tr>`,
  )}</tbody></table>`;
}

function typeText(type: string, object: string | undefined): Html {
  if (object === undefined) return html`${type}`;
  const [before, after] = type.split(object);
  return html`${before}<a href="#${object}">${object}</a>${after}`;
}

function firstSteps(publicUrl: string): Html {
  const { scoreRecord } = operations;
  const { request, answer } = commonRows();
  return html`<section id="get-a-key"><h2>Get a key</h2>
<p>${keyAdvice}</p>
${codeBox(keySample)}
<p>A key is shown once. The samples below read it from the environment:</p>
${codeBox(exportSample)}
</section>
<section id="first-request"><h2>First request</h2>
<p>Save this as <code>${BODY_FILE}</code>. All operations take the same body.</p>
${codeBox(bodySample(scoreRecord))}
<p>Then send it, with the key in the header <code>Authorization</code>:</p>
${samplesBox('first-sample', requestSamples(scoreRecord, publicUrl))}
${fieldTable('Every request', request)}
${fieldTable('Every answer, besides its results', answer)}
</section>`;
}

function objectSection(): Html {
  return html`<section id="objects"><h2>Objects</h2>
${objectTables().map(
  ({ name, description, rows }) => html`<section id="${name}" class="object"><h3>${name}</h3>
<p>${codeText(description)}</p>${fieldTable(`Fields of ${name}`, rows)}</section>`,
)}</section>`;
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

/**
 * The documentation as one self-contained page, made from the API's tables. It is readable without its script, which
 * adds the search and the copy buttons.
 */
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
<p>For programs: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>. Base address: <code>${publicUrl}</code></p>
${firstSteps(publicUrl)}
${entries.map(([id, operation]) => operationSection(id, operation, publicUrl))}
${topics.map(
  (topic) => html`<section id="${topic.id}"><h2>${topic.title}</h2>
<ul>${topic.points.map((point) => html`<li>${codeText(point)}</li>`)}</ul></section>`,
)}
${objectSection()}
<section id="errors"><h2>Errors</h2>
<p>Every error body is a JSON object with a string <code>error</code>; a 400 also has <code>details</code>, a list of <code>path</code>,
<code>code</code> and a sentence. The header <code>X-Error-Code</code> holds the code, and <code>Link</code> leads to its row here.</p>
${problemTable(
  'Errors of the operations',
  problems.filter((problem) => problem.v1),
)}
<h3>Other errors</h3>
${problemTable(
  'Errors of other routes',
  problems.filter((problem) => !problem.v1),
)}
</section>
<footer>Version ${version}</footer>
</main>
</div>
<script>${{ markup: pageScript }}</script>
</body>
</html>
`;
  return page.markup;
}

function navigation(): Html {
  const link = (id: string, title: string) => html`<a href="#${id}">${title}</a>`;
  return html`<nav aria-label="Contents">
<div class="search" hidden><label for="search">Search</label><input id="search" type="search"><p role="status"></p></div>
<b>Start</b>
${link('get-a-key', 'Get a key')}
${link('first-request', 'First request')}
<b>Operations</b>
${entries.map(([id, operation]) => link(id, operation.path.replace('/api', '')))}
<b>Reference</b>
${topics.map((topic) => link(topic.id, topic.title))}
${link('objects', 'Objects')}
${link('errors', 'Errors')}</nav>`;
}

function problemTable(caption: string, rows: ListedProblem[]): Html {
  return html`<table class="errors"><caption>${caption}</caption>
<thead><tr><th scope="col">Status</th><th scope="col">Error</th><th scope="col">What to do</th></tr></thead>
<tbody>${rows.map(
    ({ code, status, error, help }) => html`<tr id="${code}"><td><span class="status">${status}</span></td>
<td>${error}<br><small><a href="#${code}"><code>${code}</code></a></small></td><td>${codeText(help)}</td></tr>`,
  )}</tbody></table>`;
}

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
const contentPolicy = [
  "default-src 'none'",
  `style-src ${hashOf(pageStyle)}`,
  `script-src ${hashOf(pageScript)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The reference for people and for programs. */
export function createDocumentRoutes(options: { version: string; publicUrl: string }): Route[] {
  const page = createDocsHandler(options);
  return [
    { method: 'get', path: '/api/v1/openapi.json', handler: createOpenApiHandler(options) },
    { method: 'get', path: '/docs', handler: page },
    // Paths match exactly, and people type this one.
    { method: 'get', path: '/docs/', handler: page },
  ];
}

/** The page is the same for everyone until the next release: it is made once, when somebody first asks for it. */
function createDocsHandler(options: { version: string; publicUrl: string }): RequestHandler {
  let page: Buffer | undefined;
  return (_req, res) => {
    page ??= Buffer.from(renderDocsPage(options));
    exchangeOf(res).route = '/docs';
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Content-Length', page.length);
    res.setHeader('Content-Security-Policy', contentPolicy);
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('Cache-Control', 'public, max-age=300');
    res.end(page);
  };
}

/** A sentence whose words in backticks are set as code. */
function codeText(sentence: string): Html {
  return html`${sentence.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
}
