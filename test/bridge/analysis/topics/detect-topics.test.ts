import { describe, expect, test } from 'vitest';
import { detectTopics, topicAreaIds } from '../../../../bridge/analysis/topics/detect-topics.ts';
import { practiceAreas } from '../../../../shared/practice-areas.ts';

test('every built-in practice area has words of its own', () => {
  expect([...topicAreaIds].sort()).toEqual(practiceAreas.map(({ id }) => id).sort());
});

describe('detectTopics', () => {
  test.each([
    ['auto-accident', 'A woman in a Jeep blew through the stop sign and t-boned me, my car is totaled.'],
    ['auto-accident', 'Iba manejando y me chocaron por atrás, el otro chofer se pasó el alto.'],
    ['truck-accident', 'An 18-wheeler jackknifed in front of us, the trucking company keeps the logbook.'],
    ['motorcycle-accident', 'I was on my Harley and laid the bike down when she cut me off.'],
    ['pedestrian-accident', 'Hit by a car in the crosswalk while crossing the street with the walk signal.'],
    ['rideshare-accident', 'Passenger in a Lyft, our Lyft driver was on his phone.'],
    ['premises-liability', 'Slipped and fell on a wet floor at the grocery store, no wet floor sign anywhere.'],
    ['premises-liability', 'Se resbaló en el supermercado, había aceite en el piso.'],
    ['dog-bite', 'The neighbor let his pit bull off the leash and it bit my boy on the arm.'],
    ['medical-malpractice', 'Radiologist missed the tumor for a year, delayed diagnosis, now stage four.'],
    ['birth-injury', 'Baby has cerebral palsy, they waited two hours on the fetal distress, delayed C-section.'],
    ['nursing-home-abuse', 'Grandpa has a stage 4 bedsore from the nursing home, nobody turned him.'],
    ['product-liability', 'The pressure cooker exploded and burned her, there was a recall.'],
    ['workers-compensation', 'Hurt at work lifting a pallet, the comp adjuster cut off my checks, light duty.'],
    ['workers-compensation', 'Se lastimó en el trabajo, el patrón no quiere reportar el accidente laboral.'],
    ['wage-and-hour', 'No overtime for sixty hours, time and a half never paid, bounced paycheck.'],
    ['wage-and-hour', 'El dueño no me pagó las últimas dos semanas y horas extra.'],
    ['wrongful-termination', 'They fired me after I reported the chemical dumping, pure retaliation.'],
    ['discrimination', 'My manager uses racial slurs, HR ignored it, EEOC charge filed.'],
    ['social-security-disability', 'Denied SSDI at reconsideration, need help with the ALJ hearing.'],
    ['veterans-benefits', 'Army vet, my VA rating for PTSD was denied, want a supplemental claim.'],
    ['divorce', 'Married 12 yrs, want a divorce, worried about alimony and splitting the house.'],
    ['child-custody', "She won't let me see my daughter, I want joint custody and parenting time."],
    ['child-support', 'He is behind on child support, eight months of arrears.'],
    ['domestic-violence', 'He choked me last night, I need a restraining order.'],
    ['estate-planning', 'We need wills and a revocable trust, plus powers of attorney.'],
    ['probate', 'Mom died intestate, brother will not show the letters of administration or the estate account.'],
    ['criminal-defense', 'Son was arrested for aggravated assault, bond hearing is tomorrow.'],
    ['dui-defense', 'Pulled over at a checkpoint, failed field sobriety, breath test .11, DMV hearing?'],
    ['traffic', 'Speeding ticket, 92 in a 65, want the points off.'],
    ['expungement', 'Want to expunge a 2012 conviction so it stops showing on a background check.'],
    ['immigration', 'USC spouse filed I-130, overstayed a visitor visa, needs adjustment of status.'],
    ['asylum', 'Fled Nicaragua over political opinion, asylum interview in March.'],
    ['deportation', 'ICE detained my husband, removal proceedings, master hearing next week.'],
    ['civil-rights', 'Officers slammed me on the pavement, excessive force, there is bodycam.'],
    ['tax', 'IRS notice of intent to levy, unfiled returns since 2019.'],
    ['landlord-tenant', 'My landlord changed the locks and kept the security deposit.'],
    ['landlord-tenant', 'El casero me quiere sacar del apartamento, me dio papeles de desalojo.'],
    ['real-estate', 'The seller did not disclose the foundation, we bought the house in May.'],
    ['foreclosure', 'Trustee sale is on the 4th, behind on the mortgage, loan modification denied.'],
    ['bankruptcy', 'Drowning in debt, garnished, thinking chapter 7.'],
    ['bankruptcy', 'Muchas deudas de tarjetas, quiero bancarrota capítulo 7.'],
    ['insurance', 'Hail took the roof, insurer lowballed us, bad faith, public adjuster says 40k.'],
    ['lemon-law', 'New truck, four repair attempts for the transmission, dealer refuses a buyback.'],
    ['intellectual-property', 'Someone is selling knockoffs with my trademark, need a cease and desist.'],
    ['defamation', 'She posted lies about me on Facebook and ruined my reputation, libel.'],
    ['professional-malpractice', 'My old lawyer missed the statute and my case is gone.'],
    ['securities', 'Stockbroker made unauthorized trades, want FINRA arbitration.'],
    ['guardianship', 'Need guardianship of our disabled adult nephew.'],
    ['maritime', 'Deckhand on a barge, hawser snapped, maintenance and cure stopped.'],
  ])('finds %s first in: %s', (areaId, notes) => {
    const [first] = detectTopics(notes);
    expect(first?.areaId).toBe(areaId);
    expect(first?.weight).toBeGreaterThanOrEqual(3);
    expect(notes).toContain(first?.quote);
  });

  test('what is denied is no topic', () => {
    const notes = 'There was no car accident. Not a divorce either. I need a will.';
    const found = detectTopics(notes).map(({ areaId }) => areaId);
    expect(found).toContain('estate-planning');
    expect(found).not.toContain('auto-accident');
    expect(found).not.toContain('divorce');
  });

  test('an interstate is no immigration form', () => {
    expect(detectTopics('Broke down on I-20 near exit 14').map(({ areaId }) => areaId)).not.toContain('immigration');
    expect(detectTopics('We filed the I-485 in June').map(({ areaId }) => areaId)).toContain('immigration');
  });

  test('the excuse for a label is no topic', () => {
    const notes = 'Landlord locked me out. I picked bankruptcy because the form made me choose.';
    expect(detectTopics(notes).map(({ areaId }) => areaId)).not.toContain('bankruptcy');
  });

  test("people's names and addresses are no topic", () => {
    expect(detectTopics('This is Mr. Bankruptcy, write to divorce@custody.example')).toEqual([]);
  });

  test('saying the same again adds nothing', () => {
    const [once] = detectTopics('dog bite');
    const [often] = detectTopics('dog bite, dog bite, dog bite, dog bite');
    expect(often?.weight).toBe(once?.weight);
  });

  test.each(['', '   ', '???', 'please call me', '我需要帮助'])('finds nothing in "%s"', (notes) => {
    expect(detectTopics(notes)).toEqual([]);
  });

  test('reads disguised and accented letters alike', () => {
    expect(detectTopics('D\u0456vorce n\u043ew')[0]?.areaId).toBe('divorce');
    expect(detectTopics('CAÍDA en la tienda')[0]?.areaId).toBe('premises-liability');
  });
});
