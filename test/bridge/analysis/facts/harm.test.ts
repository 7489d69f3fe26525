import { describe, expect, it } from 'vitest';
import { readHarms } from '../../../../bridge/analysis/facts/harm.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const harms = (notes: string) => readHarms(readText(notes), '').map(({ say, whose }) => `${say} (${whose})`);
const grave = (notes: string) => readHarms(readText(notes), '').map(({ say, severity }) => [say, severity]);

describe('harm', () => {
  it('puts the gravest first where words are shared and weighs by what is named', () => {
    expect(grave('third degree burn on my arm')).toEqual([['severe burns', 4]]);
    expect(grave('chemical burns on my legs')).toEqual([['burned leg', 3]]);
    expect(grave('sore for a week')).toEqual([['bumps and soreness', 1]]);
    expect(grave('Prior back injury. Lost two toes.')).toEqual([['lost a body part', 4]]);
  });

  it('counts bare words of the mind only beside a bodily harm', () => {
    expect(harms('I have anxiety and need an emotional support animal')).toEqual([]);
    expect(harms('broke my wrist, anxiety since')).toContain('broken wrist (client)');
    expect(harms('diagnosed with PTSD by my therapist')).toEqual(['PTSD (client)']);
  });
});

it('takes a death for the harm where the practice area is of deaths', () => {
  const told = (area: string) => readHarms(readText('My husband, 46, died 7/14/26, the children are small.'), area);
  expect(told('Wrongful Death').map(({ kind }) => kind)).toEqual(['death']);
  expect(told('Probate')).toEqual([]);
  expect(told('Medical Malpractice').map(({ kind }) => kind)).toEqual(['death']);
  const notes = 'Bit by a dog 7/14/26, 4 stitches. The lawyer he had then has passed away.';
  expect(readHarms(readText(notes), 'Dog Bite').map(({ kind }) => kind)).not.toContain('death');
});

it('reads the body part of a form', () => {
  expect(harms('Job: roofer. Body part: left shoulder. Reported: yes.')).toEqual(['hurt shoulder (client)']);
  expect(harms('Crash 9/1/26. Injured: yes.')).toEqual(['injured (client)']);
  expect(harms('Crash 9/1/26. Injured: no. Other party injured: yes.')).toEqual([]);
});

checkRows(new URL('./rows/harm.txt', import.meta.url), { harms });
