/**
 * The page's only script, allowed by its hash: the search, a copy button for each sample, and one choice of language
 * for all of them. Without it, only these are missing.
 */
export const pageScript = `
(() => {
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
for (const pre of all('pre')) {
  const box = document.createElement('div');
  box.className = 'code';
  pre.replaceWith(box);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    try { await navigator.clipboard.writeText(pre.textContent); button.textContent = 'Copied'; }
    catch { getSelection().selectAllChildren(pre); button.textContent = 'Selected'; }
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  box.append(pre, button);
}
const boxes = all('.samples');
for (const box of boxes) box.addEventListener('change', () => {
  const chosen = all('input', box).findIndex(({ checked }) => checked);
  for (const other of boxes) all('input', other)[chosen].checked = true;
});
const form = document.querySelector('.search');
const field = form.querySelector('input');
form.hidden = false;
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const has = ({ textContent }) => words.every((word) => textContent.toLowerCase().includes(word));
  const sections = all('main > section');
  for (const section of sections) {
    section.hidden = !has(section);
    const titled = words.length > 0 && has(section.querySelector('h2'));
    const rows = all('tbody tr', section);
    const some = rows.some(has);
    for (const row of rows) row.hidden = words.length > 0 && !titled && some && !has(row);
    for (const part of all('table, .object', section)) part.hidden = all('tbody tr', part).every(({ hidden }) => hidden);
  }
  const found = sections.filter(({ hidden }) => !hidden).length;
  form.querySelector('p').textContent = words.length === 0 ? '' : found + ' of ' + sections.length + ' sections';
});
})();
`.trim();

/** The page's only style sheet; inline, since a page that explains an outage should not need a second request. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:#1c2330;--soft:#5b6577;--line:#e2e6ee;--ground:#fff;--panel:#f6f8fb;--accent:#2454c5;
--code:#0f1729;--code-ink:#e5ebf7}
@media (prefers-color-scheme:dark){:root{--ink:#e8ecf4;--soft:#9aa5b8;--line:#2a3344;--ground:#10151f;--panel:#171e2b;
--accent:#8db0ff;--code:#0a0e16}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1.5rem}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.layout{display:grid;grid-template-columns:15rem minmax(0,52rem);gap:3.5rem;max-width:76rem;margin:0 auto;padding:0 1.5rem}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:2.5rem 0;font-size:.92rem}
nav b{display:block;margin:1.4rem 0 .3rem;color:var(--soft);font-size:.75rem;letter-spacing:.07em;text-transform:uppercase}
nav b:first-child{margin-top:0}
nav a{display:block;padding:.2rem 0;color:var(--ink);text-decoration:none}
nav a:hover,nav a:focus{color:var(--accent)}
main{padding:2.5rem 0 5rem}
h1{margin:0 0 .3rem;font-size:2.1rem;line-height:1.2;letter-spacing:-.02em}
h2{margin:3.5rem 0 .6rem;padding-top:1.2rem;border-top:1px solid var(--line);font-size:1.45rem;letter-spacing:-.01em}
h3{margin:1.8rem 0 .6rem;font-size:1.05rem}
.lead{margin:0 0 1rem;color:var(--soft);font-size:1.1rem}
a{color:var(--accent)}
ul{padding-left:1.2rem}
li{margin:.35rem 0}
code{padding:.1em .35em;border-radius:4px;background:var(--panel);font:.88em/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;
overflow-wrap:anywhere}
pre{margin:.6rem 0 1rem;padding:1rem 5.2rem 1rem 1.2rem;border-radius:10px;background:var(--code);color:var(--code-ink);overflow:auto;
max-height:42rem}
pre code{padding:0;background:none;font-size:.83rem;white-space:pre-wrap}
.endpoint{margin:.2rem 0 .8rem}
.endpoint b{margin-right:.4rem;padding:.15rem .55rem;border-radius:5px;background:#dff3e4;color:#14532d;font-size:.78rem}
.status{display:inline-block;min-width:2.9rem;padding:.1rem .5rem;border-radius:5px;background:#fde8e8;color:#8a1c1c;
font:600 .8rem/1.6 ui-monospace,monospace;text-align:center}
.status.ok{background:#dff3e4;color:#14532d}
table{width:100%;border-collapse:collapse;font-size:.92rem}
th{padding:.5rem .8rem .5rem 0;border-bottom:2px solid var(--line);color:var(--soft);font-weight:600;text-align:left}
td{padding:.5rem .8rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td small{color:var(--soft)}
td code{overflow-wrap:break-word}
.code{position:relative}
.code button{position:absolute;top:.5rem;right:.5rem;padding:.2rem .6rem;border:1px solid #5b6b8c;border-radius:6px;background:#1d2a44;color:#e5ebf7;font:.78rem system-ui,sans-serif;cursor:pointer}
.samples{margin:.6rem 0 1rem;padding:0;border:0;min-width:0}
.samples legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.samples input{position:absolute;opacity:0}
.samples label{display:inline-block;padding:.3rem .8rem;border-radius:8px 8px 0 0;color:var(--soft);font-size:.88rem;cursor:pointer}
.samples input:checked+label{background:var(--code);color:var(--code-ink)}
.samples input:focus-visible+label,a:focus-visible,button:focus-visible,pre:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.pane{display:none}
.pane pre{margin-top:0}
.samples input:nth-of-type(1):checked~.pane:nth-of-type(1),.samples input:nth-of-type(2):checked~.pane:nth-of-type(2),
.samples input:nth-of-type(3):checked~.pane:nth-of-type(3){display:block}
.search label{display:block;font-size:.88rem}
.search input{width:100%;padding:.45rem .6rem;border:1px solid var(--soft);border-radius:8px;background:var(--ground);color:var(--ink);font:inherit}
.search p{margin:.3rem 0 0;min-height:1.5em;color:var(--soft);font-size:.85rem}
[hidden]{display:none!important}
caption{padding:.6rem 0;color:var(--soft);font-size:.88rem;text-align:left}
tr:target{background:var(--panel)}
footer{margin-top:4rem;color:var(--soft);font-size:.88rem}
@media (max-width:56rem){.layout{display:block}nav{position:static;max-height:none;padding:1.5rem 0 0;columns:2}nav b{break-after:avoid}
nav b:last-of-type{break-before:column}nav .search+b,nav b:last-of-type{margin-top:0}
.search{column-span:all}main{padding-top:1rem}}
@media (max-width:40rem){.layout{padding:0 1rem}h1{font-size:1.6rem}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--line)}td{display:block;padding:.1rem 0;border:0}pre{padding:2.6rem .8rem .8rem}}
`.trim();
