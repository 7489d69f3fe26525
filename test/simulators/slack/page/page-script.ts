/** What runs in the browser: it shows what the simulator renders and posts what the person does. */
export const pageScript = `'use strict';
const state = { team: '', place: '', user: '', thread: '', version: -1, modal: '' };
for (const [name, value] of new URLSearchParams(location.search)) if (name in state) state[name] = value;
const byId = (id) => document.getElementById(id);

const query = () => new URLSearchParams({ team: state.team, place: state.place, user: state.user, thread: state.thread });

function toast(text) {
  const box = byId('toast');
  box.textContent = text;
  box.classList.add('shown');
  setTimeout(() => box.classList.remove('shown'), 4000);
}

async function post(path, body) {
  const all = { ...body, team: state.team, user: state.user, place: state.place };
  const response = await fetch('/page/' + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(all),
  });
  const answer = await response.json();
  if (answer.problem) toast(answer.problem);
  return answer;
}

function show(id, markup) {
  const element = byId(id);
  if (element.dataset.shown === markup) return;
  const scroller = element.querySelector('.scroll');
  const before = scroller && { top: scroller.scrollTop, end: scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40 };
  const typed = [...element.querySelectorAll('.composer input')].map((input) => [input.value, input === document.activeElement]);
  element.dataset.shown = markup;
  element.innerHTML = markup;
  const next = element.querySelector('.scroll');
  if (next) next.scrollTop = before && !before.end && state.stay ? before.top : next.scrollHeight;
  element.querySelectorAll('.composer input').forEach((input, at) => {
    if (typed[at] === undefined) return;
    input.value = typed[at][0];
    if (typed[at][1]) input.focus();
  });
}

let busy = false;
async function refresh(force) {
  if (busy) return;
  busy = true;
  try {
    const parameters = query();
    if (!force) parameters.set('version', state.version);
    const response = await fetch('/page/view?' + parameters);
    if (response.status !== 200) return;
    const view = await response.json();
    Object.assign(state, view.state, { version: view.version, stay: !force });
    for (const id of ['teams', 'sidebar', 'main', 'thread']) show(id, view[id]);
    // A form keeps what was typed into it while it stays the same form.
    if (view.modalId !== state.modal) {
      state.modal = view.modalId;
      byId('modal').innerHTML = view.modal;
      byId('modal').querySelector('textarea, input, select')?.focus();
    }
    history.replaceState(null, '', '/?' + query());
  } finally {
    busy = false;
  }
}

async function go(change) {
  Object.assign(state, change);
  await refresh(true);
  // A thread beside the channel makes it narrower, and so longer.
  const messages = byId('messages');
  if (messages) messages.scrollTop = messages.scrollHeight;
}

async function use(control, choice) {
  const { action, confirm: question, url } = control.dataset;
  if (question && !window.confirm(question)) return;
  if (url) window.open(url, '_blank', 'noopener');
  const message = control.closest('.message');
  const where = message ? { channel: message.dataset.channel, ts: message.dataset.ts } : {};
  const within = control.closest('.modal') ? 'modal' : control.closest('.home') ? 'home' : 'message';
  control.classList.add('waiting');
  await post('click', { action, choice: choice || control.dataset.choice, within, ...where });
  control.classList.remove('waiting');
  await refresh(true);
}

function valuesOf(form) {
  const values = {};
  for (const input of form.querySelectorAll('.input [data-action], .actions select[data-action], .accessory select[data-action]')) {
    const name = input.dataset.action;
    if (input.type === 'checkbox' || input.type === 'radio') {
      if (input.checked) (values[name] ||= []).push(input.value);
    } else if (input.value !== '') values[name] = input.value;
  }
  return values;
}

document.addEventListener('click', async (event) => {
  const target = event.target.closest('[data-team],[data-place],[data-thread],[data-action],[data-dismiss],#close-thread,#open-home');
  if (!target || target.matches('input, textarea, select')) return;
  const { team, place, thread, dismiss } = target.dataset;
  if (target.tagName === 'A') event.preventDefault();
  if (team) await go({ team, place: '', user: '', thread: '' });
  else if (place) {
    if (place === 'home') await post('home', {});
    await go({ place, thread: '' });
  } else if (target.id === 'open-home') {
    await post('home', {});
    await refresh(true);
  } else if (thread) await go({ thread });
  else if (target.id === 'close-thread') await go({ thread: '' });
  else if (dismiss) {
    await post('dismiss', {});
    await refresh(true);
  } else if (target.matches('button[data-action]')) await use(target);
});

// The menu of the last message opens below what is in view.
document.addEventListener('toggle', ({ target }) => target.querySelector('.menu')?.scrollIntoView({ block: 'nearest' }), true);

document.addEventListener('change', async (event) => {
  const { target } = event;
  if (target.id === 'viewer') await go({ user: target.value, thread: '', modal: '' });
  else if (target.matches('select[data-action]') && !target.closest('.input')) await use(target, target.value);
});

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  if (form.dataset.view) {
    const answer = await post('submit', { values: valuesOf(form) });
    for (const [block, text] of Object.entries(answer.errors || {})) {
      const box = [...form.querySelectorAll('.input')].find((input) => input.dataset.block === block);
      if (box) box.querySelector('.problem').textContent = text;
    }
  } else {
    const input = form.elements.text;
    const text = input.value.trim();
    input.value = '';
    const inThread = form.closest('#thread') !== null;
    if (text !== '') await post('say', { text, thread: inThread ? state.thread : '' });
  }
  await refresh(true);
});

refresh(true);
setInterval(() => refresh(false), 700);
`;
