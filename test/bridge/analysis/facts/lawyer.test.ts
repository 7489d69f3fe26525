import { describe, expect, it } from 'vitest';
import { readLawyer } from '../../../../bridge/analysis/facts/lawyer.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

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

  it.each([
    ['My attorney filed the demand in May but I want a second opinion.', 'acts'],
    ['clt already has atty, LOR went out 3/2', 'acts'],
    ['I signed with a firm downtown last month and nobody calls me back.', 'acts'],
    ['ya tengo abogado pero no contesta', 'acts'],
    ['Client hurt at the plant 3/2. Union gave him an attorney, his attorney filed the claim.', 'acts'],
    ['A firm in Dallas took my case in May and I docusigned with them.', 'acts'],
    ['Mi abogada la licenciada metio los papeles, ella me lleva el caso.', 'acts'],
    ['I retained an attorney in July but fired him on October 2, release letter in hand.', 'former'],
    ['The aide has an attorney.', null],
    ['I called a lawyer and he took my case, I just wonder how long it takes.', 'acts'],
    ["A lawyer I'm working with wants to write them a letter.", 'acts'],
    ['She wants to move away. I hired one of the best attorneys in town.', 'acts'],
    ["Don't know if they have a lawyer.", null],
    ['No atty. Rear-ended 5/3.', 'none'],
    ["I can't afford a lawyer.", 'none'],
    ['i dont have a lawyer yet', 'none'],
    ['sin abogado, quiere consulta', 'none'],
    ['Should I get a lawyer before I talk to them?', 'none'],
    ['3500 for a lawyer. None now.', 'none'],
    ['I fired my lawyer in June.', 'former'],
    ['My attorney withdrew from the case and gave me the file.', 'former'],
    ['I talked to a lawyer who said it is too late.', 'consulted'],
    ['My sister has a lawyer for her divorce.', null],
    ['My ex says she is talking to an attorney, and I am worried for my son.', null],
    ["I'm no lawyer but I know my rights.", null],
    ['When I contact a lawyer, what should I tell them about my lease?', 'none'],
    ['My husband is talking to a lawyer about our bankruptcy, and I wait.', 'consulted'],
    ["My husband's attorney sent me papers.", null],
    ['The insurance company hired a lawyer.', null],
    ['My ex has a lawyer and he wants the house.', null],
    ['A lawyer on TV said people get money for this.', null],
    ['She has a lawyer and I cannot afford one.', 'none'],
    ['My doctor told me to call a lawyer about it.', 'none'],
    ['Three firms said no, nobody wants to take my case.', 'consulted'],
  ])('%s', (notes, expected) => expect(status(notes)).toBe(expected));

  it.each([
    ['Attorney? None. Rear-ended 5/3.', 'none'],
    ['Represented: yes. Rear-ended 5/3.', 'acts'],
    ['I am represented, just not well.', 'acts'],
    ['Claim denied, protest filed by her attorney in August.', 'acts'],
    ["The union's attorney has been representing me on it since May.", 'acts'],
    ['Su abogado no le contesta.', null],
    ['I want to fire my lawyer.', 'acts'],
    ["Saw the commercial, signed their agreement online, 33 percent, they've been handling it since April.", 'acts'],
    ['I signed the retainer on my tablet with a law firm from an ad.', 'acts'],
    ['Client fell at the plant 3/2. The union lawyer is representing her.', 'acts'],
    ['Client wants 2nd opinion on him. Hurt 3/2.', 'acts'],
    ['Client wants a second opinion on his back from another surgeon.', null],
    ['Client fell 3/2. Prior counsel withdrew by email, no lien.', 'former'],
    ['I signed the contract on my phone for the truck.', null],
    ['The union lawyer is representing the driver.', null],
  ])('%s', (notes, expected) => expect(status(notes)).toBe(expected));

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
