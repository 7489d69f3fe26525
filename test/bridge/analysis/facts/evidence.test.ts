import { describe, expect, it } from 'vitest';
import { readEvidence } from '../../../../bridge/analysis/facts/evidence.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const kinds = (notes: string) => [...new Set(readEvidence(readText(notes), []).map(({ kind }) => kind))].toSorted();
const proofs = (notes: string) =>
  readEvidence(readText(notes), [])
    .filter(({ noProof }) => noProof === undefined)
    .map(({ say }) => say);
const says = (notes: string) => readEvidence(readText(notes), []).map(({ say }) => say);

describe('evidence', () => {
  it.each([
    ['the deputy wrote a ticket to the other driver and i have the accident report', ['official']],
    ['RE 6/2, PR taken, OD cited, pics, 2 wits', ['official', 'photo', 'witness']],
    ['my coworker saw the whole thing and the store has cameras', ['recording', 'witness']],
    ['He texted me that he was sorry and I saved the voicemails', ['message', 'recording']],
    ['I kept the broken ladder and the receipt from the store', ['document', 'object']],
    ['tengo fotos y los mensajes donde me amenaza, hay dos testigos', ['message', 'photo', 'witness']],
    ['The plumber said it had leaked for years and the inspector cited them.', ['expert', 'official']],
    ['the lease says thirty days and I paid by check', ['document']],
    ['MRI shows a torn meniscus, have the hospital records', ['medical']],
    ['I was served papers on Monday', ['official']],
    ['My wife snapped a few pictures and state troopers wrote the report', ['official', 'photo']],
    ['A nurse told me she saw what happened to my mom', ['witness']],
    ['Police report? yes', ['official']],
    ['my neighbor got the license plate, am i able to sue him?', ['document']],
  ])('%s', (notes, expected) => expect(kinds(notes)).toEqual(expected));

  it.each([
    'I have no pictures and there were no witnesses.',
    'Police report? none',
    'I want my sister to file a police report.',
    'Should I get a lawyer before I talk to them?',
    'If I had a video of it I would win.',
    'He was texting while driving.',
    'I have one frozen picture in my head of the truck coming.',
    'I keep replaying the video in my mind.',
    'I wish I had photos of it.',
    'Nobody saw it happen.',
    'no hay testigos y no tengo fotos',
    'Does the lease need to be in writing?',
    'My surgeon wants an MRI done before he says more.',
    'They told me to fax pay stubs to my loan officer, and I am tired.',
    'The prosecutor wants my nephew to plead guilty and I am against it.',
    'I will be getting a letter from the store, they told me.',
    'My agent says get an estimate from my own garage.',
    "She said she would call my doctor and that she'd take pictures for me.",
    'I am ready to send a demand letter to my old gym.',
    'Her new boyfriend has been in the picture since my birthday.',
    'My other employees have their hours and I lost my shift.',
    'My mother watched her for me while I was at my job.',
    'I was admitted on Monday, and my criminal record the judge never saw.',
    'I keep boxes on a spreadsheet for my boss.',
  ])('%s', (notes) => expect(kinds(notes)).toEqual([]));

  it('names things as a receptionist does', () => {
    expect(says('police report, photos and three witnesses')).toEqual(['police report', 'photos', 'witnesses']);
  });
});

describe('wordings that claim no more than the notes', () => {
  it.each([
    ['Driver cited, report in hand.', ['citation or arrest', 'report']],
    ['I have screenshots of the listing.', ['screenshots']],
    ['He got a ticket for the red light.', ['citation or arrest']],
    ['He pleaded guilty in June.', ['guilty plea or conviction']],
    ['Case manager texts weekly.', []],
    ['The manager wrote me that I have to be out.', ['written message']],
    ['The doctor got me an MRI set up for tomorrow.', []],
    ['Appraisal under the policy is not available, they say.', []],
    ['The bylaws forbid the fence.', ['HOA rules']],
    ['My mother was the beneficiary on his life insurance.', []],
    ['I am a beneficiary of the trust.', ['trust']],
    ['My father left a house in his will.', ['will']],
    ['I had a sick note for the entire time.', ["doctor's note"]],
    ['I signed a paper that says I left early.', ['signed document']],
    ['He gave me a second one and that check bounced too.', ['bounced check']],
    ['Other tenants tell me the hole never had a cover.', ['witnesses']],
    ['I wrote down his name and went to the doctor.', ['name or plate number']],
  ])('%s', (notes, expected) => expect(says(notes)).toEqual(expected));
});

describe('what speaks for the client and what does not', () => {
  it.each([
    ['I emailed the manager twice and my boss never answered me.', []],
    ['My boss emailed me that I am fired.', ['texts or emails']],
    ['I have a text where he admits that he broke my fence.', ['texts or emails']],
    ['My wife got an order of protection against me last week.', []],
    ['We have a custody order and my ex ignores it.', ['court order']],
    ['I was served with a summons at my job.', []],
    ['I got a ticket and I want to fight it.', []],
    ['My husband knew him well, and he was arrested. I never met him.', []],
    ['I was convicted ten years ago and my boss found out.', []],
    ['He is hiding all the paperwork from me and my sister.', []],
    ['She took pictures of my room and charged me for a stain.', []],
    ['I took pictures of the stain before I moved in with my wife.', ['photos']],
    ['My mechanic said it was the battery, and I paid for it.', []],
    ['A second mechanic confirmed that my first one never opened it.', ['expert opinion or inspection']],
    ['I have phone records of my calls to him.', ['phone records']],
    ['I gave my boss a note from my doctor.', ["doctor's note"]],
    ['We had a survey and it shows his fence on our lot.', ['land survey']],
    ['I had to get a police report before they let me tow my car.', ['police report']],
  ])('%s', (notes, expected) => expect(proofs(notes)).toEqual(expected));

  // Who writes of an own matter has to show it: who has it, who saw it, or what of it the other side broke.
  it.each([
    ['My lease ends in May and I signed a contract with my new landlord.', []],
    ['My lease says that heat is included and I have had none.', ['lease']],
    ['My lease says that I cannot have a dog, and I have two.', []],
    ['I was promised in the contract that my floor would be done.', ['contract or agreement']],
    ['We have a custody order and I violated it once, my ex says.', []],
    ['My uncle will not show me the will.', []],
    ['The will says that my sister and I get equal parts.', ['will']],
    ['I sent them my receipts and kept the photos.', ['receipts or invoices', 'photos']],
    ['My landlord has photos of my room and I do not.', []],
    ['My mom has a video of it on my old phone.', ['video']],
    ['The police took pictures of my car.', ['photos']],
    ['The company sent me an email and I deleted it.', []],
    ['My company sent us a letter saying that I am rude.', []],
    ['My boss texted me saying I was too old for my job.', ['texts or emails']],
    ['My neighbor texted me saying I must pay for his fence.', []],
    ['I have all my texts with him.', ['texts or emails']],
    ['My boss agreed in writing to my days off.', ['something in writing']],
    ['I have emailed my boss about the texts.', []],
    ['Photos of the step, too. I fell on my back and broke my hip.', ['photos']],
    ['My neighbor left us a note about the roses in my yard.', []],
    ['I read the explanation of benefits for my stay.', []],
  ])('of a message: %s', (notes, expected) => expect(proofs(notes)).toEqual(expected));

  it('after a crash, a ticket of the other driver does', () => {
    const notes = 'My car was hit and the driver got a ticket for it.';
    expect(readEvidence(readText(notes), [{ area: 'road' }])).toMatchObject([{ say: 'citation or arrest' }]);
    expect(readEvidence(readText(notes), [{ area: 'road' }])[0]).not.toHaveProperty('noProof');
  });

  it('of a charge, what the accuser has proves nothing for the accused', () => {
    const charged = [{ area: 'crime' }];
    const told = (notes: string) => readEvidence(readText(notes), charged).map(({ noProof }) => noProof === undefined);
    expect(told('They arrested my son, and the store has it all on video. I saw my son cry.')).toEqual([false]);
    expect(told('They arrested my son. I have video of my son at home that night.')).toEqual([true]);
  });
});
