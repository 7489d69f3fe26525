import { expect, test } from 'vitest';
import { transitionOf } from '../../../bridge/jobs/lead-transition.ts';
import { leadActions } from '../../../bridge/slack/lead-card.ts';

const [me, other] = ['slack:T1:U1', 'slack:T1:U2'];

test.each([
  ['claim', 'new', null, 'claimed'],
  ['claim', 'claimed', me, 'same'],
  ['claim', 'claimed', other, 'refused'],
  ['claim', 'contacted', other, 'refused'],
  ['claim', 'not_a_fit', me, 'refused'],
  ['release', 'claimed', me, 'new'],
  ['release', 'claimed', other, 'refused'],
  ['release', 'new', null, 'same'],
  ['release', 'contacted', me, 'refused'],
  ['contacted', 'new', null, 'contacted'],
  ['contacted', 'claimed', other, 'contacted'],
  ['contacted', 'contacted', me, 'same'],
  ['contacted', 'contacted', other, 'refused'],
  ['contacted', 'not_a_fit', other, 'refused'],
  ['not_a_fit', 'new', null, 'not_a_fit'],
  ['not_a_fit', 'claimed', other, 'not_a_fit'],
  ['not_a_fit', 'contacted', other, 'not_a_fit'],
  ['not_a_fit', 'not_a_fit', me, 'same'],
  ['not_a_fit', 'not_a_fit', other, 'refused'],
  ['reopen', 'not_a_fit', other, 'claimed'],
  ['reopen', 'contacted', other, 'claimed'],
  ['reopen', 'claimed', me, 'same'],
  ['reopen', 'claimed', other, 'refused'],
  ['reopen', 'new', null, 'refused'],
] as const)('%s of a lead that is %s by %s: %s', (action, state, actor, expected) => {
  const transition = transitionOf(action, { state, actor }, me);
  expect(transition.kind === 'changed' ? transition.state : transition.kind).toBe(expected);
});

test('no action lets a lead out of the four states, and none but a release makes it free', () => {
  for (const action of leadActions) {
    for (const state of ['new', 'claimed', 'contacted', 'not_a_fit'] as const) {
      for (const actor of [me, other]) {
        const transition = transitionOf(action, { state, actor: state === 'new' ? null : actor }, me);
        if (transition.kind !== 'changed') continue;
        expect(['new', 'claimed', 'contacted', 'not_a_fit']).toContain(transition.state);
        if (transition.state === 'new') expect([action, state]).toSatisfy(([a, s]) => a === 'release' || s === 'new');
      }
    }
  }
});
