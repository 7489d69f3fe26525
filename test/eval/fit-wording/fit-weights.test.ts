import { describe, expect, it } from 'vitest';
import { isWord } from '../../../bridge/analysis/rubric/wording/form-value.ts';
import { judgeWording } from '../../../bridge/analysis/rubric/wording/wording-model.ts';
import { crossValidate } from './cross-validate.ts';
import { fitOptions, fitWeights } from './fit-weights.ts';
import { labelNote, labelRetelling } from './labelled-note.ts';
import { recordOf, tinyNotes, tinyPairs } from './tiny-set.ts';
import { listVocabulary } from './vocabulary.ts';

const today = '2026-11-20';
const notes = tinyNotes.map((note) => labelNote(note, today));
const retellings = tinyPairs.map((pair) => labelRetelling(pair, today));
const weights = fitWeights({ notes, retellings, decisives: [] });
const gold = tinyNotes[0]!.gold;
const judge = (text: string, by = weights) =>
  judgeWording(by, labelNote({ id: 'k-9', record: recordOf(text), gold }, today).tokens).points;

describe('listVocabulary', () => {
  it('takes forms seen often enough', () => {
    expect(listVocabulary(notes, 3)).toContain('forklift');
    expect(listVocabulary(notes, 3)).not.toContain('barista');
    expect(listVocabulary(notes, 2)).toContain('barista');
  });

  it.each(['maria', 'tacoma', 'texas', 'august', 'score', 'mrs', 'jordan'])('refuses %s', (word) => {
    const texts = ['a', 'b', 'c'].map((id) => ({ id: `k-${id}`, record: recordOf(`met ${word} there`), gold }));
    const found = listVocabulary(
      texts.map((text) => labelNote(text, today)),
      1,
    );
    expect(found.filter(isWord)).toEqual(['met']);
    expect(found.filter((form) => !form.startsWith('!') && form.includes(word.slice(0, 4)))).toEqual([]);
  });

  it('refuses what stands in the notes with a capital', () => {
    const texts = ['a', 'b', 'c'].map((id) => ({ id: `k-${id}`, record: recordOf(`Fell at Zanzibo ${id}`), gold }));
    expect(
      listVocabulary(
        texts.map((text) => labelNote(text, today)),
        1,
      ),
    ).not.toContain('zanzibo');
  });
});

describe('fitWeights', () => {
  it('tells the strong from the weak', () => {
    const [strong = 0] = judge('forklift, then surgery');
    const [weak = 0] = judge('rude, maybe');
    expect(strong).toBeGreaterThan(14);
    expect(weak).toBeLessThan(6);
  });

  it('stretches what regression pulled to the middle', () => {
    const plain = fitWeights({ notes, retellings, decisives: [] }, { ...fitOptions, stretch: 1 });
    expect(judge('forklift surgery')[0]).toBeGreaterThan(judge('forklift surgery', plain)[0] ?? 20);
  });

  it('keeps the forms that move most', () => {
    const few = fitWeights({ notes, retellings, decisives: [] }, { ...fitOptions, most: 3 });
    expect(few.forms.size).toBe(3);
    expect([...few.forms.keys()].some((form) => form.includes('rude') || form.includes('forklift'))).toBe(true);
  });

  it('brings tellings of the same facts closer', () => {
    const longer = labelRetelling(
      { id: 'kq-02', same: true, a: recordOf('forklift surgery'), b: recordOf('maybe forklift surgery') },
      today,
    );
    const apart = (by: typeof weights) => {
      const [a = 0] = judgeWording(by, longer.a.tokens).points;
      const [b = 0] = judgeWording(by, longer.b.tokens).points;
      return Math.abs(a - b);
    };
    expect(apart(fitWeights({ notes, retellings: [longer], decisives: [] }))).toBeLessThan(
      apart(fitWeights({ notes, retellings: [], decisives: [] })),
    );
  });
});

describe('labelRetelling', () => {
  it('knows the writer by the letters before the kind of the pair', () => {
    expect(retellings[0]?.family).toBe('k');
    expect(labelRetelling({ ...tinyPairs[0]!, id: 'q-01' }, today).family).toBe('d');
  });
});

describe('crossValidate', () => {
  const seen: string[][] = [];
  const { families, retellings: retold } = crossValidate({ notes, retellings, decisives: [] }, (material) => {
    seen.push([...new Set(material.notes.map(({ family }) => family))]);
    return fitWeights(material);
  });

  it('judges every family by the others', () => {
    expect(seen).toEqual([['m'], ['k']]);
    expect(families.map(({ family }) => family)).toEqual(['k', 'm', 'all']);
  });

  it('measures the order and the distance', () => {
    const all = families.at(-1)!;
    expect(all.notes).toBe(tinyNotes.length);
    expect(all.wording.spearman).toBeGreaterThan(0.8);
    expect(all.blend.error).toBeGreaterThanOrEqual(0);
    expect(retold.pairs).toBe(1);
  });
});
