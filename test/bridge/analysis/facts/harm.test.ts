import { describe, expect, it } from 'vitest';
import { readHarms } from '../../../../bridge/analysis/facts/harm.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const harms = (notes: string) => readHarms(readText(notes), '').map(({ say, whose }) => `${say} (${whose})`);
const grave = (notes: string) => readHarms(readText(notes), '').map(({ say, severity }) => [say, severity]);

describe('harm', () => {
  it.each([
    ['I was rear ended by a drunk driver and now my neck hurts all the time.', ['neck pain (client)']],
    ['s/p MVA 9/1, HNP L4-5, PT x12, no atty', ['herniated disc (client)']],
    ['Client hit by truck, fx R tibia, ORIF 3/2', ['broken leg (client)']],
    ['He no stop the red light and hit me, my leg is broke', ['broken leg (client)']],
    ['me caí en el trabajo y me duele la espalda', ['back pain (client)']],
    ['My 4 year old broke her arm at daycare.', ['broken arm (family)']],
    ['My mom could not walk, I know she had a fractured pelvis. She fell and broke her hip.', ['broken hip (family)']],
    ['My wife was hurt in the crash.', ['injured (family)']],
    ['The dog bite my son in the face.', ['bitten (family)']],
    ['I got t-boned, 12 stitches, tendon?', ['stitches or staples (client)']],
    ['My husband was killed in a work accident last month.', ['killed (family)']],
    [
      'She shoved me into the wall and I hit my head.',
      ['hit, pushed or grabbed (client)', 'blow to the head (client)'],
    ],
    ['My girlfriend was raped by her coworker.', ['sexual assault (family)']],
    ['He hit a tree with the forklift, R knee, surgery 5/2', ['knee injury (client)']],
    ['My husband fell off a roof. His boss has no insurance. He has a broken pelvis.', ['broken pelvis (family)']],
    ['Injuries: whiplash. Lawyer? no', ['whiplash or neck strain (client)']],
    ['I went down on the ice and heard something pop.', ['pop or snap (client)']],
    ['From that work I have tendonitis in the right arm.', ['tendonitis in the arm (client)']],
    [
      'My daughter was at school. A boy pushed her off the slide and she broke her arm.',
      ['hit, pushed or grabbed (family)', 'broken arm (family)'],
    ],
  ])('%s', (notes, expected) => expect(harms(notes)).toEqual(expected));

  it.each([
    'The other driver broke his leg but I am fine.',
    'I barely tapped her, I was going 5 mph, now she claims she has whiplash.',
    'I was charged with assault, the other guy needed stitches.',
    'Nobody was hurt, just the bumper.',
    'Injuries? none',
    'Can I sue if I get hurt at the gym?',
    'My dog was bitten by the neighbor dog.',
    'My roommate and I live upstairs. Their dog bit her hand. Two puncture wounds, the clinic gave her pills.',
    'My gate was open, my dog ran and a jogger was bitten. 12 stitches.',
    'My former lawyer died and my file is gone.',
    'I think my doctor erred. The patient had stage four cancer.',
    'My dad passed away in 2019 and left the house to my brother.',
    'It is a pain in the neck dealing with these people.',
    'He broke my phone and it hurt my credit.',
    'I have cancer and my ex wants to use it in custody.',
    'If the treatment does not take I am looking at liver failure.',
    'They beat me in court and attacked me on Facebook.',
    'They are threatening to beat me up.',
    'Then my hours got cut from 38 to 15.',
    'It was back in 2022 and it hurt my business.',
    'I never hit her, they accuse me of hitting my wife.',
  ])('%s', (notes) => expect(harms(notes)).toEqual([]));

  it('puts the gravest first where words are shared and weighs by what is named', () => {
    expect(grave('third degree burn on my arm')).toEqual([['severe burns', 4]]);
    expect(grave('chemical burns on my legs')).toEqual([['burned leg', 3]]);
    expect(grave('sore for a week')).toEqual([['bumps and soreness', 1]]);
    expect(grave('Prior back injury. Lost two toes.')).toEqual([['lost a body part', 4]]);
  });

  it('counts bare words of the mind only beside a bodily harm', () => {
    expect(harms('I have anxiety and need an emotional support animal')).toEqual([]);
    expect(harms('broke my wrist, anxiety since')).toContain('broken wrist (client)');
    expect(harms('diagnosed with PTSD by my therapist')).toEqual(['PTSD (client)']);
  });
});
