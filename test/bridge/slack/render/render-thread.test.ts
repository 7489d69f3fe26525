import { expect, test } from 'vitest';
import { renderThread, type ThreadContent, threadContent } from '../../../../bridge/slack/render/render-thread.ts';
import { textsIn } from '../lead-cards.ts';

const again = (from: number, to: number, validBefore: boolean, validNow: boolean): ThreadContent => ({
  kind: 'rescreened',
  from,
  to,
  validBefore,
  validNow,
});

test.each<[ThreadContent, string]>([
  [again(62, 78, true, true), '🔁 Screened again: 62 → 78, still valid.'],
  [again(62, 41, true, false), '🔁 Screened again: 62 → 41, no longer valid.'],
  [again(41, 62, false, true), '🔁 Screened again: 41 → 62, now valid.'],
  [again(41, 40, false, false), '🔁 Screened again: 41 → 40, still not valid.'],
  [{ kind: 'reminder', minutes: 5 }, '⏳ Not claimed after 5 minutes.'],
  [{ kind: 'reminder', minutes: 1 }, '⏳ Not claimed after 1 minute.'],
  [{ kind: 'escalation', minutes: 75 }, '🚨 Still unclaimed after 1 h 15 min. Someone should call this client now.'],
])('%j', (content, text) => {
  const message = renderThread(threadContent.parse(content));
  expect(message.text).toBe(text);
  expect(textsIn(message.blocks).map((shown) => shown.text)).toEqual([text]);
});

test('an escalation calls whom it is to call; what is no mention calls nobody', () => {
  const content: ThreadContent = { kind: 'escalation', minutes: 15 };
  expect(textsIn(renderThread(content, '<@U0123ABC>').blocks)[0]?.text).toMatch(/^<@U0123ABC> 🚨 Still unclaimed/);
  expect(renderThread(content, '<@U0123ABC>').text).not.toContain('<');
  expect(textsIn(renderThread(content, '<https://evil.example|x>').blocks)[0]?.text).toMatch(/^🚨/);
});

test('there are no minutes below nought, no scores above a hundred, and no other kinds', () => {
  for (const content of [
    { kind: 'reminder', minutes: -1 },
    { kind: 'rescreened', from: 0, to: 101, validBefore: true, validNow: true },
    { kind: 'gossip' },
  ]) {
    expect(threadContent.safeParse(content).success).toBe(false);
  }
});
