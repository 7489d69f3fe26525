import { describe, expect, test } from 'vitest';
import { findDisclaimers } from '../../../../bridge/analysis/topics/disclaimers.ts';
import type { TopicGroup } from '../../../../bridge/analysis/topics/topic-groups.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const disclaimed = (text: string): Set<TopicGroup> =>
  new Set(findDisclaimers(text).flatMap(({ groups }) => [...groups]));

describe('what notes say there is none of', () => {
  const cases: readonly (readonly [TopicGroup, string])[] = [
    ['vehicle', 'there was no accident'],
    ['vehicle', "i haven't been in any wreck"],
    ['vehicle', 'twenty years without a single crash'],
    ['vehicle', 'no hubo ningun accidente'],
    ['comp', 'nobody was hurt'],
    ['comp', "i'm not injured"],
    ['comp', 'nadie salio lastimado'],
    ['comp', 'he is in perfect health'],
    ['premises', 'no one fell'],
    ['animal', 'nobody got bitten'],
    ['medical', 'the surgery went very well, my care was excellent'],
    ['medical', 'the nurses were wonderful'],
    ['medical', 'no complaints about the hospital'],
    ['medical', 'i never was a patient'],
    ['nursing', 'no trouble with the home'],
    ['product', 'the machine works fine'],
    ['employment', 'he was never fired'],
    ['employment', 'i love my job'],
    ['wage', 'they always paid me on time'],
    ['disability', 'i am not disabled'],
    ['disability', "we don't need any benefits"],
    ['disability', 'she already draws nothing but i already get my disability'],
    ['family', 'happily married'],
    ['family', 'the divorce was final'],
    ['custody', 'custody of both is all settled'],
    ['estate', 'nobody has died'],
    ['estate', 'our wills are done'],
    ['criminal', 'i was never arrested'],
    ['criminal', 'we are the victims'],
    ['immigration', 'i am a us citizen'],
    ['immigration', 'mi residencia esta en orden'],
    ['tax', 'my taxes are paid'],
    ['landlord', 'the landlord has been great'],
    ['foreclosure', 'the mortgage is current'],
    ['debt', 'i have no debts'],
    ['debt', 'we owe nobody'],
    ['insurance', 'the insurance already paid'],
  ];
  test.each(cases)('%s: %s', (group, text) => expect([...disclaimed(text)]).toContain(group));

  test.each(cases)('%s: %s, where it stands', (group, text) => {
    const long = `something else. ${text}. and more`;
    const found = findDisclaimers(long).filter(({ groups }) => groups.has(group));
    expect(found.length).toBeGreaterThan(0);
    for (const { start, end } of found) expect(text).toContain(long.slice(start, end));
  });
});

test.each(['not ', 'no accident ', 'nobody was ', 'the divorce was ', 'custody of '])(
  'twenty thousand characters of "%s" end',
  (words) => {
    expect(findDisclaimers(words.repeat(20_000 / words.length))).toBeInstanceOf(Array);
  },
);

checkRows(new URL('./rows/disclaimers.txt', import.meta.url), { disclaimed: (text: string) => [...disclaimed(text)] });
