import { counted } from '../../../../shared/counted.ts';
import { boundDenials, lengthBoundIn, lengthWords } from '../dates/time-bound.ts';
import { type Judge, judgeThat } from './medical-condition.ts';
import { firstCareDelay, wasTreated } from './treatment-facts.ts';

const care =
  /\b(?:treat\w*|doctor'?s?|dr|medic[oa]l?|medically|care|er|emergency(?: room)?|urgent care|seen|hospital|gap|visits?|clinic|physician|checked out|atencion)\b/;
const timing =
  /\b(?:within|inside|in|primeros|dentro|less than|no more than|not more than|gap|under|delay|over|more than|later than|after|longer|by)\b/;
const ofEvent =
  /\bof (?:the |an? )?(?:accident|crash|incident|injury|event|wreck|fall|bite|collision|loss|it)\b|\bafter\b|\bpost[- ]|\bgap\b|\bfirst\b|\bbegan\b|\bstart\w*\b|\binitial\b|\bhours?\b|\bhrs\b|\bdays?\b|\bdias\b|\bhoras\b|\bweeks?\b/;
const otherSpan =
  /\bhearings?\b|\bcourt\b|\bmissed|off work|\boff the job|lost time|\b(?:in|within|during) the (?:last|past)\b|\bago\b|\bgap between visits\b|\b(?:accident|crash|injury|incident|event|fall|wreck|loss) (?:must (?:have )?|has to (?:have )?|should (?:have )?)?(?:be|been|happened|occurred|took place|was|is|within|in)\b|\bnights?\b|\bstay\b/;
const hourBound = /\b(\d+|\w+)[ -]?(?:hours?|hrs?|horas)\b/;
const hourWords: Readonly<Record<string, number>> = { twentyfour: 24, seventytwo: 72, fortyeight: 48, twelve: 12 };

/** "First treatment within 14 days of the accident": whether the first care came in time, and whether "no" was part of the bound. */
const firstUnit =
  /\b(?:(?:within|in|inside|during) (?:the )?(?:first|same|very first) (?:full )?(?=day|week|month)|(?:the )?same (?=week|month))(day|week|month)\b/;
const nextDay = /\b(?:next|following) (?:day|morning)\b|\bday after\b/;

export function parseCareTiming(filter: string): { judge: Judge; denied: boolean } | null {
  const main = filter.replace(firstUnit, 'within 1 $1 of the accident');
  const hours = hourBound.exec(main);
  const count = Number(hours?.[1]) || hourWords[hours?.[1] ?? ''];
  const later =
    /\b(?:more|over|longer|gap|after|later)\b/.test(main) &&
    !/\b(?:no|not) (?:more|over|longer|later)\b|\bwithin\b/.test(main);
  const sameDay = /\bsame[- ]day\b|\b(?:on )?the (?:same )?day(?: of)?\b|\bthat day\b/.test(main);
  const stated = lengthBoundIn(main);
  const bound =
    stated ??
    (sameDay ? { days: nextDay.test(main) ? 1.5 : 0.5, side: 'less' as const } : null) ??
    (count === undefined ? null : { days: count / 24, side: later ? ('more' as const) : ('less' as const) });
  if (
    bound === null ||
    !care.test(main) ||
    !(sameDay || timing.test(main)) ||
    !(sameDay || ofEvent.test(main)) ||
    otherSpan.test(main)
  )
    return null;
  const span = stated !== null ? lengthWords(stated) : sameDay ? (bound.days > 1 ? '1 day' : '') : `${count} hours`;
  const soon =
    span === ''
      ? 'the first care came on the day of the incident'
      : `the first care came within ${span} of the incident`;
  const late =
    span === ''
      ? 'the first care did not come on the day of the incident'
      : `the first care came more than ${span} after the incident`;
  const [says, denies] = bound.side === 'less' ? [soon, late] : [late, soon];
  const judge = judgeThat(says, denies, (facts) => {
    const delay = firstCareDelay(facts);
    if (delay === null) {
      const { treated, evidence } = wasTreated(facts);
      return treated === false
        ? { holds: bound.side === 'more', why: 'there was no treatment', evidence }
        : { holds: null, why: 'the notes do not say when the first treatment was', evidence: null };
    }
    const isLonger = delay.days > bound.days + 0.01;
    return {
      holds: bound.side === 'less' ? !isLonger : isLonger,
      why: `first care after ${counted(Math.round(delay.days), 'day')}`,
      evidence: delay.evidence,
    };
  });
  return { judge, denied: (main.match(boundDenials)?.length ?? 0) % 2 === 1 };
}
