/** Two panes beside each other; one at a time where there is room for one. */
export const pageMarkup = (slackUrl: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lead intake: HubSpot beside Slack</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body class="see-hubspot">
<header>
<h1>Harbor &amp; Finch</h1>
<p>Simulated HubSpot and Slack, running only on this machine</p>
<nav aria-label="Which one"><button type="button" id="see-hubspot" aria-pressed="true">HubSpot</button><button type="button" id="see-slack" aria-pressed="false">Slack</button></nav>
</header>
<main id="hubspot" aria-label="HubSpot">
<section class="list"><h2>HubSpot contacts</h2>
<table><thead><tr><th>Name</th><th>Practice area</th><th>Lead status</th><th class="number">Score</th></tr></thead><tbody id="contacts"></tbody></table>
<p id="waiting">The first lead comes in a moment …</p></section>
<section class="record" aria-label="Contact" id="record" hidden><h2 id="who"></h2><div class="surface" id="card"></div></section>
</main>
<iframe id="slack" title="Slack" src="${slackUrl}"></iframe>
<script src="/script.js"></script>
</body>
</html>
`;

export const pageStyle = `
body { padding: 0; min-height: 100vh; display: grid; grid: auto 1fr / minmax(0, 1fr) minmax(0, 1fr); }
header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; padding: 10px 20px; background: #33475b; color: #fff; }
header h1 { font-size: 16px; margin: 0; } header p { font-size: 13px; color: #cbd6e2; } header nav { display: none; margin-left: auto; gap: 8px; }
header nav button { padding: 8px 16px; background: none; color: #fff; border-color: #cbd6e2; } header nav [aria-pressed=true] { background: #fff; color: #33475b; }
#hubspot { overflow: auto; height: calc(100vh - 46px); padding: 20px; display: flex; flex-direction: column; gap: 20px; }
#slack { border: 0; border-left: 1px solid #cbd6e2; width: 100%; height: calc(100vh - 46px); }
h2 { font-size: 16px; color: #33475b; } .surface { width: 100%; } .score { color: #33475b; }
table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid #dfe3eb; } th { text-align: left; font-size: 12px; color: #516f90; background: #f5f8fa; }
th, td { padding: 9px 12px; border-bottom: 1px solid #eaf0f6; } .number { text-align: right; } tr.open td { background: #e5f5f8; }
td button { border: 0; background: none; padding: 4px 0; color: #006b80; font-weight: 600; text-align: left; cursor: pointer; } button { cursor: pointer; }
button.primary { background: #c9400f; border-color: #c9400f; } button.secondary { color: #c9400f; border-color: #c9400f; } button.destructive { background: #c0333a; border-color: #c0333a; } button:disabled { color: #51677d; }
select { font: inherit; font-weight: 400; border: 1px solid #cbd6e2; background: #f5f8fa; border-radius: 3px; padding: 8px 10px; width: 100%; }
summary, a { color: #006b80; } #waiting { padding: 16px 0; color: #516f90; } :focus-visible { outline: 3px solid #00a4bd; outline-offset: 1px; }
@media (max-width: 1000px) {
  body { grid: auto 1fr / minmax(0, 1fr); } header nav { display: flex; } #slack { border: 0; }
  .see-hubspot #slack, .see-slack #hubspot { display: none; } #hubspot, #slack { height: calc(100dvh - 60px); }
}
@media (max-width: 480px) { #hubspot { padding: 12px; } th, td { padding: 8px 6px; } .field { min-width: 0; } header p { display: none; } .surface { padding: 14px; } }
`;

/** What runs in the browser: it shows what the server draws and tells it what the person does. */
export const pageScript = `'use strict';
const byId = (id) => document.getElementById(id);
let contact = new URLSearchParams(location.search).get('contact') || '';
let chosen = contact !== '';
let drawn = '';

function cell(row, text, kind) {
  const td = row.insertCell();
  td.className = kind || '';
  td.textContent = text;
  return td;
}

function showList(contacts) {
  const body = byId('contacts');
  const text = JSON.stringify([contacts, contact]);
  if (body.dataset.shown === text) return;
  const focused = document.activeElement.dataset && document.activeElement.dataset.contact;
  body.dataset.shown = text;
  body.textContent = '';
  for (const one of contacts.toReversed()) {
    const row = body.insertRow();
    if (one.id === contact) row.className = 'open';
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.contact = one.id;
    button.textContent = one.name;
    cell(row, '').append(button);
    cell(row, one.area);
    cell(row, one.label || '…', one.status || '');
    cell(row, one.score === null ? '' : one.score, 'number');
    if (focused === one.id) button.focus();
  }
  byId('waiting').hidden = contacts.length > 0;
}

function showCard(card) {
  byId('record').hidden = card === null;
  const text = JSON.stringify(card);
  if (card === null || drawn === text) return;
  const box = byId('card');
  const opened = drawn !== '' && JSON.parse(drawn).id === card.id ? [...box.querySelectorAll('details[open] > summary')].map((one) => one.textContent) : [];
  drawn = text;
  byId('who').textContent = card.name;
  box.innerHTML = card.html;
  for (const one of box.querySelectorAll('details')) if (opened.includes(one.querySelector('summary').textContent)) one.open = true;
  box.querySelectorAll('.field').forEach((field, at) => {
    const { options, value } = card.fields[at] || {};
    if (!options) return;
    const select = document.createElement('select');
    for (const one of options) select.add(new Option(one.label, one.value, false, one.value === value));
    field.querySelector('.select').replaceWith(select);
  });
}

let busy = false;
async function refresh() {
  if (busy) return;
  busy = true;
  try {
    const view = await (await fetch('/view?' + new URLSearchParams({ contact }))).json();
    const first = view.contacts.find(({ status }) => status === 'valid');
    if (!chosen && first && contact === '') contact = first.id;
    showList(view.contacts);
    showCard(view.card);
  } catch {
    byId('waiting').textContent = 'The demonstration has ended.';
    byId('waiting').hidden = false;
  } finally {
    busy = false;
  }
}

async function tell(at, value) {
  await fetch('/press', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ contact, at, value }) });
  await refresh();
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (event.target.closest('#card a')) event.preventDefault();
  if (!button) return;
  if (button.dataset.contact) {
    chosen = true;
    contact = button.dataset.contact;
    history.replaceState(null, '', '?' + new URLSearchParams({ contact }));
    void refresh();
  } else if (button.id.startsWith('see-')) {
    document.body.className = button.id;
    for (const one of document.querySelectorAll('header nav button')) one.setAttribute('aria-pressed', one === button);
  } else if (button.closest('#card')) void tell([...byId('card').querySelectorAll('button')].indexOf(button), null);
});
document.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('change', (event) => {
  const field = event.target.closest('#card .field');
  if (field) void tell([...byId('card').querySelectorAll('.field')].indexOf(field), event.target.value);
});

void refresh();
setInterval(refresh, 500);
`;
