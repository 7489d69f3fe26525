import { describe, expect, test } from 'vitest';
import { findNoteFaults } from '../../../../bridge/analysis/completeness/note-quality.ts';
import { foldText } from '../../../../bridge/analysis/text/fold-text.ts';

const pointsOf = (notes: string) => findNoteFaults(foldText(notes).text).map(({ points }) => points);

describe('findNoteFaults', () => {
  test.each([
    'rear ended, neck hurts',
    'necesito un abogado urgente',
    'pc re 18whlr, DOI 9/14/26, OD cited, C/L strain, PT 3x/wk, LOW 6 wks, no atty, PR in hand, pix, 2 wits, UIM 100/300, PD 5600, BI 30/60, xr neg, MRI sched 10/2',
    'I fell in the store. The manager said our company would pay and offered a discount on my groceries.',
    'We had a contract with an SEO agency, paid $14,000 and they never did anything. I have the emails and invoices and want my money back.',
    '我在十字路口被一辆卡车撞了，司机闯红灯，我的腿断了，住院五天，没有律师。',
  ])('finds no fault in: %s', (notes) => expect(pointsOf(notes)).toEqual([]));

  test('one gap in a long account is nothing, in a short one something', () => {
    const account =
      'I was walking to the bus before work when a silver car came round the corner without slowing and struck my left side. A nurse who lives nearby stayed until the ambulance arrived, and the officer wrote down her number. They kept me overnight because of my ribs.';
    expect(pointsOf(`${account} It was on [inaudible] street.`)).toEqual([]);
    expect(pointsOf('It was on [inaudible] street, he hit me.')).toEqual([-1]);
  });

  test('many gaps make a transcript unreadable', () => {
    expect(pointsOf('hi it is [inaudible] about the [unintelligible] and (garbled) call me')).toEqual([-2]);
    expect(pointsOf('hola soy [inentendible] por lo del [inentendible] gracias')).toEqual([-1]);
  });

  test('one phrase of a seller is nothing, two are a fault, four an advertisement', () => {
    expect(pointsOf('The lender offered lawsuit funding, is that a good idea for me?')).toEqual([]);
    expect(pointsOf('We offer pre-settlement funding for injured people.')).toEqual([-2]);
    expect(
      pointsOf('We offer exclusive leads, a free trial, and our platform can grow your practice. Book a demo.'),
    ).toEqual([-5]);
  });

  test('the same words over and over are filler', () => {
    expect(pointsOf('call me now please '.repeat(20))).toEqual([-4]);
  });
});
