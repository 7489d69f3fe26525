import { describe, expect, it } from 'vitest';
import { judgeOne } from '../expect-verdicts.ts';

interface Where {
  location: string;
  zip: string;
  county: string;
  state: string;
}
const at = (location: string, zip: string, county: string, state: string): Where => ({ location, zip, county, state });
const verdict = (where: Where, intakeNotes: string, filter: string) =>
  judgeOne({ ...where, intakeNotes }, filter).verdict;

const portland = at('Portland', '97202', 'Multnomah', 'OR');
const vancouver = at('Vancouver', '98661', 'Clark', 'WA');
const crashInPortland = 'Rear-ended on Burnside in Portland, Oregon. Broken wrist.';
const crashInVancouver = 'Rear-ended in Vancouver, Washington. Broken wrist.';

describe('filters on the home look at the home alone', () => {
  it.each([
    'Oregon residents only',
    'Must live in Oregon',
    'Client must reside in Oregon',
    'Injured worker must reside in Oregon',
    'Must reside within the state of Oregon',
    'No one who lives outside Oregon',
    'Where it happened does not matter, but they have to live in Oregon',
    'Oregonians who live in Oregon, no matter where the crash was',
    'El cliente debe vivir en Oregon, no importa dónde fue el choque',
    'ONLY OREGON RESIDENTS PLEASE',
    'only people living in oregon',
  ])('%s', (filter) => {
    expect(verdict(portland, crashInVancouver, filter)).toBe('met');
    expect(verdict(vancouver, crashInPortland, filter)).toBe('violated');
  });
});

describe('filters on the event look at where it happened', () => {
  it.each([
    'Oregon accidents only',
    'Crash has to have occurred in Oregon',
    'Accident had to happen in Oregon. Residence does not matter.',
    'Out-of-state residents OK if the wreck was in Oregon',
    'Accident location must be Oregon; Washington residents fine',
    'Los accidentes tienen que haber pasado en Oregon',
    'Decline if the accident was outside Oregon',
    'Wreck has to have happened in Oregon; we take out-of-state visitors',
  ])('%s', (filter) => {
    expect(verdict(vancouver, crashInPortland, filter)).toBe('met');
    expect(verdict(portland, crashInVancouver, filter)).toBe('violated');
  });
});

describe('home and event together', () => {
  it('either will do', () => {
    const filter = 'People who live in Oregon or got hurt there only, no one else';
    expect(verdict(portland, crashInVancouver, filter)).toBe('met');
    expect(verdict(vancouver, crashInPortland, filter)).toBe('met');
    expect(verdict(vancouver, crashInVancouver, filter)).toBe('violated');
  });

  it('both are needed', () => {
    const filter = 'Must live and have been hurt in Oregon';
    expect(verdict(portland, crashInPortland, filter)).toBe('met');
    expect(verdict(portland, crashInVancouver, filter)).toBe('violated');
    expect(verdict(vancouver, crashInPortland, filter)).toBe('violated');
  });

  it('leaves open what it cannot mean', () => {
    expect(verdict(vancouver, crashInPortland, 'Oregon only')).toBe('unknown');
    expect(verdict(portland, crashInPortland, 'Oregon only')).toBe('met');
  });
});

const boston = at('Boston', '02108', 'Suffolk', 'MA');
const augusta = at('Augusta', '30901', 'Richmond', 'GA');
const biloxi = at('Biloxi', '39530', 'Harrison', 'MS');
const flint = at('Flint', '48503', 'Genesee', 'MI');
const marquette = at('Marquette', '49855', 'Marquette', 'MI');
const yonkers = at('Yonkers', '10701', 'Westchester', 'NY');
const bronx = at('Bronx', '10458', 'Bronx', 'NY');
const naperville = at('Naperville', '60540', 'DuPage', 'IL');
const joliet = at('Joliet', '60432', 'Will', 'IL');
const plain = 'Rear-ended, broke my wrist.';

describe('areas', () => {
  it.each([
    ['New England', boston, augusta],
    ['Gulf Coast states: TX, LA, MS, AL, FL', biloxi, augusta],
    ['Only Gulf states, i.e. TX, LA, MS, AL and FL', biloxi, augusta],
    ['tx, la, ms, al or fl', biloxi, augusta],
    ['East of the Mississippi', augusta, portland],
    ['Statewide Michigan, except the Upper Peninsula', flint, marquette],
    ['Michigan (but not Marquette County)', flint, marquette],
    ['New York City', bronx, yonkers],
    ['No leads from outside the five boroughs', bronx, yonkers],
    ['Must live in Cook, Lake, or DuPage', naperville, joliet],
    ['must live in cook, lake, or dupage', naperville, joliet],
    ['MUST LIVE IN COOK, LAKE, OR DUPAGE', naperville, joliet],
    ['DuPage County', naperville, joliet],
    ['Anywhere in the US except Georgia', boston, augusta],
    ['No Georgia', boston, augusta],
    ['Nothing in GA, SC or NC', boston, augusta],
    ['We do not practice in Georgia', boston, augusta],
    ['Pacific Northwest', portland, boston],
    ['Willamette Valley', portland, boston],
  ] as const)('%s', (filter, inside, beyond) => {
    expect(verdict(inside, plain, filter)).toBe('met');
    expect(verdict(beyond, plain, filter)).toBe('violated');
  });
});

describe('other countries', () => {
  it.each(['No foreign accidents', 'Not interested in anything that occurred abroad', 'Must have happened in the US'])(
    '%s',
    (filter) => {
      expect(verdict(boston, 'Hurt at a resort in Cancun on vacation.', filter)).toBe('violated');
      expect(verdict(boston, 'Fell at a hotel in Orlando.', filter)).toBe('met');
    },
  );
});

describe('children', () => {
  it.each(['Children must live in Texas', 'Kids have to live in Texas'])('%s', (filter) => {
    const plano = at('Plano', '75023', 'Collin', 'TX');
    expect(verdict(plano, 'The kids are with me in Plano.', filter)).toBe('met');
    expect(verdict(plano, 'The kids moved with her to Oklahoma last year.', filter)).toBe('violated');
  });
});

describe('what is no place', () => {
  it.each([
    'X-ray, CT or MRI with findings',
    "At least one visit to an MD/DO; chiropractor alone isn't enough",
    'CONCUSSION, FRACTURE, OR WORSE',
    'Serious burns (2nd degree+)',
  ])('%s', (filter) => {
    expect(judgeOne({ ...boston, intakeNotes: plain }, filter).why).not.toMatch(/area of the filter/);
  });
});

describe('a city that many states have', () => {
  const notes = 'Botched surgery at a hospital in Peoria.';
  const filter = 'Treating hospital must be in Illinois';

  it('is not guessed from afar', () => {
    expect(verdict(at('Denver', '80202', 'Denver', 'CO'), notes, filter)).toBe('unknown');
  });
});
