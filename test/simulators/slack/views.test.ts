import { describe, expect, test } from 'vitest';
import { actions, claim, pick, plain, postTo, type RunningApp, startWithApp } from './app-fixture.ts';
import { callerOf, faultCodes, outcomeOf } from './call-slack.ts';
import type { Json } from './json.ts';
import { startSlackSimulator } from './slack-simulator.ts';

const by = { userId: 'U02JAMES' };

describe('views', () => {
  const view = (more: Json = {}) => ({ type: 'modal', title: plain('Why'), blocks: [{ type: 'divider' }], ...more });
  const form = view({
    submit: plain('Save'),
    blocks: [
      { type: 'input', block_id: 'reason', label: plain('Reason'), element: pick },
      {
        type: 'input',
        block_id: 'note',
        optional: true,
        label: plain('Note'),
        element: { type: 'plain_text_input', action_id: 'note' },
      },
    ],
  });

  async function opened(running: RunningApp, content: Json = form) {
    const { slack, app } = running;
    await slack.workspace().click(await postTo(slack, claim), 'claim', by);
    const trigger_id = app.received.at(-1)?.payload.trigger_id;
    const call = callerOf(slack);
    return { call, trigger_id, answer: await call('views.open', { trigger_id, view: content }) };
  }

  test('a trigger_id opens one view, soon', async () => {
    await using running = await startWithApp();
    const { call, trigger_id, answer } = await opened(running);
    expect(answer.body).toMatchObject({ ok: true, view: { type: 'modal', state: { values: {} }, team_id: 'T01FIRM' } });
    expect(outcomeOf(await call('views.open', { trigger_id, view: form }))).toBe('exchanged_trigger_id');
    expect(outcomeOf(await call('views.open', { trigger_id: '1.2.x', view: form }))).toBe('invalid_trigger_id');
    await using slow = await startSlackSimulator({ triggerLifeMs: -1, ackLimitMs: 60_000 });
    slow.target(running.app.url);
    await slow.workspace().click(await postTo(slow, claim), 'claim', by);
    const late = running.app.received.at(-1)?.payload.trigger_id;
    expect(outcomeOf(await callerOf(slow)('views.open', { trigger_id: late, view: form }))).toBe('expired_trigger_id');
  });

  test('a view over a limit is invalid_arguments, with the place', async () => {
    await using running = await startWithApp();
    const { answer } = await opened(running, view({ title: plain('x'.repeat(25)) }));
    expect(answer.body).toMatchObject({
      error: 'invalid_arguments',
      response_metadata: { messages: ['[ERROR] must be less than 25 characters [json-pointer:/view/title/text]'] },
    });
    expect(faultCodes(running.slack)).toEqual(['invalid_blocks']);
  });

  test('a form is sent with what stands in it', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    await opened(running);
    const firm = slack.workspace();
    await expect(firm.submit('U02JAMES', { note: 'x' })).rejects.toThrow('these have to be filled in: Reason');
    await expect(firm.submit('U02JAMES', { colour: 'red' })).rejects.toThrow('the view has no input colour');
    await firm.submit('U02JAMES', { pick: '1', note: 'Too far' });
    expect(app.received.at(-1)?.payload).toMatchObject({
      type: 'view_submission',
      view: {
        state: {
          values: {
            reason: { pick: { type: 'static_select', selected_option: { value: '1' } } },
            note: { note: { type: 'plain_text_input', value: 'Too far' } },
          },
        },
      },
    });
    expect(firm.modal('U02JAMES')).toBeNull();
  });

  test('the acknowledgement may refuse, replace, push or clear; anything else is a fault', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    await opened(running);
    const firm = slack.workspace();
    const submit = async (body: Json) => {
      app.answer = () => ({ body });
      return firm.submit('U02JAMES', { pick: '1' });
    };
    expect((await submit({ response_action: 'errors', errors: { reason: 'No' } })).errors).toEqual({ reason: 'No' });
    await submit({ response_action: 'errors', errors: { colour: 'No' } });
    await submit({ response_action: 'update', view: { ...form, title: plain('Again') } });
    expect(firm.modal('U02JAMES')?.content.title).toEqual(plain('Again'));
    await submit({ response_action: 'push', view: { ...form, title: plain('Second') } });
    expect(firm.views.stack('U02JAMES')).toHaveLength(2);
    await submit({ response_action: 'dance' });
    await submit({ response_action: 'clear' });
    expect(firm.modal('U02JAMES')).toBeNull();
    expect(faultCodes(slack)).toEqual(['bad_ack', 'bad_ack']);
  });

  test('views are updated by id and hash, pushed three deep', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    const { call, answer } = await opened(running, view({ blocks: [actions(claim)], external_id: 'form-1' }));
    const { id: view_id, hash } = answer.body.view as { id: string; hash: string };
    const update = (more: Json) => call('views.update', { view: view({ blocks: [actions(claim)] }), ...more });
    expect(outcomeOf(await update({ view_id, hash: 'other' }))).toBe('hash_conflict');
    expect(outcomeOf(await update({ view_id: 'V0' }))).toBe('not_found');
    expect(outcomeOf(await update({}))).toBe('invalid_arguments');
    expect(outcomeOf(await update({ view_id, hash }))).toBe('ok');
    const push = async () => {
      await slack.workspace().clickModal('claim', by);
      const { trigger_id } = app.received.at(-1)?.payload ?? {};
      return outcomeOf(await call('views.push', { trigger_id, view: view({ blocks: [actions(claim)] }) }));
    };
    expect([await push(), await push(), await push()]).toEqual(['ok', 'ok', 'push_limit_reached']);
    expect(await slack.workspace().dismiss('U02JAMES', true)).toBeNull();
    expect(outcomeOf(await update({ view_id }))).toBe('not_found');
  });

  test('a home tab is published, clicked and published again', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    const call = callerOf(slack);
    const home = (more: Json = {}) => ({ type: 'home', blocks: [actions(claim)], ...more });
    const publish = async (more: Json = {}) =>
      outcomeOf(await call('views.publish', { user_id: 'U02JAMES', view: home(), ...more }));
    expect(await publish()).toBe('ok');
    await slack.workspace().clickHome('claim', by);
    expect(app.received[0]?.payload).toMatchObject({ container: { type: 'view' }, view: { type: 'home' } });
    expect(app.received[0]?.payload).not.toHaveProperty('response_url');
    expect(await publish({ hash: 'other' })).toBe('hash_conflict');
    expect(await publish({ user_id: 'U99' })).toBe('invalid_arguments');
    expect(await publish({ view: home({ blocks: [{ type: 'markdown', text: 'x' }] }) })).toBe('invalid_arguments');
    expect(await publish()).toBe('ok');
    expect(slack.workspace().views.home('U02JAMES')?.updates).toBe(1);
  });
});
