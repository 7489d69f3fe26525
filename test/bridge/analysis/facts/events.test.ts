import { describe, expect, it } from 'vitest';
import { readEvents } from '../../../../bridge/analysis/facts/events.ts';
import { readOwnFault, readTheirFault } from '../../../../bridge/analysis/facts/fault.ts';
import { readOpponents } from '../../../../bridge/analysis/facts/opponents.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

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
  it('goes on over what is merely listed', () => {
    expect(kindsOf('I was never hit from behind and rear ended.')).toEqual([]);
  });
});

describe('what the employer did', () => {
  it('is no answer to a complaint where the reason is the own conduct', () => {
    for (const reason of ['fired for being late', 'fired for being rude to a guest', 'let go because I was absent'])
      expect(wrongsOf(`I was ${reason} three times.`)).toEqual([]);
    expect(wrongsOf('They fired me for taking FMLA leave.')).toEqual(['acted against the client after a complaint']);
    expect(wrongsOf('I was fired because I got hurt.')).toEqual(['acted against the client after a complaint']);
  });

  it('is no remark where only the client names the age or race', () => {
    expect(wrongsOf('I think they picked me because of my age.')).toEqual([]);
    expect(wrongsOf('My boss fired me and made racial jokes.')).toEqual(['remarks or bias at work']);
  });
});

describe('a hazard', () => {
  it('is a sign that is lacking, not a paper that nobody signed', () => {
    expect(wrongsOf('He did not sign the lease at the apartment.')).toEqual([]);
    expect(wrongsOf('They never put up a wet floor sign and I slipped.')).toEqual(['hazard not fixed or marked']);
  });
});

describe('own fault', () => {
  it('is not to hit a patch of ice or the ground', () => {
    expect(sharesOf('I hit a patch of ice by their door and went down.')).toEqual([]);
    expect(sharesOf('I bumped the car in front of me.')).toEqual(['mainly']);
  });
});

describe('events', () => {
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
  it('is not the boss of somebody who was rear-ended', () => {
    expect(partiesOf('I was rear-ended on the way home and told my boss I cannot lift.')).toEqual(['other driver']);
  });
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

describe('what is not an event of the client', () => {
  it('what befell the relative for whom the writer asks is one', () => {
    expect(kindsOf('My brother was arrested last night for possession of drugs.')).toContain('charged');
  });
});

it('what others say of the client is no admission', () => {
  expect(sharesOf('The neighbor says it is my fault because I got in the middle.')).toEqual([]);
  expect(sharesOf('It is my fault, I was not paying attention.')).toEqual(['mainly']);
});

checkRows(new URL('./rows/events.txt', import.meta.url), {
  kinds: kindsOf,
  kindsButCrash: (notes: string) => kindsOf(notes).filter((kind) => kind !== 'crash'),
  parties: partiesOf,
  wrongs: wrongsOf,
  accidents: (notes: string) => kindsOf(notes).filter((kind) => /crash|fall|bite/.test(kind)),
  shares: sharesOf,
});
