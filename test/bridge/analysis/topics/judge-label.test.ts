import { describe, expect, test } from 'vitest';
import { detectTopics } from '../../../../bridge/analysis/topics/detect-topics.ts';
import { judgeLabel } from '../../../../bridge/analysis/topics/judge-label.ts';

const judge = (label: string, notes: string) => judgeLabel(label, detectTopics(notes));

describe('judgeLabel', () => {
  test.each([
    ['Personal Injury', 'Rear ended at a light, whiplash, the other driver was cited.'],
    ['Personal Injury', 'A rottweiler bit my hand at the park.'],
    ['Personal Injury', 'Slipped on ice outside the bank and broke a hip.'],
    ['Personal Injury', 'Forklift ran over my foot at work, comp claim is open.'],
    ['Auto Accident', 'A semi sideswiped me on the freeway.'],
    ['Wrongful Death', 'My brother was killed when a dump truck crossed the median.'],
    ['Employment Law', 'Fired two days after asking for FMLA.'],
    ['Family Law', 'He keeps our son past his parenting time.'],
    ['Estate Planning', 'Dad passed, the executor will not answer, probate is open.'],
    ['Criminal Defense', 'Second DWI, blew .14.'],
    ['Bankruptcy', 'Foreclosure auction in three weeks, we want to keep the house.'],
    ['Unemployment / Tax', 'The IRS sent a notice of deficiency.'],
    ['Contract', 'He signed the contract and refuses to pay.'],
  ])('"%s" fits: %s', (label, notes) => {
    expect(judge(label, notes).verdict).toBe('fits');
  });

  test.each([
    ['Auto Accident', 'My landlord kept the security deposit and will not itemize it.', 'landlord-tenant'],
    ['Medical Malpractice', 'I need help with my SSDI, denied disability twice.', 'social-security-disability'],
    ['Personal Injury', 'Chapter 7, wage garnishment, credit card debt of 40k.', 'bankruptcy'],
    ['Divorce', 'T-boned by a cement truck, the truck driver ran the red.', 'auto-accident'],
    ['Immigration', 'Bedsore stage 3 at the nursing home, nobody turned her.', 'nursing-home-abuse'],
  ])('"%s" is wrong over: %s', (label, notes, areaId) => {
    const judged = judge(label, notes);
    expect(judged.verdict).toBe('other_area');
    expect(judged.topic?.areaId).toBe(areaId);
  });

  test.each([
    ['Personal Injury', 'please call me back'],
    ['Other', 'My landlord kept the security deposit.'],
    ['', 'Rear ended at a light.'],
  ])('"%s" over "%s" is unclear', (label, notes) => {
    expect(judge(label, notes).verdict).toBe('unclear');
  });

  test('one stray word of another area does not make a label wrong', () => {
    expect(judge('Child Custody', 'I lost my overtime and cannot drive up on Fridays').verdict).not.toBe('other_area');
  });
});
