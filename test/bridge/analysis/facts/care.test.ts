import { describe, expect, it } from 'vitest';
import { readCare, readHarms } from '../../../../bridge/analysis/facts/harm.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

function says(notes: string): string[] {
  const text = readText(notes);
  return readCare(text, readHarms(text, ''), '').map(({ say }) => say);
}

describe('care', () => {
  it.each([
    ['broke my wrist, plate and six screws', ['surgery']],
    ['My knee hurts since the crash and I went to urgent care.', ['urgent care or clinic']],
    ['I fell and broke my hip, 9 days in the hospital', ['hospital stay']],
    ['Neck and back pain. Chiro x 12.', ['chiropractor']],
    ['me duele el cuello y fui al doctor', ['seen by a doctor']],
    ['hurt my shoulder, doctor says I need surgery', ['seen by a doctor', 'surgery needed or planned']],
    ['torn meniscus, had shots, maybe surgery', ['injections', 'surgery needed or planned']],
    ['Injuries: whiplash. Treatment: ER', ['emergency room']],
  ])('%s', (notes, expected) => expect(says(notes)).toEqual(expected));

  it.each([
    ['I fell at my gym and tore my knee. I had surgery in May.', true],
    ['I had gallbladder surgery and my bile leaked. They did a second surgery.', true],
    ['My mother had surgery in May. I think it got infected after, my brother says so.', false],
    ['My husband had surgery eight years ago. Last week I fell and broke my arm.', false],
    ['My neighbor let his dog at my cat. I broke my finger and the cat had to have two surgeries.', false],
  ])('counts an operation that follows a harm: %s', (notes, counts) => {
    expect(says(notes).some((say) => say.includes('surgery'))).toBe(counts);
  });

  it.each([
    'I was in the hospital visiting my grandma when they towed my car.',
    'My mom is in the hospital and my brother takes her money.',
    'I work at a hospital as a nurse.',
    'Neck pain. Have not seen a doctor.',
    'My neck hurts, did not go to the ER.',
    'The dog needed surgery, vet bill 3,000.',
    'Treatment? no',
  ])('%s', (notes) => expect(says(notes)).toEqual([]));
});
