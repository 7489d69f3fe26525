import { counted } from '../../../../shared/counted.ts';
import { parseNumberWords, smallNumberWord } from '../../amounts/number-words.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import { eventDate } from '../../dates/find-dates.ts';
import type { DurationMention } from '../../dates/find-durations.ts';
import { boundDenials, type LengthBound, lengthBoundIn, lengthWords } from '../dates/time-bound.ts';
import { type Evidence, evidenceAt, type RecordFacts } from '../record-facts.ts';
import { atFullDuty } from './body-history.ts';
import { found, state } from './body-states.ts';
import { firstCareDelay, stillTreated, wasTreated } from './care.ts';
import { evidenceOf, hitsOf, mentioned, textOf } from './mentions.ts';
import { held, not, type Question, question, type Reader, type Reading, silent } from './question.ts';

const NEAR = 45;
const hasOdd = (statement: string): boolean => (statement.match(boundDenials)?.length ?? 0) % 2 === 1;

/** The places of a concept, as offsets of the notes. */
const placesOf = (facts: RecordFacts, name: string) =>
  hitsOf(facts, `ask_body.${name}`).map((hit) => textOf(facts).folded.span(hit.start, hit.end));

/** Lengths of time beside one of a concept. */
function spansBeside(facts: RecordFacts, name: string, near = NEAR): DurationMention[] {
  const places = placesOf(facts, name);
  return facts.durations.filter(
    ({ kind, start, end }) =>
      kind === 'duration' && places.some((at) => start - at.end < near && at.start - end < near),
  );
}

const longest = (spans: readonly DurationMention[]): DurationMention | undefined =>
  spans.toSorted((one, other) => other.days - one.days)[0];

/** The first care against a bound: soon enough, or too late. */
function careWithin(days: number, says: string, denies: string): Question {
  return question(says, denies, (facts) => {
    const delay = firstCareDelay(facts);
    if (delay !== null) {
      const why = `first care after ${counted(Math.round(delay.days), 'day')}`;
      return held(delay.days <= days + 0.01, why, delay.evidence);
    }
    const { treated, evidence } = wasTreated(facts);
    return treated === false
      ? held(false, 'there was no treatment', evidence)
      : silent('the notes do not say when the first treatment was');
  });
}

const care =
  /\b(?:treat\w*|doctor'?s?|dr|medic[oa]l?|medically|care|er|emergency(?: room)?|urgent care|seen|hospital|gap|visits?|clinic|physician|checked out|atencion)\b/;
const timing =
  /\b(?:within|inside|in|primeros|dentro|less than|(?:no|not) more than|gap|under|delay|over|more than|later than|after|longer|by)\b/;
const ofEvent =
  /\bof (?:the |an? )?(?:accident|crash|incident|injury|event|wreck|fall|bite|collision|loss|it)\b|\bafter\b|\bpost[- ]|\bgap\b|\bfirst\b|\bbegan\b|\bstart\w*\b|\binitial\b|\b(?:hours?|hrs|days?|dias|horas|weeks?)\b/;
const otherSpans: readonly RegExp[] = [
  /\bhearings?\b|\bcourt\b|\bmissed|off work|\boff the job|lost time|\b(?:in|within|during) the (?:last|past)\b|\bago\b|\bgap between visits\b|\bnights?\b|\bstay\b/,
  /\b(?:accident|crash|injury|incident|event|fall|wreck|loss) (?:must (?:have )?|has to (?:have )?|should (?:have )?)?(?:be|been|happened|occurred|took place|was|is|within|in)\b/,
];
const hourBound = /\b(\d+|\w+)[ -]?(?:hours?|hrs?|horas)\b/;
const hourWords: Readonly<Record<string, number>> = { twentyfour: 24, seventytwo: 72, fortyeight: 48, twelve: 12 };
const firstUnit =
  /\b(?:(?:within|in|inside|during) (?:the )?(?:first|same|very first) (?:full )?(?=day|week|month)|(?:the )?same (?=week|month))(day|week|month)\b/;

interface Delay extends Pick<LengthBound, 'days' | 'side'> {
  readonly words: string;
}

function delayIn(main: string): Delay | null {
  const stated = lengthBoundIn(main);
  if (stated !== null) return { ...stated, words: lengthWords(stated) };
  if (/\bsame[- ]day\b|\b(?:on )?the (?:same )?day(?: of)?\b|\bthat day\b/.test(main)) {
    const next = /\b(?:next|following) (?:day|morning)\b|\bday after\b/.test(main);
    return { days: next ? 1.5 : 0.5, side: 'less', words: next ? '1 day' : '' };
  }
  const [, word = ''] = hourBound.exec(main) ?? [];
  const count = Number(word) || hourWords[word];
  if (count === undefined) return null;
  const isLater =
    /\b(?:more|over|longer|gap|after|later)\b/.test(main) &&
    !/\b(?:no|not) (?:more|over|longer|later)\b|\bwithin\b/.test(main);
  return { days: count / 24, side: isLater ? 'more' : 'less', words: `${count} hours` };
}

/** "First treatment within 14 days of the accident". */
export function timingOf(statement: string): Reading | null {
  if (/\bboth\b/.test(statement)) return null;
  const main = statement.replace(firstUnit, 'within 1 $1 of the accident');
  const bound = delayIn(main);
  const isDay = bound !== null && (bound.words === '' || bound.days === 1.5);
  if (bound === null || !care.test(main) || otherSpans.some((words) => words.test(main))) return null;
  if (!isDay && !(timing.test(main) && ofEvent.test(main))) return null;
  const [soon, late] =
    bound.words === ''
      ? ['the first care came on the day of the incident', 'the first care did not come on the day of the incident']
      : [
          `the first care came within ${bound.words} of the incident`,
          `the first care came more than ${bound.words} after the incident`,
        ];
  const within = careWithin(bound.days, soon, late);
  return { asks: bound.side === 'less' ? within : not(within), denies: hasOdd(main) };
}

/** Care so much later than the event is late, where the filter names no length itself. */
const LATE = { count: 14, unit: 'day', days: 14 } as const;

/** "No delayed treatment". */
export const delayOf: Reader = (statement) => {
  const isAsked =
    /\b(?:delay(?:ed|s)?|late|belated)\b[^,;]{0,20}\b(?:treat\w*|care|medical|doctor)\b/.test(statement) ||
    /\b(?:treat\w*|care|medical (?:attention|care))\b[^,;]{0,16}\b(?:delay(?:ed|s)?|late)\b/.test(statement);
  if (!isAsked) return null;
  const length = lengthBoundIn(statement) ?? LATE;
  const span = lengthWords(length);
  const [soon, late] = [
    `the first care came within ${span} of the incident`,
    `the first care came more than ${span} after the incident`,
  ];
  return { asks: not(careWithin(length.days + 0.5, soon, late)) };
};

const gapWords: readonly RegExp[] = [
  /\b(?:gaps?|holes?|breaks?|lapses?|interruptions?|pauses?)\b.*\b(?:treat\w*|care|therapy|medical)\b|\bgaps?\b.*\b(?:visits|appointments|sessions|providers?)\b/,
  /\b(?:days|weeks|months) (?:or more |or longer )?without (?:seeing|treat\w*|care|any|a (?:visit|doctor)|medical|visit\w*)/,
  /\b(?:treat\w*|care|therapy)\b.*\b(?:gaps?|holes?|lapses?|continuous|uninterrupted|pauses?)\b/,
];

/** A length of time or two days right behind words for a pause. */
function pausedFor(facts: RecordFacts, days: number) {
  for (const { start, end } of placesOf(facts, 'pause')) {
    const span = facts.durations.find((one) => one.kind === 'duration' && one.start >= start && one.start - end < NEAR);
    const [from, to] = facts.dates.filter((date) => date.start >= start && date.start - end < 2 * NEAR);
    const between = from !== undefined && to !== undefined && to.start - from.end < 12 ? to.best - from.best : null;
    const lasted = between ?? span?.days ?? null;
    const evidence = evidenceAt(facts, start, Math.max(end, span?.end ?? 0));
    if (lasted === null) continue;
    if (lasted > days) return held(true, 'treatment paused', evidence);
    return held(false, 'treatment paused only briefly', evidence);
  }
  const steady = mentioned(facts, 'no_pause').asserted ?? state(facts, 'no_pause');
  return steady === null
    ? silent('the notes do not say how treatment went on')
    : held(false, 'treatment went on without a break', steady);
}

export const gapOf: Reader = (statement) => {
  if (!gapWords.some((words) => words.test(statement))) return null;
  if (/\b(?:first|initial|before|between the|accident and|crash and)\b/.test(statement)) return null;
  const bound = lengthBoundIn(statement);
  const span = bound === null ? '1 month' : lengthWords(bound);
  const paused = question(
    `treatment paused for more than ${span}`,
    `treatment never paused for more than ${span}`,
    (facts) => pausedFor(facts, bound?.days ?? 30),
  );
  // "No more than" and "without seeing" deny nothing of the firm's: they say how long, and what a gap is.
  const unseen = /\bwithout (?:seeing|treat|care|any|a |medical|visit)/.test(statement);
  const short =
    bound?.side === 'less' && /\b(?:within|under|less|shorter|more|longer|greater|most|exceed\w*)\b/.test(statement);
  const wanted = short || /\b(?:continuous|uninterrupted)\b/.test(statement);
  return { asks: wanted ? not(paused) : paused, denies: hasOdd(statement) !== unseen };
};

/** "A visit in the last 90 days". */
export const recentCareOf: Reader = (statement) => {
  const isAsked =
    /\b(?:visits?|seen|saw|treat\w*|appointments?|doctor)\b.*\b(?:in|within|during) the (?:last|past|previous)\b/.test(
      statement,
    );
  const ofStart = /\b(?:accident|crash|injur\w*|incident|event|began|start\w*|first)\b/.test(statement);
  const length = isAsked && !ofStart ? lengthBoundIn(statement) : null;
  if (length === null) return null;
  const span = lengthWords(length);
  const asks = question(`there was care in the last ${span}`, `there was no care in the last ${span}`, (facts) => {
    const now = stillTreated(facts);
    const lasts = placesOf(facts, 'last_care');
    const isLast = (start: number) => lasts.some((at) => start >= at.start && start - at.end < 2 * NEAR);
    const told = facts.dates.filter(({ best }) => best <= facts.today);
    const last = told.find(({ start }) => isLast(start));
    if (last !== undefined) {
      const ago = facts.today - last.best;
      return held(
        ago <= length.days + 0.5,
        `last care ${counted(ago, 'day')} ago`,
        evidenceAt(facts, last.start, last.end),
      );
    }
    if (now.treated === true) return held(true, 'treatment is ongoing', now.evidence);
    const recent = told.find(({ role, best }) => role === 'treatment' && facts.today - best <= length.days);
    if (recent !== undefined) return held(true, `care on ${recent.quote}`, evidenceAt(facts, recent.start, recent.end));
    const ever = wasTreated(facts);
    return ever.treated === false
      ? held(false, 'there was no treatment', ever.evidence)
      : silent('the notes do not say when the last treatment was');
  });
  return { asks };
};

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
export const treatmentLengthOf: Reader = (statement) => {
  const bound = lengthBoundIn(statement);
  if (bound === null || !lengthAsked.some((words) => words.test(statement)) || ofDelay.test(statement)) return null;
  const more =
    bound.side === 'more' || !/\b(?:less than|under|fewer than|no more than|up to|at most)\b/.test(statement);
  const span = lengthWords(bound);
  const enough = question(`care lasted at least ${span}`, `care lasted less than ${span}`, (facts) => {
    const ever = wasTreated(facts);
    if (ever.treated === false) return held(false, 'there was no treatment', ever.evidence);
    const told = longest([...spansBeside(facts, 'care', 20), ...datedCare(facts)]);
    const now = stillTreated(facts);
    const event = eventDate(facts.dates, facts.todayIso);
    const since = event === null ? null : facts.today - event.best;
    const evidence = told === undefined ? null : evidenceAt(facts, told.start, told.end);
    if (told !== undefined && told.days >= bound.days * 0.95)
      return held(true, `${counted(told.days, 'day')} of care`, evidence);
    if (now.treated === true && since !== null && since < bound.days * 0.9)
      return held(false, `${counted(since, 'day')} since the incident`, now.evidence);
    if (now.treated === true && since !== null && told === undefined)
      return held(true, 'treatment is ongoing', now.evidence);
    return told !== undefined && now.treated !== true
      ? held(false, `${counted(told.days, 'day')} of care`, evidence)
      : silent('the notes do not say how long treatment lasted');
  });
  return { asks: more ? enough : not(enough), denies: hasOdd(statement) };
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
export const visitCountOf: Reader = (statement) => {
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
  const enough = question(
    `there were at least ${visits} for care`,
    `there were fewer than ${visits} for care`,
    (facts) => {
      const { least: seen, evidence } = visitsIn(facts);
      const steady = state(facts, 'steadily');
      if (seen >= least) return held(true, `at least ${counted(seen, 'visit')}`, evidence);
      if (steady !== null && least <= 6) return held(true, 'care every week', steady);
      const { treated, evidence: none } = wasTreated(facts);
      if (treated === false) return held(false, 'there was no treatment', none);
      const ended = state(facts, 'no_more_visits');
      const isFew = ended !== null || (seen > 0 && steady === null && seen + 1 < least);
      return isFew && treated !== null
        ? held(false, 'there were fewer visits', ended ?? evidence)
        : silent('the notes do not count the visits');
    },
  );
  return { asks: fewer ? not(enough) : enough, denies: notFewer };
};

/** "In hospital for at least three nights". */
export const nightsOf: Reader = (statement) => {
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
    return held(nights === null ? null : nights >= least, `in hospital: ${asserted.quote}`, asserted);
  });
  return { asks };
};
const nightCount = new RegExp(`(?<![a-z\\d/])(${countWord})[ -](?:full )?(?:nights?|days?)(?![a-z])`);

/** "Off work for at least a week". */
export function missedWork(main: string): Question {
  const bound = lengthBoundIn(main);
  const now = /\b(?:right now|currently|still|presently|at present|at the moment)\b/.test(main);
  const least = bound === null ? '' : ` for at least ${lengthWords(bound)}`;
  const says = now ? `the client is off work${least}` : `the client missed work${least}`;
  const denies = now ? `the client is not off work${least}` : `the client did not miss work${least}`;
  return question(says, denies, (facts) => {
    const full = now ? atFullDuty(facts) : null;
    if (full?.holds === true) return { ...full, holds: false };
    const { asserted, denied } = mentioned(facts, 'lost_work');
    const never = state(facts, 'never_missed') ?? (asserted === null ? denied : null);
    if (never !== null) return held(false, 'no work was missed', never);
    if (asserted === null) return silent('the notes do not say whether work was missed');
    if (bound === null) return held(true, 'work was missed', asserted);
    const span = longest(spansBeside(facts, 'lost_work', 34));
    const near = facts.dates.find(
      ({ start, ongoing, best }) => ongoing && best <= facts.today && Math.abs(start - asserted.at) < NEAR,
    );
    const days = span?.days ?? (near === undefined ? null : facts.today - near.best);
    const why = days === null ? 'out of work' : `off work for ${counted(days, 'day')}`;
    return held(days === null || days >= bound.days - 0.5, why, asserted);
  });
}

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
export const ratingOf: Reader = (statement) => {
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
      return held(
        isMost ? percent <= least : isStrict ? percent > least : percent >= least,
        `rated at ${percent} percent`,
        rating.evidence,
      );
    }
    const none = state(facts, 'no_rating');
    if (none !== null) return held(false, 'there is no rating', none);
    const told = bound === null ? mentioned(facts, 'rated').asserted : null;
    return told === null
      ? silent('the notes do not mention an impairment rating')
      : held(true, 'there is a rating', told);
  });
  return { asks, denies: /\b(?:no|not) (?:more|less|lower) than\b/.test(before) };
};
