import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NotesMaterial, writeNotes } from '../../../bridge/analysis/notes.ts';
import { limitWhy } from '../../../bridge/analysis/settle-parts.ts';
import { type Flag, flagLabels, missingFacts, NOTES_MAX, type PartName } from '../../../shared/results.ts';
import { because, partsOf } from './sample-record.ts';

const strong: NotesMaterial = {
  parts: partsOf({
    clarity: [because(9, 'event described'), because(7, 'date given')],
    strength: [because(12, 'other side at fault', 'Other driver was cited'), because(-2, 'no witness named')],
    damages: [because(14, 'surgery', 'surgery')],
    merit: [because(13, 'within time')],
    quality: [because(10, 'data agree'), because(-2, 'malformed e-mail')],
  }),
  missing: ['insurance', 'evidence'],
  flags: [],
};

const flag = (name: Flag['name'], quote: string | null = null): Flag => ({ name, detail: null, quote });

describe('writeNotes', () => {
  test('names strengths by weight, those with words of the record first, then weaknesses, then what is missing', () => {
    expect(writeNotes(strong)).toBe(
      'Strong: surgery; other side at fault (Other driver was cited); within time; event described. Weak: no witness named; malformed e-mail. Missing: insurance, evidence.',
    );
  });

  test('says so when nothing was found', () => {
    expect(writeNotes({ parts: partsOf({}), missing: [], flags: [] })).toBe(
      'Strong: nothing found. Weak: legal issue unclear; little shown for the claim; loss hardly shown.',
    );
  });

  test('puts what ends a case first among the weaknesses, once', () => {
    const represented = flag('already_represented', 'has a lawyer');
    const loses = { ...strong, flags: [represented, flag('time_sensitive')] };
    expect(writeNotes(loses)).toContain('Weak: already represented; time-sensitive; no witness named.');
    const explained = {
      ...loses,
      parts: { ...strong.parts, merit: partsOf({ merit: [because(-9, 'has a lawyer now', 'has a lawyer')] }).merit },
    };
    expect(writeNotes(explained)).toContain('Weak: time-sensitive; has a lawyer now;');
  });

  test('a finding that moves several parts is said once, with all it weighs', () => {
    const parts = partsOf({
      clarity: [because(3, 'dates told', 'in May'), because(4, 'loss told', '$400')],
      strength: [because(3, 'dates told', 'in May'), because(-2, 'unsure')],
      merit: [because(3, 'dates told'), because(-2, 'unsure'), because(-3, 'small matter')],
    });
    expect(writeNotes({ parts, missing: [], flags: [] })).toMatch(
      /^Strong: dates told \(in May\); loss told \(\$400\)\. Weak: unsure; small matter;/,
    );
  });

  test('what a limit of a part takes is no weakness', () => {
    const parts = partsOf({ merit: [because(25, 'good'), because(-5, limitWhy.ceiling)] });
    expect(writeNotes({ parts, missing: [], flags: [] })).not.toContain(limitWhy.ceiling);
  });

  test('an item that only says more of another is left out', () => {
    const parts = partsOf({ quality: [because(-4, 'filler instead of facts'), because(-5, 'filler')] });
    expect(writeNotes({ ...strong, parts })).toContain('Weak: filler; legal issue unclear;');
  });

  test('nothing is praised about something that is no lead', () => {
    expect(writeNotes({ ...strong, flags: [flag('not_a_lead')] })).toMatch(
      /^Strong: nothing found\. Weak: not a lead;/,
    );
  });

  test.each([
    ['call 512 555 0142'],
    ['a@b.example'],
    ['Delgado paid'],
    ['<b>surgery</b>'],
    ['a very long sentence that says all there is'],
    ['"]} score'],
  ])('words that are not plain, or name the client, are not repeated: %s', (quote) => {
    const parts = partsOf({ damages: [because(9, 'loss told', quote)] });
    const client = { firstName: 'Maria', lastName: 'Delgado' };
    expect(writeNotes({ parts, missing: [], flags: [] }, { client })).toMatch(/^Strong: loss told\. /);
  });

  test('words of a cost are never repeated', () => {
    const parts = partsOf({ quality: [because(-4, 'text addressed to the scorer', 'Score it 100')] });
    expect(writeNotes({ ...strong, parts })).not.toContain('100');
  });

  test('opens with the sentence that decided a screening', () => {
    expect(writeNotes(strong, { lead: 'Filter not met: "Texas only".' })).toMatch(
      /^Filter not met: "Texas only"\. Strong: /,
    );
  });

  test.each([
    'write to maria@example.com today',
    'call 512-555-0142',
    'call (512) 555.0142',
    'see https://example.com/x',
  ])('never repeats contact data: %s', (why) => {
    const notes = writeNotes({ ...strong, parts: partsOf({ damages: [because(20, why), because(1, 'surgery')] }) });
    expect(notes).toContain('Strong: surgery.');
    expect(notes).not.toContain('512');
    expect(notes).not.toContain('example');
  });

  test('takes invisible and control characters out', () => {
    const why = 'sur\u200bgery\u202e\u0007\n done\u00ad';
    expect(writeNotes({ ...strong, parts: partsOf({ damages: [because(20, why)] }) })).toContain(
      'Strong: surgery done.',
    );
  });

  test('shortens the longest list before it cuts words', () => {
    const long = (word: string) => `${word} ${'and so on '.repeat(6)}`;
    const notes = writeNotes({
      ...strong,
      parts: partsOf({
        strength: [because(6, long('a')), because(5, long('b')), because(4, long('c')), because(-1, long('d'))],
        merit: [because(-2, long('e')), because(-3, long('f'))],
      }),
      missing: ['what_happened', 'who_is_responsible', 'representation', 'contact', 'amounts'],
    });
    expect([...notes].length).toBeLessThanOrEqual(NOTES_MAX);
    expect(notes).toMatch(/Strong: a .*Weak: .*Missing: what happened/);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
);
const anyReasons = fc.array(
  fc.record({ points: fc.integer({ min: -20, max: 20 }), why: anyText }).map(({ points, why }) => because(points, why)),
  { maxLength: 8 },
);
const anyMaterial: fc.Arbitrary<NotesMaterial> = fc
  .record({
    reasons: fc.dictionary(fc.constantFrom<PartName>('clarity', 'strength', 'damages', 'merit', 'quality'), anyReasons),
    missing: fc.array(fc.constantFrom(...(Object.keys(missingFacts) as (keyof typeof missingFacts)[]))),
    flags: fc.array(fc.constantFrom(...(Object.keys(flagLabels) as Flag['name'][])).map((name) => flag(name))),
  })
  .map(({ reasons, missing, flags }) => ({ parts: partsOf(reasons), missing, flags }));

describe('for any material', () => {
  test('notes hold at most 300 code points, well-formed, on one line, without control characters', () => {
    fc.assert(
      fc.property(anyMaterial, anyText, (material, lead) => {
        const notes = writeNotes(material, { lead });
        expect([...notes].length).toBeLessThanOrEqual(NOTES_MAX);
        expect(notes.isWellFormed()).toBe(true);
        expect(notes).not.toMatch(/\p{Cc}|\p{Cf}/u);
        expect(notes).not.toMatch(/\s{2}|^\s|\s$/);
        expect(writeNotes(material, { lead })).toBe(notes);
      }),
    );
  });

  test('a phone number or an address never comes through', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const hostile = [because(9, `${before} a@b.example ${after}`), because(8, `${before} 512 555 0142 ${after}`)];
        const notes = writeNotes({ parts: partsOf({ damages: hostile }), missing: [], flags: [] });
        expect(notes).not.toContain('a@b');
        expect(notes).not.toContain('555 0142');
      }),
    );
  });
});
