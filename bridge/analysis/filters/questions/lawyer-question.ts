import type { Condition } from '../../../../shared/filter-conditions.ts';
import { shownBy } from '../base/case-in-question.ts';
import { isBeyond } from '../base/coverage.ts';
import { countRefusals, type FilterText, wordsOf } from '../base/filter-text.ts';
import { type FilterRule, ruleOnFacts } from '../base/filter-verdict.ts';
import { judgeByLawyer, type LawyerQuestion } from '../conditions/fact-questions.ts';
import { judgeCondition } from '../conditions/judge-condition.ts';
import { sayCondition } from '../conditions/say-condition.ts';

const topic = wordsOf('lawyer.topic');
const ofFirm = wordsOf('lawyer.of_firm', 'g');
const otherQuestion = wordsOf('lawyer.other_question');
const lawyerCount = wordsOf('lawyer.count');
const referral = wordsOf('lawyer.referral');
const ofOpponent = wordsOf('lawyer.of_opponent');
const ofClient = wordsOf('lawyer.of_client');
const declined = wordsOf('lawyer.declined');
const lost = wordsOf('lawyer.lost');
const lien = wordsOf('lawyer.lien');
const otherLien = wordsOf('lawyer.other_lien');
const earlier = wordsOf('lawyer.earlier');
const firstLawyer = wordsOf('lawyer.first');
const touched = wordsOf('lawyer.touched');
const ended = wordsOf('lawyer.ended');
const stillActs = wordsOf('lawyer.still');
const exception = wordsOf('lawyer.exception');
const askedIsFine = wordsOf('lawyer.asked_is_fine', 'g');
const fine = wordsOf('lawyer.fine');
const wanted = wordsOf('lawyer.wanted');
const wantedOnly = wordsOf('lawyer.wanted_only');
const notWanted = wordsOf('lawyer.not_wanted');
const appointedIsFine = wordsOf('lawyer.appointed_is_fine');
const appointedCounts = wordsOf('lawyer.appointed_counts');
const talks = wordsOf('lawyer.talks');
const talksFirst = wordsOf('lawyer.talks_first');
const talksToUs = wordsOf('lawyer.talks_to_us');
const hadOne = wordsOf('lawyer.had_one');
const noSelfHelp = wordsOf('lawyer.no_self_help');
const loose = wordsOf('lawyer.loose');
const looseOther = wordsOf('lawyer.loose_other');

/** Filters on who acts for the client. */
export function parseRepresentation(text: FilterText): FilterRule | null {
  return topic.test(text.whole.replaceAll(ofFirm, ' ')) ? parseLawyer(text) : null;
}

/** Filters on who acts for the client, in words that may mean something else: tried after all other families. */
export function parseLooseRepresentation(text: FilterText): FilterRule | null {
  const [words] = loose.exec(text.whole) ?? [];
  return words === undefined || looseOther.test(text.whole) || isBeyond(text, words, false) ? null : parseLawyer(text);
}

function parseLawyer(text: FilterText): FilterRule | null {
  if (asksWhatFactsLack(text) || otherQuestion.test(text.whole)) return null;
  return parseBeside(text) ?? ruleOnStatus(parseCondition(text));
}

/** The facts do not tell the opponent's lawyers, how many lawyers there were, or who sent the client. */
function asksWhatFactsLack({ main, whole, rejects }: FilterText): boolean {
  if (lawyerCount.test(main)) return true;
  if (asksOfDeclined(main) && countRefusals(main.replace(declined, '')) % 2 === 0) return true;
  if (ofOpponent.test(main) && !fine.test(whole) && !ofClient.test(whole)) return true;
  const asksWhoSent = referral.test(main) || /\bco-?counsel\b/.test(whole);
  return !rejects && asksWhoSent && !/\b(?:we (?:have|use|work)|our)\b/.test(whole);
}

const asksOfDeclined = (main: string): boolean => declined.test(main) && !/\b(?:is|are|that'?s) (?:ok|fine)/.test(main);

const free = { acts: false, none: true, consulted: true };

/** What the notes may tell beside who acts: a firm that said no, a fee that an earlier lawyer claims, why one stopped. */
function parseBeside({ main, whole }: FilterText): FilterRule | null {
  const ruleFor = (asks: string, missing: string, question: Pick<LawyerQuestion, 'answers' | 'against'>) =>
    ruleOnFacts(asks, (lead) => judgeByLawyer(lead, { missing: `the notes do not say ${missing}`, ...question }));
  if (asksOfDeclined(main))
    return ruleFor('no firm has declined the case', 'whether a firm has declined it', {
      answers: {},
      against: 'declined',
    });
  if (lien.test(whole) && !otherLien.test(whole) && topic.test(main))
    return ruleFor(
      'the client has no lawyer, and no former lawyer claims part of the fee',
      'whether a former lawyer claims part of the fee',
      { answers: free, against: 'lien' },
    );
  if (!lost.test(whole) || ended.test(main)) return null;
  return ruleFor(
    'the client has no lawyer, or had one who died, retired or lost the license',
    'why the lawyer stopped',
    { answers: free },
  );
}

function ruleOnStatus(condition: Condition): FilterRule {
  const wantsNone = condition.lawyer === 'never';
  const asksEver = wantsNone || condition.not?.lawyer === 'never';
  return ruleOnFacts(sayCondition(condition), (lead) => {
    const truth = judgeCondition(lead, condition);
    if (!asksEver || (wantsNone && truth.holds !== null)) return truth;
    const before = lead.text.told('answer_case.earlier_lawyer').find(({ whose }) => whose === 'client');
    if (before === undefined) return truth;
    return { holds: !wantsNone, why: 'an earlier lawyer is mentioned', shown: shownBy(lead, { span: before }) };
  });
}

function parseCondition(text: FilterText): Condition {
  const { whole, main, rejects } = text;
  const wantsLawyer = wanted.test(whole) || (wantedOnly.test(whole) && !notWanted.test(whole));
  if (/\bonly\b/.test(main) && wantsLawyer && countRefusals(whole) === 0) return { lawyer: 'acts' };
  if (wantsEarlierLawyer(text)) return { not: { lawyer: 'never' } };
  if (asksOfTalks(text)) return { not: { lawyer: 'asked' } };
  const counts = earlierCounts(text);
  if (wanted.test(main) && !rejects) return counts ? { not: { lawyer: 'never' } } : { lawyer: 'acts' };
  if (counts) return { lawyer: 'never' };
  const mayBeAppointed = appointedIsFine.test(whole) && !appointedCounts.test(whole);
  return mayBeAppointed ? { not: { lawyer: 'hired' } } : { lawyer: 'none' };
}

/** "Takeovers only", "no one who represented himself". */
function wantsEarlierLawyer({ main, whole, rejects }: FilterText): boolean {
  if (rejects && noSelfHelp.test(whole) && !/\b(?:unless|except|other than|only|or nothing)\b/.test(whole)) return true;
  const refusesLawyers = /\bno (?:attorneys?|lawyers?|counsel|one with)\b/.test(whole);
  return hadOne.test(main) && countRefusals(main) === 0 && !refusesLawyers;
}

/** "Never talked to another firm": a consultation counts, hired or not. */
const asksOfTalks = ({ main, whole, rejects }: FilterText): boolean =>
  (rejects || talksFirst.test(main)) &&
  talks.test(main) &&
  !talksToUs.test(main) &&
  !fine.test(whole) &&
  !/\b(?:hired|retained|signed|represented) or\b/.test(main);

/** Whether a lawyer who is gone counts too: "no prior attorney", "looking for their first lawyer". */
function earlierCounts({ main, whole, rejects }: FilterText): boolean {
  // That a consultation is fine says nothing of lawyers who acted.
  if (/\b(?:ok|okay|fine|allowed|welcome|good|accept(?:ed|able)?)\b/.test(whole.replace(askedIsFine, ' ')))
    return false;
  if (firstLawyer.test(main)) return true;
  if (stillActs.test(whole)) return false;
  return (
    (earlier.test(whole) && (rejects || /\bno (?:one|other)\b/.test(main))) ||
    (touched.test(whole) && (rejects || countRefusals(whole) > 0)) ||
    (ended.test(main) && rejects && !exception.test(whole))
  );
}
