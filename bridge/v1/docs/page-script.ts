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
