import { type AppReceiver, startAppReceiver } from './app-receiver.ts';
import { callerOf } from './call-slack.ts';
import type { Json } from './json.ts';
import type { Message } from './message-store.ts';
import { type SlackSimulator, startSlackSimulator } from './slack-simulator.ts';

export interface RunningApp extends AsyncDisposable {
  slack: SlackSimulator;
  app: AppReceiver;
}

/** Slack and an app that takes everything it sends. */
export async function startWithApp(): Promise<RunningApp> {
  // The machine may be busy: only a test about time sets one that matters.
  const patient = { ackLimitMs: 60_000, triggerLifeMs: 60_000 };
  const slack = await startSlackSimulator({ ...patient, limits: { secondMs: 1, postBurst: 100 } });
  const app = await startAppReceiver(slack.app.signingSecret);
  slack.target(app.url);
  return {
    slack,
    app,
    async [Symbol.asyncDispose]() {
      await slack[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
    },
  };
}

export const plain = (text: string) => ({ type: 'plain_text', text });

export const actions = (...elements: Json[]) => ({ type: 'actions', block_id: 'do', elements });

export const claim = { type: 'button', action_id: 'claim', value: '77', style: 'primary', text: plain('Claim') };

export const pick = {
  type: 'static_select',
  action_id: 'pick',
  options: [
    { text: plain('One'), value: '1' },
    { text: plain('Two'), value: '2' },
  ],
};

/** A message of the app's with these elements. */
export async function postTo(slack: SlackSimulator, ...elements: Json[]): Promise<Message> {
  const { body } = await callerOf(slack)('chat.postMessage', {
    channel: 'C01INTAKE',
    text: 'Lead',
    blocks: [actions(...elements)],
    metadata: { event_type: 'lead', event_payload: { delivery_id: 'd' } },
  });
  return slack.workspace().message('C01INTAKE', body.ts);
}
