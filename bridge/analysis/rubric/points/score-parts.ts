import type { CasePart, Reason } from '../../../../shared/results.ts';
import type { PartAssessment } from '../../engine.ts';
import type { Ending } from '../findings/endings.ts';
import type { Finding, Span } from '../findings/finding.ts';
import { type PointRule, pointsAt } from './point-rule.ts';

const partMax = 20;

export interface PartInput {
  readonly part: CasePart;
  readonly base: number;
  readonly rules: readonly PointRule[];
  readonly features: ReadonlyMap<string, Finding>;
  readonly endings: readonly Ending[];
  quote(span: Span | null): string | null;
}

const withDetail = (why: string, detail: string | undefined): string =>
  detail === undefined || detail === '' ? why : `${why}: ${detail}`;

const earned = ({ part, rules, features, quote }: PartInput): Reason[] =>
  rules.flatMap((rule) => {
    const finding = features.get(rule.feature);
    const points = finding === undefined ? 0 : pointsAt(rule.points[part], finding.amount);
    if (finding === undefined || points === 0) return [];
    const words = quote(finding.span);
    return [
      { points, why: withDetail(rule.why, finding.detail), quote: words, field: words === null ? null : 'intakeNotes' },
    ];
  });

/** The lowest limit the endings set for a part, with the ending that sets it. */
const limitOf = (part: CasePart, endings: readonly Ending[]): { points: number; ending: Ending | null } =>
  endings.reduce<{ points: number; ending: Ending | null }>(
    (lowest, ending) => {
      const cap = ending.caps[part];
      return cap !== undefined && cap < lowest.points ? { points: cap, ending } : lowest;
    },
    { points: partMax, ending: null },
  );

/** One part: what the findings earn, then what ends the case; the reasons add up to the points. */
export const scorePart = (input: PartInput): PartAssessment => {
  const { part, base, endings, quote } = input;
  const reasons: Reason[] = [
    ...(base === 0 ? [] : [{ points: base, why: 'a readable enquiry', quote: null, field: null }]),
    ...earned(input),
  ];
  const sum = reasons.reduce((total, reason) => total + reason.points, 0);
  const { points: limit, ending } = limitOf(part, endings);
  const points = Math.min(Math.max(sum, 0), limit);
  if (points === sum) return { points, reasons };
  if (sum < 0) {
    return { points, reasons: [...reasons, { points: -sum, why: 'nothing left to lose', quote: null, field: null }] };
  }
  const words = ending === null ? null : quote(ending.span);
  const why = ending === null ? 'most this part can earn' : ending.why;
  return {
    points,
    reasons: [...reasons, { points: points - sum, why, quote: words, field: words === null ? null : 'intakeNotes' }],
  };
};
