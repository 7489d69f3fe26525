import { describe, expect, test } from 'vitest';
import { findState } from '../../../../bridge/analysis/places/find-state.ts';
import { states } from '../../../../shared/states.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

describe('the table of states', () => {
  test('has fifty states, the District and five territories', () => {
    expect(states).toHaveLength(56);
    expect(states.filter(({ territory }) => territory).map(({ code }) => code)).toEqual(['PR', 'VI', 'GU', 'AS', 'MP']);
  });

  test('gives every code and name to one state', () => {
    for (const state of states) {
      expect(findState(state.code)).toBe(state);
      expect(findState(state.name.toUpperCase())).toBe(state);
      for (const name of state.otherNames) expect(findState(name), name).toBe(state);
    }
  });
});

describe('findState', () => {
  test.each(['', '--', 'N/A', 'Ontario', 'XX', 'TX or OK', 'Carolina', 'Dakota', 'z'.repeat(500)])(
    'finds no state in "%s"',
    (text) => {
      expect(findState(text)).toBeNull();
    },
  );
});

checkRows(new URL('./rows/find-state.txt', import.meta.url), { state: (text: string) => findState(text)?.code });
