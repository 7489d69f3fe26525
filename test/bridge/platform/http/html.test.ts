import { expect, test } from 'vitest';
import { html } from '../../../../bridge/platform/http/html.ts';

test('whatever is put into a template is escaped', () => {
  const hostile = `<script>alert("1" & '2')</script>`;
  expect(html`<p title="${hostile}">${hostile}</p>`.markup).toBe(
    '<p title="&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;">&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;</p>',
  );
});

test('templates, lists and numbers go in as they are; nothing for false and undefined', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${false}${undefined}${0}`.markup).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>0');
});

test('an object that only looks like text is no markup', () => {
  const object = { toString: () => '<b>' } as unknown as string;
  expect(html`${object}`.markup).not.toContain('<b>');
});
