import { describe, expect, it } from 'vitest';
import { parseCareTiming } from '../../../../../bridge/analysis/filters/medical/care-timing-rule.ts';
import { missedWork } from '../../../../../bridge/analysis/filters/medical/missed-work-rule.ts';
import {
  firstCareDelay,
  stillTreated,
  wasTreated,
} from '../../../../../bridge/analysis/filters/medical/treatment-facts.ts';
import { pausedFor } from '../../../../../bridge/analysis/filters/medical/treatment-gap.ts';
import { factsOf } from '../facts-of.ts';

describe('whether there was care', () => {
  it.each([
    ['Went to urgent care on Tuesday.', true],
    ['Declined EMS but ended up at the clinic.', true],
    ['Airlifted, TLSO brace.', true],
    ['Refused ambulance, went to the ER next day.', true],
    ['Never went to a doctor.', false],
    ['I plan to see a doctor. Have not gone in yet.', false],
    ['Refused EMS. Took some Advil and felt better.', false],
    ['no he ido al doctor', false],
    ['Other driver cited.', null],
    ['I work as a nurse, my shoulder is hurting.', null],
  ] as const)('%s %s', (notes, treated) => expect(wasTreated(factsOf(notes)).treated).toBe(treated));
});

describe('whether it goes on', () => {
  it.each([
    ['Still going to PT twice a week.', true],
    ['Surgery scheduled next month, seeing ortho.', true],
    ['Released from care in July.', false],
    ['Ya terminó la terapia en julio.', false],
    ['Stopped going to the doctor in April.', false],
    ['Rear-ended.', null],
  ] as const)('%s %s', (notes, treated) => expect(stillTreated(factsOf(notes)).treated).toBe(treated));
});

describe('days until the first care', () => {
  it.each([
    ['Crash 8/3/2026. Ambulance to Mercy.', 0],
    ['Crash 8/3/2026. ER the next morning.', 1],
    ['Crash 8/3/2026. Saw a doctor 8/12/2026.', 9],
    ['Crash 8/3/2026. First doctor visit 9/20/2026.', 48],
    ['Hit around noon, went to the ER 3 days later.', 3],
    ['Friday Sept 11 2026, guy made a left into me. Toughed it out, went to the walk in on the 29th of September.', 18],
    ['Wreck Sat 10/3/26, went home. Tuesday I saw my family dr.', 3],
  ] as const)('%s %d', (notes, days) => expect(Math.round(firstCareDelay(factsOf(notes))?.days ?? -1)).toBe(days));

  it('is not told where no care is', () => expect(firstCareDelay(factsOf('Crash 8/3/2026. He was cited.'))).toBeNull());
});

describe('a filter on how soon', () => {
  it.each([
    'First treatment within 14 days',
    'Seen by a doctor no later than 2 weeks after the crash',
    'ER within 72 hours',
    'Treated the same day',
  ])('is read: %s', (filter) => expect(parseCareTiming(filter.toLowerCase())).not.toBeNull());

  it.each([
    'accident within the last 30 days',
    'off work within 2 weeks',
    'must be treated',
    'crash must have happened within 2 years',
    'hospital stay of 2 nights',
    'treated in the last 60 days',
  ])('is not this one: %s', (filter) => expect(parseCareTiming(filter)).toBeNull());

  it.each([
    ['first treatment within 14 days', 'Crash 8/3/2026. Saw a doctor 8/12/2026.', true],
    ['first treatment within 5 days', 'Crash 8/3/2026. Saw a doctor 8/12/2026.', false],
    ['first visit more than 5 days after the crash', 'Crash 8/3/2026. Saw a doctor 8/12/2026.', true],
    ['treated within 5 days of the crash', 'Crash 8/3/2026. Never saw a doctor.', false],
    ['treated within 5 days of the crash', 'Crash 8/3/2026.', null],
  ] as const)('%s, of: %s', (filter, notes, holds) =>
    expect(parseCareTiming(filter)?.judge(factsOf(notes)).holds).toBe(holds),
  );
});

describe('a pause in care', () => {
  it.each([
    ['PT twice weekly ever since, missed none.', 30, false],
    ['PT every week since June.', 30, false],
    ['PT in February, then nothing until I went back in August.', 30, true],
    ['Stopped going for three months, then went back.', 30, true],
    ['Skipped therapy for one week, then went back.', 30, false],
    ['Torn labrum.', 30, null],
  ] as const)('%s over %d days: %s', (notes, days, paused) =>
    expect(pausedFor(factsOf(notes), days).holds).toBe(paused),
  );
});

describe('work missed', () => {
  it.each([
    ['off work at least a week', 'Missed 6 weeks of work.', true],
    ['off work at least a week', 'Missed two days of work.', false],
    ['off work at least a week', 'Been home since, no pay for 5 weeks.', true],
    ['off work at least a week', 'I never missed a day.', false],
    ['off work at least a week', 'Bandaged and back on the line that afternoon.', false],
    ['missed work', 'Not working since June.', true],
    ['missed work', 'He ran the light.', null],
  ] as const)('%s, of: %s', (filter, notes, holds) => expect(missedWork(filter)(factsOf(notes)).holds).toBe(holds));
});
