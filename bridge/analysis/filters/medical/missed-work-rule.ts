import { counted } from '../../../../shared/counted.ts';
import { lengthBoundIn, lengthWords } from '../dates/time-bound.ts';
import { evidenceAt } from '../record-facts.ts';
import { type Judge, judgeThat } from './medical-condition.ts';
import { hasFinding } from './medical-facts.ts';
import { atFullDuty } from './medical-history.ts';

const backAfter =
  /\b(?:back (?:to|at) work|returned to work|went back(?: to work)?)\b[^.;]{0,12}\b(?:after|in|within) (?:about |only |just )?\w+ (?:days?|weeks?|wks?|months?)\b/;
const neverMissed =
  /\b(?:never|not|no|didn'?t|hasn'?t|haven'?t|did not|has not|have not) (?:missed?|lost?) (?:an?y? |any |one |a single )?(?:work|shift|day|time|hour)|(?<!\b(?:no|any) )\blight duty\b(?! (?:is |was |wasn'?t |isn'?t )?(?:not|un|never|available but|denied))(?! (?:wasn|isn)'?t)|\bsame pay\b|\bworked (?:every|each|all (?:of )?(?:my|his|her|their|the|our)) (?:\w+ )?(?:shifts?|days?|weeks?)\b|\bno time off\b|\b(?:back (?:on|at|to) (?:the |my )?(?:line|work|job|shift|floor)|finished (?:my|the|his|her) shift|worked (?:the rest|through))\b[^.;]{0,20}\b(?:that|same|next|the) (?:afternoon|day|evening|morning|night|shift)\b|\bworked through\b|\b(?:been|kept|keeps?) working (?:every|each|all|my|his|her|right|straight|full)\b|\bfinished (?:the|my|his|her|out the|out my) shift\b|\bwent (?:back )?(?:in )?to work (?:the )?(?:next|same) (?:day|morning)\b/;

/** "Off work for at least a week". */
export function missedWork(main: string): Judge {
  const bound = lengthBoundIn(main);
  const now = /\b(?:right now|currently|still|presently|at present|at the moment)\b/.test(main);
  const least = bound === null ? '' : ` for at least ${lengthWords(bound)}`;
  const [says, denies] = now
    ? [`the client is off work${least}`, `the client is not off work${least}`]
    : [`the client missed work${least}`, `the client did not miss work${least}`];
  return judgeThat(says, denies, (facts) => {
    const full = now ? atFullDuty(facts) : null;
    if (full?.holds === true) return { ...full, holds: false };
    const { asserted, denied } = hasFinding(facts, 'lostWork');
    const never = neverMissed.exec(facts.folded);
    if (never !== null || (asserted === null && denied !== null)) {
      const evidence = never === null ? denied : evidenceAt(facts, never.index, never.index + never[0].length);
      return { holds: false, why: 'no work was missed', evidence };
    }
    const back = backAfter.exec(facts.folded);
    if (asserted === null && back !== null && bound !== null) {
      const days = lengthBoundIn(back[0])?.days ?? 0;
      const evidence = evidenceAt(facts, back.index, back.index + back[0].length);
      return { holds: days >= bound.days - 0.5, why: 'back to work after that time', evidence };
    }
    if (asserted === null) return { holds: null, why: 'the notes do not say whether work was missed', evidence: null };
    if (bound === null) return { holds: true, why: 'work was missed', evidence: asserted };
    const near = facts.durations.find(({ start, kind }) => kind === 'duration' && Math.abs(start - asserted.at) < 34);
    const since = facts.dates.find(
      ({ start, ongoing, best }) => ongoing && best <= facts.today && Math.abs(start - asserted.at) < 44,
    );
    const days = near?.days ?? (since === undefined ? null : facts.today - since.best);
    const why = days === null ? 'out of work' : `off work for ${counted(days, 'day')}`;
    return { holds: days === null || days >= bound.days - 0.5, why, evidence: asserted };
  });
}
