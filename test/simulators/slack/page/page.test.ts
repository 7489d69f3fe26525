import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { startAppReceiver } from '../app-receiver.ts';
import { callerOf } from '../call-slack.ts';
import type { Json } from '../json.ts';
import { type SlackSimulator, startSlackSimulator } from '../slack-simulator.ts';
import { html, markup } from './html.ts';
import { renderBlocks } from './render-blocks.ts';
import { renderMrkdwn, renderPlain } from './render-mrkdwn.ts';

const slack = await startSlackSimulator();
afterAll(() => slack[Symbol.asyncDispose]());
const firm = slack.workspace();
const reader = { workspace: firm, userId: 'U01MARIA', appName: 'Lead Intake' };
const mrkdwn = (text: string) => renderMrkdwn(text, reader).html;

describe('mrkdwn', () => {
  test.each([
    ['*bold* and _italics_, ~gone~', '<strong>bold</strong> and <em>italics</em>, <s>gone</s>'],
    ['*_both_*', '<strong><em>both</em></strong>'],
    ['2 * 3 * 4, snake_case_name', '2 * 3 * 4, snake_case_name'],
    ['`a < b` *x*', '<code>a &lt; b</code> <strong>x</strong>'],
    ['```\none\n*two*```', '<pre>one\n*two*</pre>'],
    ['>one\n&gt; two\nthree', '<blockquote>one<br>two</blockquote>three'],
    ['a &amp; b &lt;c&gt;', 'a &amp; b &lt;c&gt;'],
    ['&amp;lt;', '&amp;lt;'],
    [
      '<https://a.example/?x=1&amp;y=2|Open *it*>',
      '<a href="https://a.example/?x=1&amp;y=2" target="_blank" rel="noopener noreferrer">Open *it*</a>',
    ],
    ['<javascript:alert(1)|x>', '&lt;javascript:alert(1)|x&gt;'],
    ['<@U02JAMES>', '<span class="chip user">@James Okafor</span>'],
    ['*<@U01MARIA>*', '<strong><span class="chip me">@Maria Alvarez</span></strong>'],
    ['<!here> <!subteam^S01ONCALL>', '<span class="chip me">@here</span> <span class="chip me">@intake-on-call</span>'],
    ['<#C02INJURY>', '<span class="chip user">#personal-injury</span>'],
    ['<@U99>', '<span class="chip user">@U99</span>'],
    [':white_check_mark: :nope:', '<span class="emoji">✅</span> :nope:'],
    ['<!date^0^{date_num}|then>', 'January 1, 1970'],
  ])('%s', (text, expected) => expect(mrkdwn(text)).toBe(expected));

  test('plain text has emoji and lines, and nothing else', () => {
    const text = '*a* <@U01MARIA> &amp; <b>\n:wave:';
    expect(renderPlain(text).html).toBe('*a* &lt;@U01MARIA&gt; &amp; &lt;b&gt;<br><span class="emoji">👋</span>');
  });
});

describe('nothing in a message becomes markup', () => {
  const allowed =
    /<\/?(strong|em|s|br|blockquote)>|<(code|pre)>|<\/(code|pre|a|span)>|<span class="(emoji|chip (user|me))">|<a href="[^"<>]*" target="_blank" rel="noopener noreferrer">/g;
  const pieces = [
    '<',
    '>',
    '&lt;',
    '&',
    '"',
    "'",
    '*',
    '_',
    '~',
    '`',
    '```',
    '\n',
    '|',
    '<script>',
    '</blockquote>',
    '<br>',
    'https://a',
    '<https://a|',
    'javascript:',
    ':x:',
    '<@U',
    '\ue0000\ue001',
    'x',
    ' onload=',
    '😀',
  ];
  const hostile = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));

  test('by mrkdwn', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(mrkdwn(text).replace(allowed, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 3_000 },
    );
  });

  test('by blocks: texts, values, addresses and options stay within their quotes', () => {
    const evil = '"><img src=x onerror=alert(1)>';
    const text = { type: 'plain_text', text: evil };
    const blocks = [
      { type: 'header', text },
      { type: 'actions', elements: [{ type: 'button', action_id: evil, url: evil, text, confirm: { text } }] },
      {
        type: 'input',
        block_id: evil,
        label: text,
        element: { type: 'plain_text_input', action_id: evil, initial_value: evil },
      },
      { type: 'section', text, accessory: { type: 'static_select', options: [{ text, value: evil }] } },
      { type: 'image', image_url: evil, alt_text: evil },
      { type: evil },
    ];
    const rendered = renderBlocks(blocks, reader).html;
    expect(rendered).not.toContain('<img src=x');
    expect(rendered.replaceAll('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;', '')).not.toContain('onerror');
  });

  test('templates escape what is put into them', () => {
    expect(markup(html`<i title="${'"<'}">${[1, 'a&b', null, false, html`<b></b>`]}</i>`)).toBe(
      '<i title="&quot;&lt;">1a&amp;b<b></b></i>',
    );
  });
});

describe('the page', () => {
  interface Shown {
    version: string;
    state: Json;
    sidebar: string;
    main: string;
    thread: string;
    modal: string;
  }
  const patient = { ackLimitMs: 60_000, triggerLifeMs: 60_000 };
  const get = (own: SlackSimulator, path: string) => fetch(own.url + path);
  const view = async (own: SlackSimulator, query = ''): Promise<Shown> =>
    (await (await get(own, `/page/view?${query}`)).json()) as Shown;
  const post = async (own: SlackSimulator, path: string, body: Json) => {
    const headers = { 'content-type': 'application/json' };
    const all = { team: 'T01FIRM', user: 'U01MARIA', ...body };
    const response = await fetch(`${own.url}/page/${path}`, { method: 'POST', headers, body: JSON.stringify(all) });
    return (await response.json()) as Json;
  };
  const claim = {
    type: 'actions',
    elements: [{ type: 'button', action_id: 'claim', text: { type: 'plain_text', text: 'Claim' } }],
  };
  const alert = async (own: SlackSimulator, more: Json = {}) =>
    (await callerOf(own)('chat.postMessage', { channel: 'C01INTAKE', text: 'Lead', blocks: [claim], ...more })).body.ts;

  test('loads only its own files', async () => {
    await using own = await startSlackSimulator();
    const page = await get(own, '/');
    expect(page.headers.get('content-security-policy')).toContain(
      "default-src 'none'; style-src 'self'; script-src 'self'",
    );
    const text = await page.text();
    expect([...text.matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1])).toEqual([
      'data:,',
      '/page/style.css',
      '/page/script.js',
    ]);
    for (const path of ['/page/style.css', '/page/script.js']) expect((await get(own, path)).status).toBe(200);
    expect((await get(own, '/page/nothing')).status).toBe(404);
    expect((await get(own, '/nothing')).status).toBe(404);
  });

  test('shows the first channel of the app, and answers 204 while nothing changes', async () => {
    await using own = await startSlackSimulator();
    const shown = await view(own);
    expect(shown.state).toEqual({ team: 'T01FIRM', user: 'U01MARIA', place: 'C01INTAKE' });
    expect((await get(own, `/page/view?team=T01FIRM&version=${shown.version}`)).status).toBe(204);
    await alert(own);
    expect((await view(own, `team=T01FIRM&version=${shown.version}`)).main).toContain('data-action="claim"');
  });

  test('shows edits, replies, private answers to one person only, unread channels', async () => {
    await using own = await startSlackSimulator();
    const call = callerOf(own);
    const ts = await alert(own);
    await call('chat.update', { channel: 'C01INTAKE', ts, text: 'Claimed', blocks: [claim] });
    await alert(own, { thread_ts: ts, blocks: undefined, text: 'Screened again' });
    await call('chat.postEphemeral', { channel: 'C01INTAKE', user: 'U02JAMES', text: 'only for James' });
    await alert(own, { channel: 'C02INJURY' });
    const shown = await view(own, `thread=${ts}`);
    expect(shown.main).toContain('(edited)');
    expect(shown.main).toContain('1 reply');
    expect(shown.main).not.toContain('Screened again');
    expect(shown.thread).toContain('Screened again');
    expect(shown.main).not.toContain('only for James');
    expect(shown.sidebar).toContain('<span class="count">1</span>');
    expect((await view(own, 'user=U02JAMES')).main).toContain('Only visible to you');
    await view(own, 'place=C02INJURY');
    expect((await view(own)).sidebar).not.toContain('class="count"');
    await call('chat.delete', { channel: 'C01INTAKE', ts });
    expect((await view(own)).main).not.toContain(ts);
  });

  test('a click on it is a click in Slack; what fails is said', async () => {
    await using own = await startSlackSimulator(patient);
    await using app = await startAppReceiver(own.app.signingSecret);
    own.target(app.url);
    const ts = await alert(own);
    const click = { action: 'claim', channel: 'C01INTAKE', ts, within: 'message' };
    expect(await post(own, 'click', click)).toEqual({});
    expect(app.received[0]).toMatchObject({
      signed: true,
      payload: { type: 'block_actions', user: { id: 'U01MARIA' } },
    });
    app.answer = () => ({ status: 500 });
    expect(await post(own, 'click', click)).toEqual({ problem: '⚠️ Lead Intake is not responding' });
    expect(await post(own, 'click', { ...click, action: 'nothing' })).toMatchObject({
      problem: expect.stringContaining('there is: claim'),
    });
    expect(await post(own, 'dance', {})).toMatchObject({ problem: expect.stringContaining('nothing to do') });
  });

  test('forms, the home tab, commands and plain words', async () => {
    await using own = await startSlackSimulator(patient);
    await using app = await startAppReceiver(own.app.signingSecret);
    own.target(app.url);
    const call = callerOf(own);
    const ts = await alert(own);
    await post(own, 'click', { action: 'claim', channel: 'C01INTAKE', ts });
    const label = { type: 'plain_text', text: 'Note' };
    const input = { type: 'input', block_id: 'note', label, element: { type: 'plain_text_input', action_id: 'text' } };
    const form = { type: 'modal', title: label, submit: label, blocks: [input] };
    await call('views.open', { trigger_id: app.received[0]?.payload.trigger_id, view: form });
    expect((await view(own)).modal).toContain('data-action="text"');
    expect((await view(own, 'user=U02JAMES')).modal).toBe('');
    expect(await post(own, 'submit', { values: {} })).toMatchObject({ problem: 'these have to be filled in: Note' });
    app.answer = () => ({ body: { response_action: 'errors', errors: { note: 'More' } } });
    expect(await post(own, 'submit', { values: { text: 'x' } })).toEqual({ errors: { note: 'More' } });
    expect(await post(own, 'dismiss', {})).toEqual({});
    expect((await view(own)).modal).toBe('');
    app.answer = () => ({ body: { text: 'No such lead' } });
    await post(own, 'say', { place: 'C01INTAKE', text: '/lead a@b.example' });
    await post(own, 'say', { place: 'C01INTAKE', text: 'Good morning' });
    expect(app.received.at(-1)?.payload).toMatchObject({ command: '/lead', text: 'a@b.example' });
    const { main } = await view(own);
    expect([main.includes('No such lead'), main.includes('Good morning')]).toEqual([true, true]);
    await post(own, 'home', {});
    expect(app.received.at(-1)?.payload.event).toMatchObject({ type: 'app_home_opened' });
    await call('views.publish', { user_id: 'U01MARIA', view: { type: 'home', blocks: [claim] } });
    expect((await view(own, 'place=home')).main).toContain('data-action="claim"');
    await post(own, 'click', { action: 'claim', within: 'home' });
    expect(app.received.at(-1)?.payload).toMatchObject({ container: { type: 'view' } });
  });

  test('takes nothing another site could send', async () => {
    await using own = await startSlackSimulator();
    const body = JSON.stringify({ team: 'T01FIRM', user: 'U01MARIA', place: 'C01INTAKE', text: 'x' });
    const response = await fetch(`${own.url}/page/say`, { method: 'POST', body });
    expect(await response.json()).toEqual({ problem: 'only JSON is taken' });
    expect(own.workspace().messages('C01INTAKE')).toEqual([]);
  });

  test('shows several workspaces', async () => {
    await using own = await startSlackSimulator();
    own.addWorkspace({
      teamId: 'T02',
      name: 'Other',
      users: [{ id: 'U9', name: 'x' }],
      channels: [{ id: 'C9', name: 'leads', member: true }],
    });
    expect((await view(own, 'team=T02')).state).toEqual({ team: 'T02', user: 'U9', place: 'C9' });
  });
});
