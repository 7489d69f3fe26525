import type { FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, unknown } from './filter-verdict.ts';
import { boundDenials, lengthBoundIn } from './time-bound.ts';
import { firstCareDelay, wasTreated } from './treatment-facts.ts';

/** "First treatment within 14 days of the accident". */
export function parseCareTiming({ main, rejects }: FilterText): FilterRule | null {
  const hours = /\b(\d+|\w+)[ -]?(?:hours?|hrs?)\b/.exec(main);
  const bound =
    lengthBoundIn(main) ??
    (hours === null
      ? null
      : {
          days: Number(hours[1]) / 24,
          side: /\b(?:more|over|longer|gap)\b/.test(main) ? ('more' as const) : ('less' as const),
        });
  const isTiming =
    /\b(?:treat\w*|doctor|medic[oa]l?|care|er|urgent care|seen|hospital|gap|visits?|clinic)\b/.test(main) &&
    /\b(?:within|inside|in|primeros|less than|no more than|gap|under|delay|over|more than)\b/.test(main);
  const ofEvent =
    /\bof (?:the |an? )?(?:accident|crash|incident|injury|event|wreck|fall|bite|collision|loss|it)\b|\bafter\b|\bgap\b|\bfirst\b|\bhours?\b|\bhrs\b|\bdays\b|\bdias\b/;
  if (bound === null || !isTiming || !ofEvent.test(main) || /\bmissed|off work\b/.test(main)) return null;
  const denied = (main.match(boundDenials)?.length ?? 0) % 2 === 1;
  return (facts) => {
    const delay = firstCareDelay(facts);
    if (delay === null) {
      const { treated, evidence } = wasTreated(facts);
      return treated === false
        ? fromPredicate(false, false, { why: 'there was no treatment', evidence, missing: '' })
        : unknown('the notes do not say when the first treatment was');
    }
    const longer = delay.days > bound.days + 0.01;
    const holds = bound.side === 'less' ? !longer : longer;
    return fromPredicate(holds, denied ? !rejects : rejects, {
      why: `first care after ${Math.round(delay.days)} days`,
      evidence: delay.evidence,
      missing: '',
    });
  };
}
