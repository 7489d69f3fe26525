import { describe, expect, test } from 'vitest';
import type { MessagePage } from '../../../../bridge/platform/http/message-page.ts';
import { renderMessagePage } from '../../../../bridge/platform/http/message-page.ts';

const hostile = '<script>alert("x")</script>&\'';
const plain: MessagePage = { status: 200, tone: 'good', title: 'Done', paragraphs: ['All is well.'] };

describe('a message page', () => {
  test('shows only what it is given', () => {
    const text = renderMessagePage(plain);
    expect(text).toContain('<title>Done</title>');
    expect(text).toContain('<main class="good">');
    expect(text).not.toMatch(/<dl>|<ul>|<h2>|<a /);
  });

  test('has facts, findings, steps and a link where there are some', () => {
    const text = renderMessagePage({
      ...plain,
      facts: [['Account', 'Hill']],
      findings: ['One thing.'],
      next: ['Do this.'],
      link: { url: 'https://bridge.example/again?a=1&b=2', label: 'Try again' },
    });
    expect(text).toContain('<dt>Account</dt><dd>Hill</dd>');
    expect(text).toContain('<h2>What differs</h2><ul><li>One thing.</li></ul>');
    expect(text).toContain('<h2>Next steps</h2><ul><li>Do this.</li></ul>');
    expect(text).toContain('href="https://bridge.example/again?a=1&amp;b=2"');
  });

  test('escapes every text, wherever it stands', () => {
    const text = renderMessagePage({
      status: 400,
      tone: 'bad',
      title: hostile,
      paragraphs: [hostile],
      facts: [[hostile, hostile]],
      findings: [hostile],
      next: [hostile],
      link: { url: hostile, label: hostile },
    });
    expect(text).not.toContain('<script');
    expect(text).not.toContain('alert("');
    expect(text.match(/&lt;script&gt;/g)).toHaveLength(9);
  });
});
