import { counted } from '../../../../shared/counted.ts';
import { eventDate } from '../../dates/find-dates.ts';
import type { DurationMention } from '../../dates/find-durations.ts';
import { boundDenials, lengthBoundIn, lengthWords } from '../dates/time-bound.ts';
import { evidenceAt, type RecordFacts, sentenceAt } from '../record-facts.ts';
import { judgeThat, type Reader } from './medical-condition.ts';
import { stillTreated, wasTreated } from './treatment-facts.ts';

const care = '(?:treatment|treating|treated|care|therapy|pt|chiro\\w*|rehab)';
const asked = new RegExp(
  `\\b(?:days?|weeks?|wks|months?|years?)(?:'s?)? (?:or more )?(?:of|in) (?:\\w+ ){0,3}?${care}\\b|\\b(?:dias|semanas|meses) de (?:\\w+ ){0,2}?(?:terapia|tratamiento)\\b|\\b${care}\\b[^,;]{0,30}\\b(?:last\\w*|for|of|spann\\w*|exceed\\w*|duration|continu\\w*|ran)\\b[^,;]{0,24}\\b(?:days|weeks|wks|months|years?)\\b`,
);
const ofDelay =
  /\b(?:within|first|initial|after|delay\w*|late|wait\w*|of (?:the |an? )?(?:accident|crash|injury|incident|loss|wreck|fall)|gaps?|ago|last|past|recent|since the|start\w*|began|inside)\b(?! (?:at least|for))/;
const careTold =
  /\b(?:treat\w*|care|therap\w*|pt|chiro\w*|rehab|doctors?|dr|clinic|injections?|pain (?:management|clinic)|ortho\w*|terapia|tratamiento|quiropractico)\b/;
const notCare =
  /\b(?:work|job|married|employ\w*|lived|years old|coma|cast|boot|brace|crutches|sling|hospital|icu|overnight|later|after|ago|gap|until|before)\b/;
const NEAR = 45;

const around = ({ folded }: RecordFacts, { start, end }: DurationMention): string =>
  folded.slice(Math.max(0, start - NEAR), end + NEAR);

/** The longest stretch of care told of, in days. */
function toldLength(facts: RecordFacts): DurationMention | null {
  const stretches = facts.durations.filter((mention) => {
    const near = around(facts, mention);
    const closely = facts.folded.slice(Math.max(0, mention.start - 14), mention.end + 14);
    return mention.kind === 'duration' && careTold.test(near) && !notCare.test(closely);
  });
  return stretches.sort((one, other) => other.days - one.days)[0] ?? null;
}

/** Care from one day to another, or since one: told by dates beside care. */
function datedLength(facts: RecordFacts): { days: number; at: number; end: number } | null {
  const dates = facts.dates.filter(
    (date) => date.best <= facts.today && careTold.test(sentenceAt(facts, date.start).text.slice(0, 400)),
  );
  const since = dates.find(({ ongoing }) => ongoing);
  if (since !== undefined) return { days: facts.today - since.best, at: since.start, end: since.end };
  for (const [index, from] of dates.entries()) {
    const to = dates[index + 1];
    const joint = to === undefined ? '' : facts.folded.slice(from.end, to.start);
    if (
      to !== undefined &&
      /^ ?(?:-|to|through|thru|until|till|a|hasta|and ended|up to) ?(?:about |the (?:end|middle) of )?$/.test(joint)
    )
      return { days: to.best - from.best, at: from.start, end: to.end };
  }
  return null;
}

/** "Treatment for at least three months". */
export const treatmentLengthOf: Reader = (statement) => {
  const bound = lengthBoundIn(statement);
  if (bound === null || !asked.test(statement) || ofDelay.test(statement)) return null;
  const more =
    bound.side === 'more' || !/\b(?:less than|under|fewer than|no more than|up to|at most)\b/.test(statement);
  const side = (enough: boolean): boolean => enough === more;
  const [longer, shorter] = [
    `care lasted at least ${lengthWords(bound)}`,
    `care lasted less than ${lengthWords(bound)}`,
  ];
  const judge = judgeThat(more ? longer : shorter, more ? shorter : longer, (facts) => {
    const told = toldLength(facts);
    const dated = datedLength(facts);
    const days = Math.max(told?.days ?? 0, dated?.days ?? 0);
    const evidence =
      dated !== null && dated.days === days
        ? evidenceAt(facts, dated.at, dated.end)
        : told === null
          ? null
          : evidenceAt(facts, told.start, told.end);
    const ever = wasTreated(facts);
    if (ever.treated === false) return { holds: !more, why: 'there was no treatment', evidence: ever.evidence };
    if (evidence !== null && days >= bound.days * 0.95)
      return { holds: side(true), why: `${counted(days, 'day')} of care`, evidence };
    const now = stillTreated(facts);
    const event = eventDate(facts.dates, facts.todayIso);
    const since = event === null ? null : facts.today - event.best;
    if (now.treated === true && since !== null) {
      if (since < bound.days * 0.9)
        return { holds: side(false), why: `${counted(since, 'day')} since the incident`, evidence: now.evidence };
      if (evidence === null) return { holds: side(true), why: 'treatment is ongoing', evidence: now.evidence };
    }
    if (evidence !== null && now.treated !== true)
      return { holds: side(false), why: `${counted(days, 'day')} of care`, evidence };
    return { holds: null, why: 'the notes do not say how long treatment lasted', evidence: null };
  });
  return { judge, denies: (statement.match(boundDenials)?.length ?? 0) % 2 === 1 };
};
