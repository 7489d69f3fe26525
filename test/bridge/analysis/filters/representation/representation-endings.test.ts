import { describe, expect, it } from 'vitest';
import {
  declined,
  formerly,
  isOver,
} from '../../../../../bridge/analysis/filters/representation/representation-endings.ts';

describe('the work of a lawyer is over', () => {
  it.each([
    'my lawyer withdrew in september',
    'i fired him by certified letter',
    'we let the firm go in july',
    'the attorney was let go by me in writing',
    'he bowed out over a conflict',
    'she stepped aside for health reasons',
    'his license was suspended',
    "my lawyer's license got pulled in august",
    'they closed our file with a letter',
    'the office shut down',
    'he mailed me my file back',
    'she sent back my records',
    'got my file back in may',
    'the firm dropped us',
    'our agreement of 8/15 is terminated',
    'the contract was cancelled within three days',
    'he sent a disengagement letter',
    'her motion to withdraw was filed nov 2 and granted on the 10th',
    'my attorney was made a judge',
    'attorney had a stroke',
    'we had ellis till last week',
    'mi abogado anterior renuncio',
    'la despedi en agosto',
    'se murio mi abogado',
  ])('%s', (text) => expect(isOver(text)).toBe(true));
});

describe('the work of a lawyer goes on', () => {
  it.each([
    'i have not fired him',
    'she has not cancelled anything',
    'thinking about dropping my attorney',
    'thinking hard about dropping my attorney',
    'i want to fire my attorney',
    "i'd like to fire my attorney and come over",
    'he plans to withdraw if i do not accept',
    'he says he will withdraw unless i sign',
    "he'll send a disengagement letter if i say no",
    'he has agreed to let me go once i find someone',
    'the other firm refuses to release me',
    'a motion to withdraw is on file',
    'my lawyer filed suit in april',
    'she asked to be relieved',
    'how do i fire a lawyer',
  ])('%s', (text) => expect(isOver(text)).toBe(false));
});

describe('a firm said no', () => {
  it.each([
    'two lawyers turned it down',
    'one firm declined, a conflict',
    'the office said they are too busy',
    'an attorney passed on it',
    "the firm wouldn't take it",
  ])('%s', (text) => expect(declined.test(text)).toBe(true));

  it.each(['i turned the offer down', 'my attorney sent letters', 'the insurer rejected my claim'])('not: %s', (text) =>
    expect(declined.test(text)).toBe(false),
  );
});

it.each(['my first lawyer', 'former attorney', 'i had a lawyer', 'the prior counsel'])(
  'speaks of a former one: %s',
  (text) => expect(formerly.test(text)).toBe(true),
);
