import { expect, test } from 'vitest';
import { isOvertaken, transitionOf } from '../../../bridge/leads/lead-action-rules.ts';
import { leadActions } from '../../../shared/lead-actions.ts';

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
  const transition = transitionOf(action, { state, mine: actor === me });
  expect(transition.kind === 'changed' ? transition.state : transition.kind).toBe(expected);
});

test('no action lets a lead out of the four states, and none but a release makes it free', () => {
  for (const action of leadActions) {
    for (const state of ['new', 'claimed', 'contacted', 'not_a_fit'] as const) {
      for (const actor of [me, other]) {
        const transition = transitionOf(action, { state, mine: state !== 'new' && actor === me });
        if (transition.kind !== 'changed') continue;
        expect(['new', 'claimed', 'contacted', 'not_a_fit']).toContain(transition.state);
        if (transition.state === 'new') expect([action, state]).toSatisfy(([a, s]) => a === 'release' || s === 'new');
      }
    }
  }
});

const second = (at: number) => new Date(1_790_000_000_000 + at * 1_000);

test.each([
  ['claim', 'new', 1, 2, true],
  ['claim', 'new', 2, 1, false],
  ['claim', 'new', 1, 1, false],
  ['claim', 'new', 1, null, false],
  ['claim', 'new', null, 2, false],
  ['release', 'claimed', 1, 2, true],
  ['contacted', 'claimed', 1, 2, true],
  ['reopen', 'contacted', 1, 2, true],
  ['not_a_fit', 'claimed', 1, 2, false],
  ['not_a_fit', 'new', 1, 2, false],
  ['not_a_fit', 'contacted', 1, 2, true],
  ['rescreen', 'claimed', 1, 2, false],
] as const)('a %s of a lead that is %s, clicked at %s, when that was clicked at %s: overtaken %s', (...given) => {
  const [action, state, click, last, expected] = given;
  const clickedAt = last === null ? null : second(last);
  expect(isOvertaken(action, { state, clickedAt }, click === null ? null : second(click))).toBe(expected);
});
