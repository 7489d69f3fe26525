import { describe, expect, it } from 'vitest';
import { readLostWork } from '../../../../bridge/analysis/facts/lost-work.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const kinds = (notes: string) => readLostWork(readText(notes)).map(({ kind }) => kind);

describe('lost work', () => {
  it('calls light duty by its name', () => {
    const notes = 'I hurt my back lifting a patient. The doctor has me on light duty since March.';
    expect(readLostWork(readText(notes)).map(({ say }) => say)).toEqual(['on light duty']);
  });

  it.each([
    ['I was fired after I told my boss I was pregnant.', ['lost_job']],
    ['fired 8/7, email from HR says timing does not work', ['lost_job']],
    ['off work 8 wks', ['missed_work']],
    ["I've been out of work for 3 months because of this injury.", ['missed_work']],
    ['My wife was hit by a truck and has not been able to work since.', ['missed_work']],
    ["They haven't paid me for my last two weeks of work.", ['lost_pay']],
    ['My boss refuses to pay me overtime.', ['lost_pay']],
    ['mi patron no me quiere pagar mis horas', ['lost_pay']],
    ['me despidieron por estar embarazada', ['lost_job']],
    ['HR told me I was being terminated while I was on leave.', ['lost_job']],
    ['My hours were cut after I complained.', ['lost_pay']],
    ['Lost wages: yes', ['lost_pay']],
    ['Just gone back after 3 weeks off with tonsillitis.', ['missed_work']],
    ['My doctor signed me off with flu for a week.', ['missed_work']],
    ['I was forced to retire on disability because of my MS.', ['missed_work']],
    ['This afternoon they called that I am OFF the schedule until a doctor signs.', ['lost_pay']],
    ['My manager took me from 40 hours down to 15.', ['lost_pay']],
    ['None of us have been paid in four months.', ['lost_pay']],
  ])('%s', (notes, expected) => expect(kinds(notes)).toEqual(expected));

  it('takes a lost job for background where nothing harmed and work is not the matter', () => {
    const text = readText('I lost my job after the refinance and lived off the loan. Now he sues me for the title.');
    expect(readLostWork(text, 'Real Estate')).toEqual([]);
    expect(readLostWork(text, 'Employment Law').map(({ kind }) => kind)).toEqual(['lost_job']);
  });

  it.each([
    'My boss writes me up because I am pregnant. My husband lost his job in the spring.',
    'They are threatening to fire me if I do not sign.',
    'Will I lose my job over this ticket?',
    "I have to be back in three days or I'm fired.",
    'I lost my job and am behind on rent, the landlord wants me out.',
    'The driver was fired by the bus company.',
    'The ambulance took me and let me go the same night.',
    'The rope let go and the load fell.',
    'She terminated my lease.',
    'The furnace is not working since May.',
    'Missed work? no',
    'I fired my lawyer.',
    'I was written up and threatened with being fired. My boss hates me.',
    'I was told I am being considered for being let go.',
    'My job says they have fired guys for it, I am a welder.',
    'I kept my job but two others were laid off.',
    'They say there is no light duty for nurses.',
  ])('%s', (notes) => expect(kinds(notes)).toEqual([]));
});
