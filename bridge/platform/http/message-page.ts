import { hash } from 'node:crypto';
import type { Response } from 'express';
import { type Html, html } from './html.ts';

/** A page for a person at a browser; plain text throughout. */
export interface MessagePage {
  status: number;
  tone: 'good' | 'warning' | 'bad';
  title: string;
  paragraphs: string[];
  facts?: [label: string, value: string][];
  /** What is wrong. */
  findings?: string[];
  next?: string[];
  link?: { url: string; label: string };
  /** Where else to look. */
  places?: { url: string; label: string; what: string }[];
}

const style = `
:root{color-scheme:light dark;--ink:#1c2330;--soft:#5b6577;--line:#e2e6ee;--ground:#f3f5f9;--panel:#fff;--accent:#2454c5;
--good:#1a7f45;--warning:#a35b00;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#e8ecf4;--soft:#9aa5b8;--line:#2a3344;--ground:#10151f;--panel:#171e2b;
--accent:#8db0ff;--good:#5fd08c;--warning:#f0b357;--bad:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--ground);color:var(--ink);
font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:38rem;padding:2rem 2.25rem;border:1px solid var(--line);border-radius:12px;
background:var(--panel);position:relative;overflow:hidden}
main::before{content:"";position:absolute;inset:0 0 auto;height:4px;background:var(--tone)}
.good{--tone:var(--good)}.warning{--tone:var(--warning)}.bad{--tone:var(--bad)}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.3;letter-spacing:-.01em}
h2{margin:1.75rem 0 .5rem;font-size:1rem}
p{margin:0 0 .75rem;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:.4rem 1.5rem;margin:1.25rem 0 0;padding:1rem 0 0;border-top:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
ul{margin:0;padding-left:1.2rem}
li a{color:var(--accent)}
li{margin:.35rem 0;overflow-wrap:anywhere}
a.next{display:inline-block;margin-top:1.25rem;padding:.55rem 1.1rem;border-radius:8px;background:var(--accent);
color:var(--panel);font-weight:600;text-decoration:none}
a.next:focus-visible{outline:3px solid var(--tone);outline-offset:2px}
@media (max-width:30rem){main{padding:1.5rem 1.25rem}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.6rem}}
`.trim();

const contentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const styleElement = { markup: `<style>${style}</style>` };

export function sendMessagePage(res: Response, page: MessagePage): void {
  const text = Buffer.from(renderMessagePage(page));
  res.statusCode = page.status;
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Length', text.length);
  res.setHeader('Content-Security-Policy', contentPolicy);
  res.end(text);
}

export function renderMessagePage(page: MessagePage): string {
  const { tone, title, paragraphs, facts = [], findings = [], next = [], link, places = [] } = page;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${styleElement}
</head>
<body>
<main class="${tone}">
<h1>${title}</h1>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${facts.length > 0 && html`<dl>${facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`}
${places.length > 0 && html`<ul>${places.map(({ url, label, what }) => html`<li><a href="${url}">${label}</a>: ${what}</li>`)}</ul>`}
${renderList('What differs', findings)}
${renderList('Next steps', next)}
${link && html`<a class="next" href="${link.url}">${link.label}</a>`}
</main>
</body>
</html>
`.markup;
}

function renderList(heading: string, items: string[]): Html | false {
  return items.length > 0 && html`<h2>${heading}</h2><ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}
