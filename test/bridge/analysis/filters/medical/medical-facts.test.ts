import { describe, expect, it } from 'vitest';
import {
  bodilyHarm,
  hasFinding,
  saysUnhurt,
  toldFinding,
} from '../../../../../bridge/analysis/filters/medical/medical-facts.ts';
import type { MedicalFinding } from '../../../../../bridge/analysis/filters/medical/medical-findings.ts';
import { factsOf } from '../facts-of.ts';

const told: Partial<Record<MedicalFinding, readonly string[]>> = {
  fracture: [
    'Fx of the tibia.',
    'My collarbone snapped in two.',
    'Hip socket busted.',
    'Eye socket broken.',
    'Me quebré la pierna.',
    'Cracked two ribs.',
    'Heel bone in pieces.',
  ],
  surgery: [
    'ORIF 10/12.',
    'They had to put in half a new hip.',
    'Spleen out that night.',
    'Rod put in my shin.',
    'Rotator cuff repair done.',
    'Lo operaron en mayo.',
    'They cut me open twice.',
    'Skin graft next month.',
  ],
  inpatient: [
    'Nine days in the hospital.',
    'Admitted overnight.',
    'They kept me at Mercy for three nights.',
    'Two days in ICU.',
    '7 days up on the floor.',
    'Held for observation.',
  ],
  ambulance: ['Careflighted to Renown.', 'Paramedics loaded me up.', 'Life flite took her.', 'Me llevó la ambulancia.'],
  er: ['Went to the ER.', 'Urgent care that evening.', 'Seen in the trauma bay.', 'Fui a la sala de emergencias.'],
  stitches: ['Twenty two sutures.', 'Got 8 stitches.', '22 puntos.'],
  deepBurn: ['Second degree on both arms.', 'Deep partial thickness.', 'Blisters from wrist to elbow.'],
  brain: ['Blacked out for a minute.', 'CT shows a subdural.', 'Knocked cold.', 'No memory of it.'],
  disc: ['Two herniated discs.', 'L4 bulging disc.'],
  scar: ['A two inch scar on her cheek.', 'Left with keloid.'],
  permanent: [
    'They took the leg off below the knee.',
    'Palsy of the left arm.',
    "He'll never walk again.",
    'Limp for the rest of my life.',
    'Perdió dos dedos.',
  ],
  death: ['He was pronounced at the scene.', "She didn't make it.", 'We lost our son.', 'Falleció en mayo.'],
  tear: ['Torn labrum.', 'Meniscus is shredded.', 'ACL hanging by a thread.'],
  brokenSkin: ['Dog bit through my boot.', 'Deep puncture.', 'Skin was broken.'],
  scan: ['MRI showed a tear.', 'X-ray found a fracture.', 'Positive EMG.'],
  therapy: ['PT twice a week.', 'Physical therapy since June.', 'In PT now.'],
  specialist: ['Saw an orthopedist.', 'The neurologist ran tests.', 'Pain management doctor.'],
  injections: ['Two epidurals.', 'Nerve block in May.'],
};

describe.each(Object.entries(told))('%s', (finding, notes) => {
  it.each(notes)('%s', (text) => {
    expect(hasFinding(factsOf(text), finding as MedicalFinding).asserted).not.toBeNull();
  });
});

describe('what is not so', () => {
  it.each([
    ['fracture', 'Nothing broken.'],
    ['fracture', 'No fracture on the x-ray.'],
    ['surgery', 'No surgery needed.'],
    ['permanent', 'No permanent damage.'],
    ['stitches', 'It did not need stitches.'],
    ['brain', 'Never blacked out.'],
    ['death', 'Nobody died.'],
  ] as const)('denies %s: %s', (finding, text) => {
    expect(hasFinding(factsOf(text), finding)).toMatchObject({ asserted: null, denied: expect.anything() });
  });

  it.each([
    ['death', 'I could have died.'],
    ['fracture', 'I thought my wrist was broken but it is a sprain.'],
    ['surgery', 'Prior neck surgery in another life.'],
    ['ambulance', 'Refused the ambulance.'],
    ['fracture', 'X-ray to rule out a fracture.'],
  ] as const)('neither tells nor denies %s: %s', (finding, text) => {
    expect(hasFinding(factsOf(text), finding).asserted).toBeNull();
  });
});

describe('surgery to come', () => {
  it.each([
    'Surgery is scheduled for January.',
    'Doctor recommends a fusion.',
    'Waiting on approval for surgery.',
    'I need an operation.',
  ])('counts only where it need not be done: %s', (text) => {
    expect(hasFinding(factsOf(text), 'surgery').asserted).not.toBeNull();
    expect(hasFinding(factsOf(text), 'surgery', true).asserted).toBeNull();
  });
});

describe('animals', () => {
  it.each([
    'Their husky tore into my dachshund. Emergency vet, surgery, he lost an eye.',
    "My terrier was mauled, vet bill 3k. I'm fine.",
    'My cat was bitten and died. I was not touched.',
  ])('are no injured person: %s', (text) => {
    expect(bodilyHarm(factsOf(text))).toBeNull();
  });

  it.each([
    'His dog bit me on the calf.',
    'He went for my dog and got me instead, I needed eleven stitches.',
    'My dog and I were hit. I broke my wrist.',
  ])('leave the injuries of people: %s', (text) => {
    expect(bodilyHarm(factsOf(text))).not.toBeNull();
  });
});

describe('nobody hurt', () => {
  it.each([
    'Nobody was hurt.',
    'Walked away without a scratch.',
    'Not a mark on me.',
    'Teeth never reached me.',
    'They caught the wrong pill before she took it.',
    'Nadie salió lastimado.',
    'Everyone is fine, thank God.',
  ])('%s', (text) => expect(saysUnhurt(factsOf(text))).not.toBeNull());

  it.each(['My neck hurts.', 'Torn labrum.', 'No injury lawyer yet, broke my arm.'])('not: %s', (text) =>
    expect(saysUnhurt(factsOf(text))).toBeNull(),
  );
});

it.each([
  ['er', 'Spent nine days admitted.'],
  ['brokenSkin', 'Eleven stitches.'],
  ['scan', 'Herniated disc at L4.'],
  ['specialist', 'Fusion in May.'],
] as const)('knows what %s follows from: %s', (finding, text) => {
  expect(toldFinding(factsOf(text), finding)).not.toBeNull();
});
