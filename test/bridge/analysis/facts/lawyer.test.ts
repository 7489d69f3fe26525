import { describe, expect, it } from 'vitest';
import { readLawyer } from '../../../../bridge/analysis/facts/lawyer.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const status = (notes: string, area = 'Personal Injury') => readLawyer(readText(notes), area)?.status ?? null;

const story =
  'I fell off a scaffold on May 12 and tore my rotator cuff, and comp paid for the surgery. Now the adjuster cut my checks and I have two kids at home and rent to pay. They say that I can lift again, but I cannot raise my arm over my head. ';

describe('the lawyer of the client', () => {
  it('is not the one of somebody named beside the writer in a long story', () => {
    const coworker =
      'My coworker who fell with me has an attorney and he already got his money. I do not know what to do.';
    expect(status(`${story}${coworker}`)).toBeNull();
    expect(status(`${story}I have an attorney since June, and he does not call me back about any of it at all.`)).toBe(
      'acts',
    );
  });

  it('counts a public defender where courts appoint lawyers', () => {
    const notes = 'the judge gave me a public defender, my pd never calls';
    expect(readLawyer(readText(notes), 'Criminal Defense')).toMatchObject({ status: 'acts', isAppointed: true });
    expect(status(notes)).toBeNull();
  });

  it('knows who said no and who claims part of the fee', () => {
    const read = (notes: string) => readLawyer(readText(notes), 'Personal Injury');
    expect(read('Two firms looked at it and turned it down.')).toMatchObject({ status: 'consulted', declined: {} });
    expect(read('I fired my lawyer. He has filed a lien.')).toMatchObject({ status: 'former', lien: {} });
    expect(read('I fired my lawyer. The hospital has filed a lien.')).not.toHaveProperty('lien');
  });

  it('tells a lawyer for another matter from one for this', () => {
    expect(status('I have a divorce attorney.', 'Auto Accident')).toBeNull();
    expect(status('I have a divorce attorney.', 'Divorce')).toBe('acts');
    expect(status('I have an attorney, but only for my divorce.', 'Auto Accident')).toBeNull();
    expect(status('I have an attorney, but only for my divorce.', 'Divorce')).toBe('acts');
    expect(status('We have a lawyer who is just handling our bankruptcy.', 'Auto Accident')).toBeNull();
    expect(status("I got a lawyer now but he doesn't do injury.", 'Auto Accident')).toBeNull();
  });

  it('believes what is said last', () => {
    expect(status('My lawyer handled a closing for us in 2019. No attorney for this.')).toBe('none');
  });
});

checkRows(new URL('./rows/lawyer.txt', import.meta.url), { lawyer: status });
