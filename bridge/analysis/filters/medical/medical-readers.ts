import { counted } from '../../../../shared/counted.ts';
import { unitDays } from '../../dates/calendar.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import { boundDenials, lengthBoundIn, lengthWords } from '../dates/time-bound.ts';
import { countRefusals } from '../filter-text.ts';
import { lookFor } from '../record-facts.ts';
import { parseCareTiming } from './care-timing-rule.ts';
import { type Condition, judgeThat, not, type Reader } from './medical-condition.ts';
import { hasFinding } from './medical-facts.ts';
import { nonCompliant } from './medical-history.ts';
import { found, operated, treated } from './medical-judges.ts';
import { recentCare } from './recent-care.ts';
import { firstCareDelay, stillTreated, wasTreated } from './treatment-facts.ts';
import { pausedFor } from './treatment-gap.ts';

const nightCount = new RegExp(`(?<![a-z\\d/])(${countWord})[ -](?:full )?(?:nights?|days?)(?![a-z])`);

export function nightsOf(statement: string): Condition | null {
  const told = /\b(\d+|two|three|four|five|several)\s?\+? ?(?:or more )?(?:nights?|days?)\b/.exec(statement);
  if (told === null || !/\b(?:hospital\w*|inpatient|stay|admi\w+|icu)\b/.test(statement)) return null;
  const least = countOf(told[1] ?? '');
  if (least === null || least < 2) return null;
  return {
    judge: judgeThat(
      `there was a hospital stay of ${least} nights or more`,
      `there was no hospital stay of ${least} nights or more`,
      (facts) => {
        const { asserted } = hasFinding(facts, 'inpatient');
        if (asserted === null) return found('inpatient')(facts);
        const around = facts.folded.slice(Math.max(0, asserted.at - 30), asserted.at + asserted.quote.length + 30);
        const nights = /\bovernight\b/.test(around) ? 1 : countOf(nightCount.exec(around)?.[1] ?? '');
        return {
          holds: nights === null ? null : nights >= least - 0.5,
          why: `in hospital: ${asserted.quote}`,
          evidence: asserted,
        };
      },
    ),
  };
}

/** A gap told by what it lacks. */
const unseen = /\bwithout (?:seeing|treat|care|any|a |medical|visit)/;

export const gapOf: Reader = (statement) => {
  if (
    !/\b(?:gaps?|holes?|breaks?|lapses?|interruptions?|pauses?)\b.*\b(?:treat\w*|care|therapy|medical)\b|\bgaps?\b.*\b(?:visits|appointments|sessions|providers?)\b|\b(?:days|weeks|months) (?:or more |or longer )?without (?:seeing|treat\w*|care|any|a (?:visit|doctor)|medical|visit\w*)|\b(?:treat\w*|care|therapy)\b.*\b(?:gaps?|holes?|lapses?|continuous|uninterrupted|pauses?)\b/.test(
      statement,
    )
  )
    return null;
  if (/\b(?:first|initial|before|between the|accident and|crash and)\b/.test(statement)) return null;
  const bound = lengthBoundIn(statement);
  const span = bound === null ? '1 month' : lengthWords(bound);
  const judge = judgeThat(
    `treatment paused for more than ${span}`,
    `treatment never paused for more than ${span}`,
    (facts) => pausedFor(facts, bound?.days ?? unitDays(1, 'month')),
  );
  // "No more than" and "without seeing" deny nothing of the firm's: they say how long, and what a gap is.
  const denials = (statement.match(boundDenials)?.length ?? 0) + (unseen.test(statement) ? 1 : 0);
  const asksForShort =
    bound?.side === 'less' && /\b(?:within|under|less|shorter|more|longer|greater|most|exceed\w*)\b/.test(statement);
  const wanted = asksForShort || /\b(?:continuous|uninterrupted)\b/.test(statement);
  return { judge: wanted ? not(judge) : judge, denies: denials % 2 === 1 };
};

/** "A visit in the last 90 days". */
export const recentCareOf: Reader = (statement) => {
  if (
    !/\b(?:visits?|seen|saw|treat\w*|appointments?|doctor)\b.*\b(?:in|within|during) the (?:last|past|previous)\b/.test(
      statement,
    ) ||
    /\b(?:accident|crash|injur\w*|incident|event|began|start\w*|first)\b/.test(statement)
  )
    return null;
  const length = lengthBoundIn(statement);
  return length === null ? null : { judge: recentCare(length.days, lengthWords(length)) };
};

export const timingOf: Reader = (statement) => {
  if (/\bboth\b/.test(statement)) return null;
  const timing = parseCareTiming(statement);
  return timing === null ? null : { judge: timing.judge, denies: timing.denied };
};

export const surgeryDone: Reader = (statement) => {
  const done =
    /\b(?:already|there was|happened|taken place|performed|completed|had|done|undergone|underwent|not just recommended)\b/;
  const planned = /\b(?:recommend\w*|scheduled|need\w*|planned|pending|candidate|upcoming|future|indicated|calendar)\b/;
  if (!/\bsurg\w*|operat/.test(statement) || !done.test(statement) || /\bor\b|,/.test(statement)) return null;
  if (planned.test(statement.replace(/\bnot just recommended\b/, ''))) return null;
  return { judge: operated };
};

const firmRefuses =
  /^(?:please )?(?:reject|decline|no\b|skip\b|pass\b|turn away|exclude|we (?:don'?t|won'?t|can'?t)|don'?t|avoid|not|(?:\w+ ){0,2}(?:must not|may not|cannot|can'?t))|, (?:no thanks?(?: you)?|no|we pass|pass)$/;

/** Whether the denials that stand beside the verb of the firm are odd: they tell what the client did or left undone. */
const clientDenies = (statement: string): boolean =>
  (countRefusals(statement) % 2 === 1) !== firmRefuses.test(statement);

/** "Refused treatment at the scene and never followed up": no care at all. */
export const refusedForGood: Reader = (statement) =>
  /\b(?:refus\w*|declin\w*|turned down)\b.*\b(?:and|then|but)\b.*\b(?:never|no|not|n'?t|without)\b.*\b(?:follow\w*|treat\w*|seen|saw|see|sought|went|care)\b/.test(
    statement,
  )
    ? { judge: not(treated), denies: clientDenies(statement) }
    : null;

const atScene =
  /\b(?:refus(?:ed|es|ing)|declin(?:ed|es|ing)|turned down|waved off|said no to)\b[^.;]{0,30}\b(?:ems|ambulance|medics?|paramedics?|transport\w*|treatment|care|medical|ambulancia)\b/g;

/** "Refused medical attention at the scene". */
export const refusedAtScene: Reader = (statement) => {
  if (!/\b(?:refus\w*|declin\w*|turned down)\b.*\b(?:scene|ambulance|ems|transport\w*|paramedics)\b/.test(statement))
    return null;
  const judge = judgeThat('care at the scene was refused', 'care at the scene was not refused', (facts) => {
    const { asserted } = lookFor(facts, atScene);
    if (asserted !== null) return { holds: true, why: 'care at the scene was refused', evidence: asserted };
    const taken = hasFinding(facts, 'ambulance').asserted;
    return taken === null
      ? { holds: null, why: 'the notes do not say what happened at the scene', evidence: null }
      : { holds: false, why: 'the client was taken from the scene', evidence: taken };
  });
  return { judge, denies: clientDenies(statement) };
};

/** "MMI": the doctors are done, told in these words; care that goes on is none. */
export const mmiOf: Reader = (statement) => {
  if (!/\b(?:mmi|maximum medical improvement)\b/.test(statement)) return null;
  const judge = judgeThat(
    'treatment is complete (maximum medical improvement)',
    'treatment is not complete (no maximum medical improvement)',
    (facts) => {
      const { asserted } = lookFor(facts, /\b(?:mmi|maximum medical improvement)\b/g);
      if (asserted !== null) return { holds: true, why: 'the doctors have finished treatment', evidence: asserted };
      const now = stillTreated(facts);
      return {
        holds: now.treated === null ? null : !now.treated,
        why: 'whether treatment is ongoing',
        evidence: now.evidence,
      };
    },
  );
  return { judge };
};

const followsAdvice =
  /\b(?:follow(?:ed|ing|s)?|compl(?:y|ies|ied|ying|iant)(?: with)?|kept|keep|stuck (?:to|with)|attend\w*)\b.*\b(?:doctor'?s?|medical|treatment|physician'?s?|appointments?|therapy)\b(?: (?:advice|orders?|instructions?|recommendations?|plan))?|\bcompliant with\b/;
const giveUp =
  /\b(?:refus\w*|stopp\w*|quit|skip(?:s|ped|ping)|non-?complian\w*|against (?:medical|doctor'?s?|their doctor'?s?) advice|\bama\b|blow\w* off|no-?shows?)\b.*\b(?:treat\w*|therapy|appointments?|going|care|visits?|advice|doctor'?s?|pt|medical)\b|\bnon-?complian\w*/;

/** Clients who keep up their care, or who give it up. */
export const complianceOf: Reader = (statement) => {
  if (giveUp.test(statement) && !/\bambulance|\bscene|\bems\b|\bwe\b/.test(statement))
    return { judge: nonCompliant, denies: clientDenies(statement) };
  return followsAdvice.test(statement) && !/\bfollow(?:ed)?[- ]?ups?\b/.test(statement)
    ? { judge: not(nonCompliant), denies: false }
    : null;
};

/** Care so much later than the event is late, where the filter names no length itself. */
const LATE = { count: 14, unit: 'day', days: 14 } as const;

/** "No delayed treatment". */
export const delayOf: Reader = (statement) => {
  if (
    !/\b(?:delay(?:ed|s)?|late|belated)\b[^,;]{0,20}\b(?:treat\w*|care|medical|doctor)\b|\b(?:treat\w*|care|medical (?:attention|care))\b[^,;]{0,16}\b(?:delay(?:ed|s)?|late)\b/.test(
      statement,
    )
  )
    return null;
  const length = lengthBoundIn(statement) ?? LATE;
  const span = lengthWords(length);
  const judge = judgeThat(
    `the first care came more than ${span} after the incident`,
    `the first care came within ${span} of the incident`,
    (facts) => {
      const delay = firstCareDelay(facts);
      const { treated: ever, evidence } = wasTreated(facts);
      if (delay === null)
        return ever === false
          ? { holds: true, why: 'there was no treatment', evidence }
          : { holds: null, why: 'the notes do not say when the first treatment was', evidence: null };
      const why = `first care after ${counted(Math.round(delay.days), 'day')}`;
      return { holds: delay.days > length.days + 0.5, why, evidence: delay.evidence };
    },
  );
  return { judge };
};
