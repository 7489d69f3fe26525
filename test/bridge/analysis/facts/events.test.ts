import { describe, expect, it } from 'vitest';
import { readEvents } from '../../../../bridge/analysis/facts/events.ts';
import { readOwnFault, readTheirFault } from '../../../../bridge/analysis/facts/fault.ts';
import { readOpponents } from '../../../../bridge/analysis/facts/opponents.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const kindsOf = (notes: string) => readEvents(readText(notes), '').map(({ kind }) => kind);

function partiesOf(notes: string): string[] {
  const text = readText(notes);
  return readOpponents(text, readEvents(text, ''), '').map(({ say }) => say);
}

function wrongsOf(notes: string): string[] {
  const text = readText(notes);
  return readTheirFault(text, { events: readEvents(text, ''), ownFault: readOwnFault(text) }).map(({ say }) => say);
}

const providersUnder = (practiceArea: string) => {
  const text = readText('The surgeon said it went fine. Dad bled for two days and the hospital sent him home.');
  return readOpponents(text, readEvents(text, ''), practiceArea).filter(({ kind }) => kind === 'care_provider').length;
};

const sharesOf = (notes: string) => [...new Set(readOwnFault(readText(notes)).map(({ share }) => share))];

describe('who gave the care', () => {
  it('is the other side under a label for care alone', () => {
    expect(providersUnder('Medical Malpractice')).toBe(1);
    expect(providersUnder('Nursing Home Abuse')).toBe(1);
    expect(providersUnder('Car Accident')).toBe(0);
  });
});

describe('a denial', () => {
  it.each([
    'The guy behind me was not paying attention and rear ended me.',
    "She didn't look and hit me from behind.",
    'He never slowed down and rear ended my truck.',
  ])('ends before what was done all the same: %s', (notes) => expect(kindsOf(notes)).toContain('crash_rear'));

  it('goes on over what is merely listed', () => {
    expect(kindsOf('I was never hit from behind and rear ended.')).toEqual([]);
  });
});

describe('own fault', () => {
  it('is not to hit a patch of ice or the ground', () => {
    expect(sharesOf('I hit a patch of ice by their door and went down.')).toEqual([]);
    expect(sharesOf('I bumped the car in front of me.')).toEqual(['mainly']);
  });
});

describe('events', () => {
  it.each([
    ['A pickup rear-ended my wife and me at the light on Saturday.', 'crash_rear'],
    ['PNC T-boned at Elm and 3rd, OD cited, neck px', 'crash_side'],
    ['me chocaron por detras en la autopista', 'crash_rear'],
    ['my neighbors dog bit my son on the cheek', 'dog_bite'],
    ['lady no look and she hit my car, i was stop', 'crash'],
    ['i slipped on a puddle of soap in the laundry aisle', 'slip_fall'],
    ['The surgeon left a sponge inside her after the C-section.', 'surgical_error'],
    ['they fired me two days after i told HR about the harassment', 'fired'],
    ['mi jefe no me quiere pagar las horas extras', 'unpaid_wages'],
    ['landlord gave me a 3 day notice to pay or quit', 'eviction'],
    ['I was arrested last night for DUI, court is in January', 'dui'],
    ['my ex wont let me see my kids, we have joint custody', 'custody'],
    ['Quiero divorciarme de mi esposo', 'divorce'],
    ['my husband was detained by ICE at his job', 'removal'],
    ['SSDI denied twice, need help with the appeal', 'benefits_denied'],
    ['The dealer sold me a used truck with a blown engine', 'vehicle_purchase'],
    ['somebody opened a credit card in my name', 'identity_theft'],
    ['my brother is the executor and wont give us an accounting of dad estate', 'estate_dispute'],
    ['My ex picked up the kids on Friday and now he refuses to bring them home.', 'custody'],
    ['I have not been allowed to talk to my daughter since her mother moved.', 'custody'],
    ['He has not paid a dime of child support since we split up in May.', 'child_support'],
    ['I moved out in May and want to start a divorce.', 'divorce'],
    ['The officer slammed me against the hood of my car.', 'police'],
    ['There is a warrant for my arrest because I missed a date.', 'probation'],
    ['My aunt got grandma to sign a new will when she had dementia.', 'estate_dispute'],
    ['The night aide was caught on camera slapping my mother at the facility.', 'nursing_neglect'],
    ['They tied my tubes in surgery and I never agreed to that.', 'medical_neglect'],
  ])('%s', (notes, kind) => expect(kindsOf(notes)).toContain(kind));

  it.each([
    ['Charged with carrying, felon in possession, pistol was under the seat.', 'drug_charge'],
    ['The brakes let go on the hill and the car behind hit me.', 'fired'],
    ['Broken wrist, surgery, on light duty until March.', 'work_injury'],
    ['She blew two tires and a rim on the pothole.', 'dui'],
    ['Our chemist downloaded the files, chain of custody was kept.', 'custody'],
    ['My old lawyer committed malpractice and blew the deadline.', 'medical_neglect'],
    ['He carries malpractice insurance.', 'medical_neglect'],
    ['I took the kids to school that morning and then we were hit.', 'custody'],
    ['My boss is going through a divorce and takes it out on us.', 'divorce'],
    ['I will contest the ticket.', 'estate_dispute'],
    ['The man who hit me was arrested at the scene.', 'charged'],
  ])('%s is no other matter', (notes, wrong) => expect(kindsOf(notes)).not.toContain(wrong));

  it.each([
    ['he stop paying for the kids since june', 'child_support'],
    ['The trustee sold the farm to her son and there was no accounting since 2023.', 'estate_dispute'],
    ['Post-production deductions were taken from our royalty checks.', 'mineral'],
    ['We bought a house together and he wont sell.', 'co_owners'],
    ['The cops raided the wrong house at dawn.', 'police'],
  ])('%s', (notes, kind) => expect(kindsOf(notes)).toContain(kind));

  it.each([
    'I want to know your office hours.',
    'I was never arrested and nobody was hurt.',
    'What happens if I get fired?',
    'The other driver was arrested at the scene.',
    'do you have any openings for paralegals',
  ])('none of the client: %s', (notes) => expect(kindsOf(notes).filter((kind) => kind !== 'crash')).toEqual([]));

  it('takes the matter that several words hint at together, and no word alone', () => {
    expect(kindsOf('The fence is on my side, the survey shows a boundary and the easement is recorded.')).toEqual([
      'neighbor_dispute',
    ]);
    expect(kindsOf('There is a fence.')).toEqual([]);
  });

  it('leaves what is told by the way where something else happened', () => {
    expect(kindsOf('My mother was killed in a crash. I am named executor of her estate.')).not.toContain('probate');
    expect(kindsOf('I am named executor of the estate and need letters testamentary.')).toContain('probate');
  });
});

describe('the other side', () => {
  it.each([
    ['My landlord kept my whole deposit.', 'landlord'],
    ['rear ended at a stop light', 'other driver'],
    ['My boss never paid my overtime.', 'employer'],
    ['I want a divorce, my husband emptied the savings account.', 'spouse'],
    ['Can my landlord keep my deposit?', 'landlord'],
    ['mi ex no me deja ver a mis hijos', 'ex-partner'],
    ['The contractor took our deposit of $9,000 and never finished the kitchen.', 'contractor'],
  ])('%s', (notes, party) => expect(partiesOf(notes)).toContain(party));

  it.each(['We would like to form an LLC for our bakery.', 'My husband and I need a simple will.'])(
    'nobody: %s',
    (notes) => {
      expect(partiesOf(notes)).toEqual([]);
    },
  );

  it('is not the boss of somebody who was rear-ended', () => {
    expect(partiesOf('I was rear-ended on the way home and told my boss I cannot lift.')).toEqual(['other driver']);
  });
});

describe('what the other side did wrong', () => {
  it.each([
    ['Rear-ended on 5/2. Other driver was cited.', 'other side cited'],
    ['a van ran the red light and hit me', 'ran a red light or stop sign'],
    ['Slipped on water at the store. There was no wet floor sign.', 'hazard not fixed or marked'],
    ['she was texting while driving when she rear ended me on my way home', 'distracted or asleep'],
    ['The dog bit me. The owner admits the dog has bitten before.', 'other side admitted it or apologized'],
    ['el otro carro se paso la luz roja y me choco', 'ran a red light or stop sign'],
  ])('%s', (notes, wrong) => expect(wrongsOf(notes)).toContain(wrong));

  it.each([
    'We need a will and a trust, no rush.',
    'I was texting and drinking, but nobody was hurt.',
    'I am younger than my sister and want to change my name.',
  ])('nothing: %s', (notes) => expect(wrongsOf(notes)).toEqual([]));
});

describe('what only seems to be said of the other side', () => {
  it.each([
    ['Caller ran a solid red and hit a car. She was cited. She admitted it.', 'other side cited'],
    ['Told the supervisor after the press closed on my hand at the plant.', 'knew of the danger or problem'],
    ['Slipped on soap in the store and told the manager right after.', 'knew of the danger or problem'],
  ])('%s', (notes, wrong) => expect(wrongsOf(notes)).not.toContain(wrong));

  it.each([
    ['My therapist assaulted me and the police came to my house.', 'police'],
    ['Rear-ended last week, my ex sister in law saw it.', 'ex-partner'],
    ['I am the landlord and my tenant stopped paying rent.', 'landlord'],
    ['My husband wants to adopt my daughter.', 'spouse'],
  ])('%s', (notes, wrong) => expect(partiesOf(notes)).not.toContain(wrong));
});

describe('what happened, in the words of people', () => {
  it.each([
    ['A pickup coming the other way turned left right across me.', 'crash_side'],
    ['I was hit by a logging truck while I was biking to my job.', 'truck_crash'],
    ['Some lady opened her car door right into me and I flew over the handlebars of my bike.', 'bike_crash'],
    ['My mom skidded on gel, we heard her, she fell in the aisle and my dad saw it.', 'slip_fall'],
    ['The neighbor left the gate open and his husky grabbed my wife by the arm.', 'dog_bite'],
    ['During my hysterectomy she nicked my bladder and I wear a bag.', 'surgical_error'],
    ['My PA told me it was just a pulled muscle and it was a blood clot.', 'misdiagnosis'],
  ])('%s', (notes, kind) => expect(kindsOf(notes)).toContain(kind));

  it.each([
    'I almost got rear ended today and I am still shaking.',
    'He turned left and parked, then I went in to ask about my loan.',
    'My landlord hit me with a fee for my parking spot.',
    'My marriage fell apart and I fell behind on the rent.',
    'I grabbed my dog by the collar and he got loose from me.',
  ])('nothing: %s', (notes) => expect(kindsOf(notes).filter((kind) => /crash|fall|bite/.test(kind))).toEqual([]));
});

describe('of whom something is said', () => {
  it.each([
    'I was rear ended. The driver that hit me is uninsured.',
    'A car hit me because the guy behind me was texting.',
  ])('is not who was hit: %s', (notes) => {
    expect(wrongsOf(notes).join(' ')).toMatch(/uninsured|distracted/);
    expect(sharesOf(notes)).toEqual([]);
  });
});

describe('what the client did wrong', () => {
  it.each([
    ['I rear ended a lady because I looked at my phone.', ['mainly']],
    ['it was my fault, I did not see the stop sign', ['mainly']],
    ['Pulled over for speeding, 20 over', ['mainly']],
    ['fue mi culpa, no vi el alto', ['mainly']],
    ['Client admits he was drinking', ['mainly']],
    ['Hit in the crosswalk at night in a dark jacket', ['partly']],
    ['I may have looked at my phone for a second before we collided.', ['partly']],
  ])('%s', (notes, shares) => expect(sharesOf(notes)).toEqual(shares));

  it.each([
    'The accident was not my fault.',
    'The adjuster says I was at fault.',
    'He ran the red light and hit me.',
    'My boss said I lied on my time card.',
    'What if it was my fault?',
  ])('nothing: %s', (notes) => expect(sharesOf(notes)).toEqual([]));
});

describe('what is not an event of the client', () => {
  it.each([
    ['His widow changed the locks on my father’s house and keeps everything.', 'lockout'],
    ['I was off six weeks and then comp cut me off.', 'crash_side'],
    ['My mother died in May and my brother had her sign a new will.', 'wrongful_death'],
    ['My ex called the police after I told her that I was moving out.', 'retaliation'],
    ['The rental place let him go out on the lake alone and he hit us.', 'fired'],
    ['I slipped on a wet floor. The ambulance came and I refused to go.', 'dui'],
    ['They wrote me up because I am pregnant. My husband lost his job in the spring.', 'fired'],
    ['My ex boyfriend jumped me outside a bar. He was arrested.', 'charged'],
    ['I called my mom in case she lied to the police and I was arrested.', 'charged'],
  ])('%s', (notes, kind) => expect(kindsOf(notes)).not.toContain(kind));

  it('what befell the relative for whom the writer asks is one', () => {
    expect(kindsOf('My brother was arrested last night for possession of drugs.')).toContain('charged');
  });
});

it('what others say of the client is no admission', () => {
  expect(sharesOf('The neighbor says it is my fault because I got in the middle.')).toEqual([]);
  expect(sharesOf('It is my fault, I was not paying attention.')).toEqual(['mainly']);
});
