import { counted } from '../../../../shared/counted.ts';
import { parseNumberWords, smallNumberWord } from '../../amounts/number-words.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import { eventDate } from '../../dates/find-dates.ts';
import type { DurationMention } from '../../dates/find-durations.ts';
import { lengthBoundIn, lengthWords } from '../dates/time-bound.ts';
import { type Evidence, evidenceAt, type RecordFacts } from '../record-facts.ts';
import { chiroOnly, found, state } from './body-states.ts';
import { hasOddDenials, longest, NEAR, placesOf, spansBeside, stillTreated, wasTreated } from './care.ts';
import { evidenceOf, hitsOf, mentioned, textOf } from './mentions.ts';
import { answer, type ConditionParser, not, question, unanswered } from './question.ts';

const careWord = '(?:treatment|treating|treated|care|therapy|pt|chiro\\w*|rehab)';
const lengthAsked: readonly RegExp[] = [
  new RegExp(`\\b(?:days?|weeks?|wks|months?|years?)(?:'s?)? (?:or more )?(?:of|in) (?:\\w+ ){0,3}?${careWord}\\b`),
  /\b(?:dias|semanas|meses) de (?:\w+ ){0,2}?(?:terapia|tratamiento)\b/,
  new RegExp(
    `\\b${careWord}\\b[^,;]{0,30}\\b(?:last\\w*|for|of|spann\\w*|exceed\\w*|duration|continu\\w*|ran)\\b[^,;]{0,24}\\b(?:days|weeks|wks|months|years?)\\b`,
  ),
];
const ofDelay =
  /\b(?:within|first|initial|after|delay\w*|late|wait\w*|of (?:the |an? )?(?:accident|crash|injury|incident|loss|wreck|fall)|gaps?|ago|last|past|recent|since the|start\w*|began|inside)\b(?! (?:at least|for))/;

/** "PT from April to September": two days right behind words for care. */
function datedCare(facts: RecordFacts): DurationMention[] {
  const places = placesOf(facts, 'care');
  const told = facts.dates.filter(({ best }) => best <= facts.today);
  return told.flatMap((from, index): DurationMention[] => {
    const to = told[index + 1];
    const isCare = places.some(({ end }) => from.start >= end && from.start - end < NEAR / 3);
    if (to === undefined || !isCare || to.start - from.end > NEAR / 4) return [];
    const days = to.best - from.best;
    const { start } = from;
    return [
      { start, end: to.end, quote: facts.notes.slice(start, to.end), kind: 'duration', count: days, unit: 'day', days },
    ];
  });
}

/** "Treatment for at least three months". */
export const treatmentLengthOf: ConditionParser = (statement) => {
  const bound = lengthBoundIn(statement);
  if (bound === null || !lengthAsked.some((words) => words.test(statement)) || ofDelay.test(statement)) return null;
  const more =
    bound.side === 'more' || !/\b(?:less than|under|fewer than|no more than|up to|at most)\b/.test(statement);
  const span = lengthWords(bound);
  const enough = question(`care lasted at least ${span}`, `care lasted less than ${span}`, (facts) => {
    const ever = wasTreated(facts);
    if (ever.treated === false) return answer(false, 'there was no treatment', ever.evidence);
    const told = longest([...spansBeside(facts, 'care', 20), ...datedCare(facts)]);
    const now = stillTreated(facts);
    const event = eventDate(facts.dates, facts.todayIso);
    const since = event === null ? null : facts.today - event.best;
    const evidence = told === undefined ? null : evidenceAt(facts, told.start, told.end);
    if (told !== undefined && told.days >= bound.days * 0.95)
      return answer(true, `${counted(told.days, 'day')} of care`, evidence);
    if (now.treated === true && since !== null && since < bound.days * 0.9)
      return answer(false, `${counted(since, 'day')} since the incident`, now.evidence);
    if (now.treated === true && since !== null && told === undefined)
      return answer(true, 'treatment is ongoing', now.evidence);
    return told !== undefined && now.treated !== true
      ? answer(false, `${counted(told.days, 'day')} of care`, evidence)
      : unanswered('the notes do not say how long treatment lasted');
  });
  return { asks: more ? enough : not(enough), denies: hasOddDenials(statement) };
};

const visitCount = `(?<![a-z\\d])(a dozen|dozen|two dozen|${countWord})\\b\\+? ?(?:or more )?`;
const visitKinds =
  "(?:(?:total|separate|documented|medical|doctor'?s?|dr|office|clinic|treatment|therapy|pt|physical|chiro\\w*|follow-?up|different|provider) ){0,4}";
const visitBound = new RegExp(
  `${visitCount}${visitKinds}(?:visits?|appointments?|appts?|sessions?|treatments|adjustments?|visitas?|citas?|sesiones|times)\\b`,
);
const ofCare =
  /\b(?:medical|doctors?|dr|physician|treat\w*|therap\w*|pt|chiro\w*|clinic|provider|visits?|sessions?|appointments?|seen|saw)\b/;
const visitsOf = (words: string): number =>
  /dozen/.test(words) ? (/two/.test(words) ? 24 : 12) : (countOf(words) ?? 0);

/** Visits that the notes count: a number before words for them, or the days of treatment. */
function visitsIn(facts: RecordFacts): { least: number; evidence: Evidence | null } {
  const { words } = textOf(facts);
  const days = new Set(
    facts.dates.flatMap(({ role, best }) => (role === 'treatment' && best <= facts.today ? [best] : [])),
  );
  let least = 0;
  let evidence: Evidence | null = null;
  for (const { first, end } of hitsOf(facts, 'ask_body.visit')) {
    const at = [first - 1, first - 2, first - 3].find(
      (index) =>
        visitsOf(
          words[index]?.spelt === '#' ? facts.notes.slice(...wordPlace(facts, index)) : (words[index]?.spelt ?? ''),
        ) > 0,
    );
    const word = at === undefined ? undefined : words[at];
    if (at === undefined || word === undefined) continue;
    least += visitsOf(word.spelt === '#' ? facts.notes.slice(...wordPlace(facts, at)) : word.spelt);
    evidence ??= evidenceOf(facts, { start: word.start, end });
  }
  return { least: Math.max(least, days.size), evidence };
}

function wordPlace(facts: RecordFacts, index: number): [start: number, end: number] {
  const { words, folded } = textOf(facts);
  const { start, end } = folded.span(words[index]?.start ?? 0, words[index]?.end ?? 0);
  return [start, end];
}

/** "At least three doctor visits": counted where the notes count, failed only where they tell that there were fewer. */
export const visitCountOf: ConditionParser = (statement) => {
  const match = visitBound.exec(statement);
  if (match === null || /,|\bor\b(?! more\b)/.test(statement) || !ofCare.test(statement)) return null;
  if (/\b(?:days?|weeks?|months?|hours?) of (?:the|an?)\b/.test(statement)) return null;
  const wanted = visitsOf(match[1] ?? '');
  const before = statement.slice(0, match.index);
  const notFewer = /\b(?:no|not) (?:fewer|less) than\s*$/.test(before);
  const fewer = /\b(?:(?:fewer|less) than|under)\s*$/.test(before) && !notFewer;
  if (wanted < 1 || /\bno more than\s*$|\bup to\s*$/.test(before)) return null;
  const least = /\b(?:more than|over|beyond)\s*$/.test(before) ? wanted + 1 : wanted;
  const visits = counted(least, 'visit');
  const ofDoctor = /\b(?:doctor'?s?|dr|physician|md)\b/.test(statement);
  const enough = question(
    `there were at least ${visits} for care`,
    `there were fewer than ${visits} for care`,
    (facts) => {
      const { least: seen, evidence } = visitsIn(facts);
      const steady = state(facts, 'steadily');
      if (seen >= least) return answer(true, `at least ${counted(seen, 'visit')}`, evidence);
      if (steady !== null && least <= 6) return answer(true, 'care every week', steady);
      const { treated, evidence: none } = wasTreated(facts);
      if (treated === false) return answer(false, 'there was no treatment', none);
      // Whoever was seen at all had one visit; a chiropractor is no doctor.
      if (least === 1 && treated === true && !(ofDoctor && chiroOnly(facts).holds === true))
        return answer(true, 'there was treatment', none);
      const ended = state(facts, 'no_more_visits');
      const isFew = ended !== null || (seen > 0 && steady === null && seen + 1 < least);
      return isFew && treated !== null
        ? answer(false, 'there were fewer visits', ended ?? evidence)
        : unanswered('the notes do not count the visits');
    },
  );
  return { asks: fewer ? not(enough) : enough, denies: notFewer };
};

/** "In hospital for at least three nights". */
export const nightsOf: ConditionParser = (statement) => {
  const [, count = ''] =
    /\b(\d+|two|three|four|five|several)\s?\+? ?(?:or more )?(?:nights?|days?)\b/.exec(statement) ?? [];
  const least = countOf(count);
  if (least === null || least < 2 || !/\b(?:hospital\w*|inpatient|stay|admi\w+|icu)\b/.test(statement)) return null;
  const stay = `hospital stay of ${least} nights or more`;
  const asks = question(`there was a ${stay}`, `there was no ${stay}`, (facts) => {
    const { asserted } = mentioned(facts, 'inpatient');
    if (asserted === null) return found('inpatient')(facts);
    const end = asserted.at + asserted.quote.length;
    const told = nightCount.exec(facts.folded.slice(Math.max(0, asserted.at - 30), end + 30));
    const nights = /\bovernight\b/i.test(asserted.quote) ? 1 : countOf(told?.[1] ?? '');
    return answer(nights === null ? null : nights >= least, `in hospital: ${asserted.quote}`, asserted);
  });
  return { asks };
};
const nightCount = new RegExp(`(?<![a-z\\d/])(${countWord})[ -](?:full )?(?:nights?|nts?|nites?|days?|d)(?![a-z])`);

const percentage = new RegExp(
  `(?<![a-z\\d.])(\\d{1,3}(?:\\.\\d{1,2})?|${smallNumberWord}) ?(?:%|percent|per cent|pct|por ciento)`,
);
const ratingAsked =
  /\b(?:impairment|whole[- ]person|wpi|ppd|ppi|(?:partial|permanent|total) (?:\w+ )?disabilit\w*|disability of|(?:disability|permanency|final|doctor'?s?|medical) rating|rat(?:ed|ings?))\b/;
const numberOf = (word: string): number | null => (/^\d/.test(word) ? Number(word) : parseNumberWords(word));

/** The highest rating in percent beside words for one. */
function ratingIn(facts: RecordFacts): { percent: number; evidence: Evidence } | null {
  const places = placesOf(facts, 'rating_words');
  const others = placesOf(facts, 'other_share');
  const ratings = [...facts.folded.matchAll(new RegExp(percentage.source, 'g'))].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const percent = numberOf(match[1] ?? '');
    const isRated = places.some((at) => start - at.end < NEAR && at.start - end < NEAR);
    const isOther = others.some((at) => at.start >= end && at.start - end < NEAR / 2);
    return percent === null || percent > 100 || !isRated || isOther
      ? []
      : [{ percent, evidence: evidenceAt(facts, start, end) }];
  });
  return ratings.sort((one, other) => other.percent - one.percent)[0] ?? null;
}

/** "An impairment rating of at least 10 percent"; without a number any rating above nothing will do. */
export const ratingOf: ConditionParser = (statement) => {
  const bound = percentage.exec(statement.replace(/(\d)\+ ?%|(\d) ?%\+/g, '$1$2%'));
  if (
    !ratingAsked.test(statement.replace(/\([^)]*\)/g, ' ')) ||
    (bound === null && !/\brat(?:ed|ings?)\b/.test(statement))
  )
    return null;
  const least = bound === null ? 1 : (numberOf(bound[1] ?? '') ?? 1);
  const before = bound === null ? '' : statement.slice(0, bound.index);
  const isMost = /\b(?:under|below|less than|at most|(?:no|not) more than|up to|lower than|maximum)\b[^%]{0,16}$/.test(
    before,
  );
  const isStrict = /\b(?:more than|over|above|greater than|exceed\w*|higher than)\b[^%]{0,16}$/.test(before);
  const says =
    bound === null
      ? 'there is an impairment rating'
      : isMost
        ? `the impairment rating is at most ${least} percent`
        : isStrict
          ? `the impairment rating is more than ${least} percent`
          : `the impairment rating is at least ${least} percent`;
  const denies =
    bound === null
      ? 'there is no impairment rating'
      : isMost
        ? `the impairment rating is more than ${least} percent`
        : isStrict
          ? `the impairment rating is at most ${least} percent`
          : `the impairment rating is less than ${least} percent`;
  const asks = question(says, denies, (facts) => {
    const rating = ratingIn(facts);
    if (rating !== null) {
      const { percent } = rating;
      return answer(
        isMost ? percent <= least : isStrict ? percent > least : percent >= least,
        `rated at ${percent} percent`,
        rating.evidence,
      );
    }
    const none = state(facts, 'no_rating');
    if (none !== null) return answer(false, 'there is no rating', none);
    const told = bound === null ? mentioned(facts, 'rated').asserted : null;
    return told === null
      ? unanswered('the notes do not mention an impairment rating')
      : answer(true, 'there is a rating', told);
  });
  return { asks, denies: /\b(?:no|not) (?:more|less|lower) than\b/.test(before) };
};
