import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, callerOf, faultCodes, outcomeOf } from './call-slack.ts';
import type { Json } from './json.ts';
import { mentionsIn } from './message-content.ts';
import { type SlackSimulator, startSlackSimulator } from './slack-simulator.ts';
import { usualScopes } from './workspace-options.ts';

let slack: SlackSimulator;
let call: Caller;
let clock = Date.parse('2026-11-20T12:00:00Z');
beforeAll(async () => {
  slack = await startSlackSimulator({ now: () => clock, limits: { tiers: {} } });
  call = callerOf(slack);
});
afterAll(() => slack[Symbol.asyncDispose]());
beforeEach(() => {
  clock += 60_000;
  slack.log.clear();
  slack.setScopes(usualScopes);
});

const channel = 'C01INTAKE';
const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } });
const post = async (args: Json = {}) => {
  clock += 1_000;
  return (await call('chat.postMessage', { channel, text: 'Hello', ...args })).body;
};

describe('chat.postMessage', () => {
  test('keeps the message, with ids for its blocks', async () => {
    const { ts } = await post({ blocks: [section('*Hi*')], unfurl_links: false, unfurl_media: false });
    const message = slack.workspace().message(channel, ts);
    expect(message).toMatchObject({ text: 'Hello', byApp: true, threadTs: null, unfurls: false, earlier: [] });
    expect(message.blocks).toMatchObject([{ ...section('*Hi*'), block_id: expect.any(String) }]);
  });

  test.each<[string, Json, string]>([
    ['no channel of that id', { channel: 'C99' }, 'channel_not_found'],
    ['a private channel the app is not in', { channel: 'G04PARTNERS' }, 'channel_not_found'],
    ['nothing to say', { text: '' }, 'no_text'],
    ['blocks that are no JSON', { blocks: '[' }, 'invalid_blocks_format'],
    ['blocks that are no list', { blocks: '{}' }, 'invalid_blocks_format'],
    ['blocks over a limit', { blocks: [section('x'.repeat(3_001))] }, 'invalid_blocks'],
    [
      'blocks too long together',
      { blocks: Array.from({ length: 5 }, () => section('x'.repeat(2_900))) },
      'msg_blocks_too_long',
    ],
    ['metadata without a payload', { metadata: { event_type: 'x' } }, 'invalid_metadata_format'],
    ['metadata that is no object', { metadata: '"x"' }, 'invalid_metadata_format'],
    [
      'too much metadata',
      { metadata: { event_type: 'x', event_payload: { x: 'x'.repeat(8_000) } } },
      'metadata_too_large',
    ],
    ['a thread that is not there', { thread_ts: '1.000001' }, 'thread_not_found'],
  ])('refuses %s', async (_, args, error) => {
    const before = slack.workspace().messages(channel).length;
    expect((await post(args)).error).toBe(error);
    expect(slack.workspace().messages(channel)).toHaveLength(before);
  });

  test('blocks over a limit say where', async () => {
    const { error, errors, response_metadata: about } = await post({ blocks: [section('x'), { type: 'alert' }] });
    const finding = 'unsupported type: alert [json-pointer:/blocks/1/type]';
    expect([error, errors, about?.messages]).toEqual(['invalid_blocks', [finding], [`[ERROR] ${finding}`]]);
    expect(faultCodes(slack)).toEqual(['invalid_blocks']);
  });

  test('what Slack forgives is a fault all the same', async () => {
    await post({ text: undefined, blocks: [section('x')] });
    await post({ text: 'x'.repeat(40_001) });
    expect(faultCodes(slack)).toEqual(['missing_fallback_text', 'too_long']);
    expect(slack.workspace().messages(channel).at(-1)?.text).toHaveLength(40_000);
  });

  test('public channels without membership need chat:write.public', async () => {
    expect((await post({ channel: 'C03GENERAL' })).ok).toBe(true);
    slack.setScopes(['chat:write']);
    expect((await post({ channel: 'C03GENERAL' })).error).toBe('not_in_channel');
  });

  test('archived and restricted channels', async () => {
    const firm = slack.workspace();
    firm.addChannel({ id: 'C20', name: 'old', archived: true, member: true });
    expect((await post({ channel: 'C20' })).error).toBe('is_archived');
    firm.addChannel({ id: 'C21', name: 'rules', member: true, restriction: 'restricted_action_read_only_channel' });
    expect((await post({ channel: 'C21' })).error).toBe('restricted_action_read_only_channel');
    const { ts } = await post();
    firm.setChannel(channel, { restriction: 'restricted_action_thread_only_channel' });
    expect([(await post()).error, (await post({ thread_ts: ts })).ok]).toEqual([
      'restricted_action_thread_only_channel',
      true,
    ]);
    firm.setChannel(channel, { restriction: 'restricted_action_non_threadable_channel' });
    expect([(await post()).ok, (await post({ thread_ts: ts })).error]).toEqual([
      true,
      'restricted_action_non_threadable_channel',
    ]);
    firm.setChannel(channel, { restriction: null });
  });

  test('goes to a person by the id of the member, and to a channel by its name', async () => {
    expect(await post({ channel: 'U01MARIA' })).toMatchObject({ ok: true, channel: 'D01MARIA' });
    expect(await post({ channel: '#intake' })).toMatchObject({ ok: true, channel });
  });

  test('replies stand under their parent, and replies to replies are refused', async () => {
    const { ts } = await post();
    const { ts: reply } = await post({ text: 'reply', thread_ts: ts });
    expect(
      slack
        .workspace()
        .thread({ channel, ts })
        .map((one) => one.text),
    ).toEqual(['reply']);
    expect((await post({ thread_ts: reply })).error).toBe('cannot_reply_to_message');
    expect(faultCodes(slack)).toEqual(['reply_to_reply']);
  });

  test('every ts is another, in order, even within one millisecond', async () => {
    const stamps: string[] = [];
    for (let at = 0; at < 3; at += 1) stamps.push(slack.workspace().say(channel, 'U01MARIA', 'x').ts);
    expect(new Set(stamps).size).toBe(3);
    expect(stamps.toSorted()).toEqual(stamps);
  });
});

describe('chat.update and chat.delete', () => {
  test('change the message and keep what it showed', async () => {
    const { ts } = await post({
      blocks: [section('one')],
      metadata: { event_type: 'x', event_payload: { delivery_id: 'd' } },
    });
    expect(outcomeOf(await call('chat.update', { channel, ts, text: 'two', blocks: [section('two')] }))).toBe('ok');
    const message = slack.workspace().message(channel, ts);
    expect(message).toMatchObject({ text: 'two', earlier: [{ text: 'Hello', blocks: [section('one')] }] });
    expect(message.metadata).toMatchObject({ event_payload: { delivery_id: 'd' } });
    await call('chat.update', { channel, ts, text: 'three' });
    expect(message.blocks).toMatchObject([section('two')]);
    expect(outcomeOf(await call('chat.delete', { channel, ts }))).toBe('ok');
    expect(slack.workspace().messages(channel)).not.toContain(message);
    expect(outcomeOf(await call('chat.update', { channel, ts, text: 'x' }))).toBe('message_not_found');
    expect(outcomeOf(await call('chat.delete', { channel, ts }))).toBe('message_not_found');
  });

  test('only the app’s own messages', async () => {
    const { ts } = slack.workspace().say(channel, 'U01MARIA', 'mine');
    expect(outcomeOf(await call('chat.update', { channel, ts, text: 'x' }))).toBe('cant_update_message');
    expect(outcomeOf(await call('chat.delete', { channel, ts }))).toBe('cant_delete_message');
  });

  test('a text that can be posted may be too long to edit', async () => {
    const { ts } = await post({ text: 'x'.repeat(4_001) });
    expect(outcomeOf(await call('chat.update', { channel, ts, text: 'x'.repeat(4_001) }))).toBe('msg_too_long');
    expect(outcomeOf(await call('chat.update', { channel, ts, text: 'x'.repeat(4_000) }))).toBe('ok');
    expect(outcomeOf(await call('chat.update', { channel, ts }))).toBe('no_text');
  });

  test('not after the edit window, not in an archived channel', async () => {
    const firm = slack.workspace();
    const { ts } = await post();
    firm.editWindowMs = 60_000;
    clock += 60_001;
    expect(outcomeOf(await call('chat.update', { channel, ts, text: 'x' }))).toBe('edit_window_closed');
    firm.editWindowMs = null;
    firm.setChannel(channel, { archived: true });
    expect(outcomeOf(await call('chat.update', { channel, ts, text: 'x' }))).toBe('is_inactive');
    firm.setChannel(channel, { archived: false });
  });
});

describe('chat.postEphemeral and chat.getPermalink', () => {
  test('only one person sees it, nobody finds it in the history, nobody can edit it', async () => {
    const { body } = await call('chat.postEphemeral', { channel, user: 'U02JAMES', text: 'only you' });
    expect(slack.workspace().ephemerals('U02JAMES').at(-1)).toMatchObject({ ts: body.message_ts, text: 'only you' });
    expect(slack.workspace().ephemerals('U01MARIA')).toEqual([]);
    expect(JSON.stringify((await call('conversations.history', { channel })).body)).not.toContain('only you');
    expect(outcomeOf(await call('chat.update', { channel, ts: body.message_ts, text: 'x' }))).toBe('message_not_found');
  });

  test('to members of the channel only', async () => {
    slack.workspace().addChannel({ id: 'C22', name: 'small', member: true, members: ['U01MARIA'] });
    const args = { channel: 'C22', user: 'U02JAMES', text: 'x' };
    expect(outcomeOf(await call('chat.postEphemeral', args))).toBe('user_not_in_channel');
  });

  test('a permalink', async () => {
    const { ts } = await post();
    const { body } = await call('chat.getPermalink', { channel, message_ts: ts });
    expect(body.permalink).toBe(`https://hartley-law.slack.com/archives/${channel}/p${ts.replace('.', '')}`);
    expect(outcomeOf(await call('chat.getPermalink', { channel, message_ts: '1.2' }))).toBe('message_not_found');
  });
});

describe('conversations', () => {
  test('a cursor goes on where it was, whatever is said meanwhile; one of an unknown message is none', async () => {
    const firm = slack.workspace();
    firm.addChannel({ id: 'C31', name: 'talk', member: true });
    for (const text of ['a', 'b', 'c']) firm.say('C31', 'U01MARIA', text);
    const { body: first } = await call('conversations.history', { channel: 'C31', limit: 2 });
    firm.say('C31', 'U01MARIA', 'd');
    const cursor = first.response_metadata?.next_cursor;
    const { body: second } = await call('conversations.history', { channel: 'C31', limit: 2, cursor });
    expect(second.messages.map((one) => one.text)).toEqual(['a']);
    const gone = Buffer.from('next_ts:1.000001').toString('base64');
    expect(outcomeOf(await call('conversations.history', { channel: 'C31', cursor: gone }))).toBe('invalid_cursor');
  });

  test('an app outside the marketplace reads one page of 15 messages a minute', async () => {
    await using own = await startSlackSimulator({ app: { unlisted: true }, now: () => clock });
    for (let said = 0; said < 20; said += 1) own.workspace().say('C01INTAKE', 'U01MARIA', `${said}`);
    const read = callerOf(own);
    const page = { channel: 'C01INTAKE', limit: 200 };
    const { body } = await read('conversations.history', page);
    expect(body.messages).toHaveLength(15);
    expect(await read('conversations.history', page)).toMatchObject({ status: 429 });
    clock += 61_000;
    const cursor = body.response_metadata?.next_cursor;
    expect((await read('conversations.history', { ...page, cursor })).body.messages).toHaveLength(5);
  });

  test('the history is newest first, in pages, with metadata on request', async () => {
    slack.workspace().addChannel({ id: 'C30', name: 'pages', member: true });
    const stamps: string[] = [];
    for (const delivery_id of ['a', 'b', 'c', 'd', 'e']) {
      stamps.push(
        (
          await post({
            channel: 'C30',
            text: delivery_id,
            metadata: { event_type: 'lead', event_payload: { delivery_id } },
          })
        ).ts,
      );
    }
    await post({ channel: 'C30', text: 'reply', thread_ts: stamps[0] });
    const page = { channel: 'C30', limit: 3, include_all_metadata: true };
    const { body: bare } = await call('conversations.history', page);
    expect(bare.messages[0]).not.toHaveProperty('metadata');
    slack.setScopes([...usualScopes, 'metadata.message:read']);
    const { body: first } = await call('conversations.history', page);
    expect(first.messages.map((one) => one.text)).toEqual(['e', 'd', 'c']);
    expect(first.messages[0]?.metadata).toEqual({ event_type: 'lead', event_payload: { delivery_id: 'e' } });
    const cursor = first.response_metadata?.next_cursor;
    const { body: second } = await call('conversations.history', { channel: 'C30', limit: 3, cursor });
    expect(second).toMatchObject({ has_more: false, messages: [{ text: 'b' }, { text: 'a', reply_count: 1 }] });
    expect(second.messages[0]).not.toHaveProperty('metadata');
    const { body: since } = await call('conversations.history', { channel: 'C30', oldest: stamps[3] });
    expect(since.messages.map((one) => one.text)).toEqual(['e']);
    const { body: from } = await call('conversations.history', { channel: 'C30', oldest: stamps[3], inclusive: true });
    expect(from.messages.map((one) => one.text)).toEqual(['e', 'd']);
    const { body: replies } = await call('conversations.replies', { channel: 'C30', ts: stamps[0] });
    expect(replies.messages.map((one) => one.text)).toEqual(['a', 'reply']);
  });

  test.each<[string, Json, string]>([
    ['conversations.history', { channel: 'C99' }, 'channel_not_found'],
    ['conversations.history', { channel: 'C03GENERAL' }, 'not_in_channel'],
    ['conversations.history', { channel, oldest: 'yesterday' }, 'invalid_ts_oldest'],
    ['conversations.history', { channel, latest: 'x' }, 'invalid_ts_latest'],
    ['conversations.history', { channel, cursor: 'x' }, 'invalid_cursor'],
    ['conversations.replies', { channel, ts: '1.2' }, 'thread_not_found'],
    ['conversations.info', { channel: 'G04PARTNERS' }, 'channel_not_found'],
    ['conversations.list', { types: 'secret_channel' }, 'invalid_types'],
    ['conversations.list', { limit: 'many' }, 'invalid_limit'],
    ['conversations.open', {}, 'users_list_not_supplied'],
    ['conversations.open', { users: 'U99' }, 'user_not_found'],
  ])('%s %j is %s', async (method, args, error) => {
    expect(outcomeOf(await call(method, args))).toBe(error);
  });

  test('channels as they are: members, shared, archived; private ones for members only', async () => {
    await using own = await startSlackSimulator();
    const ask = callerOf(own);
    const info = async (id: string) => (await ask('conversations.info', { channel: id })).body.channel;
    expect(await info('C01INTAKE')).toMatchObject({
      name: 'intake',
      is_member: true,
      is_private: false,
      is_ext_shared: false,
    });
    own.workspace().setChannel('C03GENERAL', { extShared: true, archived: true });
    expect(await info('C03GENERAL')).toMatchObject({ is_member: false, is_ext_shared: true, is_archived: true });
    const names = async (args: Json) =>
      ((await ask('conversations.list', args)).body.channels as { name: string }[]).map((one) => one.name);
    expect(await names({})).toEqual(['intake', 'personal-injury', 'general']);
    expect(await names({ exclude_archived: true })).toEqual(['intake', 'personal-injury']);
    own.workspace().setChannel('G04PARTNERS', { member: true });
    expect(await names({ types: 'private_channel' })).toEqual(['partners']);
    const { body } = await ask('conversations.members', { channel });
    expect(body.members).toEqual(['U01MARIA', 'U02JAMES', 'U03PRIYA', own.workspace().botUserId]);
    expect((await ask('conversations.open', { users: 'U01MARIA' })).body.channel).toEqual({ id: 'D01MARIA' });
  });

  test('the app joins public channels', async () => {
    await using own = await startSlackSimulator();
    own.setScopes(['channels:join']);
    expect(outcomeOf(await callerOf(own)('conversations.join', { channel: 'C03GENERAL' }))).toBe('ok');
    expect(own.workspace().channels.get('C03GENERAL')?.member).toBe(true);
    own.workspace().setChannel('C03GENERAL', { archived: true });
    expect(outcomeOf(await callerOf(own)('conversations.join', { channel: 'C03GENERAL' }))).toBe('is_archived');
  });
});

test('mentions that notify are found, those in plain texts are none', () => {
  const blocks = [
    section('<!channel> & <@U01MARIA> &lt;!here&gt;'),
    { type: 'header', text: { type: 'plain_text', text: '<!here>' } },
  ];
  expect(mentionsIn({ text: 'x <!subteam^S01ONCALL>', blocks })).toEqual([
    '!subteam^S01ONCALL',
    '!channel',
    '@U01MARIA',
  ]);
});

test('no mistakes of its own', () => expect(slack.ownFaults).toEqual([]));
