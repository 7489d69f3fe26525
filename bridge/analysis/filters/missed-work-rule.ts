import type { FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, unknown } from './filter-verdict.ts';
import { hasFinding } from './medical-facts.ts';
import { evidenceAt } from './record-facts.ts';
import { lengthBoundIn } from './time-bound.ts';

const backAfter =
  /\b(?:back (?:to|at) work|returned to work|went back(?: to work)?)\b[^.;]{0,12}\b(?:after|in|within) (?:about |only |just )?\w+ (?:days?|weeks?|wks?|months?)\b/;

/** "Off work for at least a week". */
export function missedWorkRule({ main, rejects }: FilterText): FilterRule {
  const bound = lengthBoundIn(main);
  const conditional = /\bor (?:we )?(?:can'?t|cannot|won'?t|don'?t)\b/.test(main);
  const refused = conditional ? !rejects : rejects;
  return (facts) => {
    const { asserted, denied } = hasFinding(facts, 'lostWork');
    const never =
      /\b(?:never|not|no|didn'?t|hasn'?t|haven'?t) (?:missed?|lost?) (?:an?y? |any |one )?(?:work|shift|day|time)|(?<!\b(?:no|any) )\blight duty\b(?! (?:is |was |wasn'?t |isn'?t )?(?:not|un|never|available but|denied))(?! (?:wasn|isn)'?t)|\bsame pay\b|\bno time off\b/.exec(
        facts.folded,
      );
    if (never !== null || (asserted === null && denied !== null)) {
      const evidence =
        never === null
          ? denied
          : {
              quote: facts.notes.slice(never.index, never.index + never[0].length),
              field: 'intakeNotes' as const,
              at: never.index,
            };
      return fromPredicate(false, refused, { why: 'no work was missed', evidence, missing: '' });
    }
    const back = backAfter.exec(facts.folded);
    if (asserted === null && back !== null && bound !== null) {
      const days = lengthBoundIn(back[0])?.days ?? 0;
      return fromPredicate(days >= bound.days - 0.5, refused, {
        why: 'back to work after that time',
        evidence: evidenceAt(facts, back.index, back.index + back[0].length),
        missing: '',
      });
    }
    if (asserted === null) return unknown('the notes do not say whether work was missed');
    if (bound === null)
      return fromPredicate(true, refused, { why: 'work was missed', evidence: asserted, missing: '' });
    const near = facts.durations.find(({ start, kind }) => kind === 'duration' && Math.abs(start - asserted.at) < 34);
    const holds = near === undefined ? true : near.days >= bound.days - 0.5;
    return fromPredicate(holds, refused, {
      why: near === undefined ? 'out of work' : `off work ${near.quote}`,
      evidence: asserted,
      missing: '',
    });
  };
}
