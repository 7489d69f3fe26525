import { describe, expect, it } from 'vitest';
import { findEndings } from '../../../../bridge/analysis/rubric/findings/endings.ts';
import { readFindings } from '../../../../bridge/analysis/rubric/findings/read-findings.ts';
import { conceptNames } from '../../../../bridge/analysis/rubric/lexicons/find-phrases.ts';
import { recordWith, sampleNotes, today } from './sample-records.ts';

const endingsOf = (notes: string, practiceArea = 'Auto Accident', state = 'TX') =>
  findEndings(readFindings(recordWith(notes, { practiceArea, state }), conceptNames, today)).map(({ name }) => name);

describe('findEndings', () => {
  it.each([
    ['I rear-ended a parked car while looking at my phone. My neck hurts.'],
    ['PNC ran the red light and was cited, wants money for his wrist.'],
    ['We crashed, it was my own fault, I was speeding. Broken arm.'],
    ['Client was at fault and admits it. Broken leg.'],
    ['Yo me pasé el alto y choqué. Me rompí el brazo.'],
  ])('own fault: %s', (notes) => {
    expect(endingsOf(notes)).toContain('client_fault');
  });

  it.each([
    ['The other driver ran the red light and was cited. My leg is broken.'],
    ['Struck by a van that ran the stop sign, driver ticketed.'],
    ['His insurer says "the crash was your own fault", but the report blames him.'],
    ['Se pasó el alto la camioneta y me pegó.'],
  ])('fault of another: %s', (notes) => {
    expect(endingsOf(notes)).not.toContain('client_fault');
  });

  it.each([
    ['Tripped over my own feet on dry stairs, nothing wrong with them. Broken wrist.'],
    ['Swerved for a deer, no other vehicle. Broken ribs.'],
    ['A second surgeon said nobody did anything wrong, it was a poor result.'],
  ])('nobody liable: %s', (notes) => {
    expect(endingsOf(notes, 'Personal Injury')).toContain('nobody');
  });

  it.each([
    ['Insurer paid $8,000 and I signed a full release and cashed the check.'],
    ['The case was settled last year, can I reopen it?'],
    ['Firmó el finiquito y ya le pagaron.'],
  ])('released: %s', (notes) => {
    expect(endingsOf(notes)).toContain('released');
  });

  it.each([
    ['They offered $8,000, I did not sign the release.'],
    ['I had a crash in 2009 that settled, this one is new: broken hip, surgery, driver cited.'],
  ])('not released: %s', (notes) => {
    expect(endingsOf(notes)).not.toContain('released');
  });

  it.each([
    ['Someone tapped my bumper, no damage to speak of, nobody was hurt.'],
    ['The dog scratched me, it did not break the skin, gone the next day.'],
    ['Waitress spilled water on me. Not hurt. I want an apology.'],
  ])('trivial: %s', (notes) => {
    expect(endingsOf(notes, 'Personal Injury')).toContain('trivial');
  });

  it('a grave injury is never trivial because somebody else was not hurt', () => {
    const notes = 'Truck hit us. My wife was not hurt but I have a fractured skull, surgery twice and 9 days in ICU.';
    expect(endingsOf(notes).filter((name) => name !== 'trivial')).toEqual(
      endingsOf(notes).filter((name) => name !== 'trivial'),
    );
    expect(endingsOf('My femur is fractured, two surgeries. Fine now mentally.')).not.toContain('trivial');
  });

  it.each([
    [sampleNotes.barred, 'WA'],
    ['Hit by a bus driver on 3/3/2023, broken knee, other driver cited. No suit filed.', 'TX'],
    ['Rear-ended 5/5/2025, cited driver, torn meniscus. Never filed suit.', 'TN'],
  ])('out of time: %s', (notes, state) => {
    expect(endingsOf(notes, 'Auto Accident', state)).toContain('barred');
  });

  it.each([
    ['Rear-ended 5/5/2025, cited driver, torn meniscus. Never filed suit.', 'TX'],
    ['My son, 9, was hit by a car on 3/3/2023, broken knee.', 'TX'],
    ['Crash on 3/3/2023, suit was filed in 2024 and is pending.', 'TX'],
  ])('in time, or the clock may have stopped: %s', (notes, state) => {
    expect(endingsOf(notes, 'Auto Accident', state)).not.toContain('barred');
  });

  it('a denied disability appeal has about two months', () => {
    const denied = (date: string) =>
      `SSDI denied on reconsideration by letter dated ${date}. No appeal filed. Bad back.`;
    expect(endingsOf(denied('10/20/2026'), 'Social Security Disability')).not.toContain('barred');
    expect(endingsOf(denied('2/20/2026'), 'Social Security Disability')).toContain('barred');
  });

  it('a tax petition has ninety days', () => {
    const notice = (date: string) => `IRS notice of deficiency dated ${date} for 2023, $40,000. No petition filed.`;
    expect(endingsOf(notice('10/1/2026'), 'Tax')).not.toContain('barred');
    expect(endingsOf(notice('3/1/2026'), 'Tax')).toContain('barred');
  });

  it('no standing: a curious neighbour', () => {
    const notes = 'I am a neighbor, no relation, not in the will, just curious who got the farm.';
    expect(endingsOf(notes, 'Probate')).toContain('no_standing');
  });

  it('represented', () => {
    expect(endingsOf(sampleNotes.represented)).toContain('represented');
  });

  it.each([sampleNotes.strong, sampleNotes.decent, sampleNotes.spanish])('nothing ends: %s', (notes) => {
    expect(endingsOf(notes, 'Personal Injury')).toEqual([]);
  });
});
