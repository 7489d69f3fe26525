import { describe, expect, it } from 'vitest';
import { foldWord } from '../../../../../bridge/analysis/rubric/wording/fold-word.ts';

describe('foldWord', () => {
  it.each([
    ['mother', 'father'],
    ['wife', 'husband'],
    ['daughter', 'son'],
    ['hermana', 'brother'],
    ['woman', 'man'],
    ['widow', 'widower'],
    ['lastimada', 'lastimado'],
    ['despedidas', 'despedidos'],
  ])('%s and %s are one form', (a, b) => {
    expect(foldWord(a)).toBe(foldWord(b));
  });

  it.each([
    ['atty', 'abogado'],
    ['fx', 'fractured'],
    ['wks', 'weeks'],
    ['pics', 'photos'],
    ['cops', 'police'],
  ])('the shorthand %s is the word %s', (a, b) => {
    expect(foldWord(a)).toBe(foldWord(b));
  });

  it('keeps apart what is not the same', () => {
    expect(foldWord('represented')).not.toBe(foldWord('unrepresented'));
    expect(foldWord('mother')).not.toBe(foldWord('daughter'));
    expect(foldWord('sister')).not.toBe(foldWord('sisters'));
  });

  it('leaves other words as they are', () => {
    expect(foldWord('forklift')).toBe('forklift');
    expect(foldWord('constructor')).toBe('constructor');
    expect(foldWord('')).toBe('');
  });
});
