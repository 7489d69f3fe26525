import type { InputRecord } from '../../shared/record.ts';
import { type Breakdown, type CasePart, type PartName, partMaxima, partNames } from '../../shared/results.ts';
import type { PartAssessment } from './engine.ts';
import { verifyReasons } from './quotes.ts';

type Parts = Breakdown['parts'];

/** What is said of the points every case starts with. */
export const basePoints = 'base points';

/** What is said of points that a limit of the part takes or gives. */
const limitWhy = { floor: 'already at the minimum', ceiling: 'limited to the maximum' } as const;

/** What is said of the small reasons that a part shows together: "3 other facts". */
export const OTHER_FACT = 'other fact';

/** Wordings of reasons that only make the sum come out, also those of older stored results; they have no place in notes. */
const bookkeeping =
  /^(?:base points|starting points|(?:\d+ )?other facts?(?: told)?|already at the minimum|nothing left to lose|limited to the maximum|most this part can earn)$/;
export const isBookkeeping = (why: string): boolean => bookkeeping.test(why);

const clamp = (points: number, max: number) => Math.min(Math.max(points, 0), max);

/** Points are the sum of the reasons, whatever the engine said; where a limit cuts the sum, that is a reason too. */
function settlePart<Name extends PartName>(name: Name, { reasons }: Pick<PartAssessment, 'reasons'>): Parts[Name] {
  const max = partMaxima[name];
  const sum = reasons.reduce((total, reason) => total + reason.points, 0);
  const points = clamp(sum, max);
  const limit = { points: points - sum, why: points === 0 ? limitWhy.floor : limitWhy.ceiling };
  return {
    points,
    max,
    reasons: points === sum ? reasons : [...reasons, { ...limit, quote: null, field: null }],
  } as Parts[Name];
}

interface PartsInput {
  record: InputRecord;
  judged: Record<CasePart, PartAssessment>;
  completeness: Record<'present' | 'quality', PartAssessment>;
  /** Whether a reason whose quote is not in the record loses its points: a model's does, a rule's words are its own. */
  strict: boolean;
}

/** The six parts, every quote checked against the record, every sum made here. */
export function settleParts({ record, judged, completeness, strict }: PartsInput): Parts {
  const judgedPart = <Name extends CasePart>(name: Name) =>
    settlePart(name, { reasons: verifyReasons(record, judged[name].reasons, strict) });
  return {
    clarity: judgedPart('clarity'),
    strength: judgedPart('strength'),
    damages: judgedPart('damages'),
    merit: judgedPart('merit'),
    present: settlePart('present', completeness.present),
    quality: settlePart('quality', completeness.quality),
  };
}

export const totalOf = (parts: Parts): number => partNames.reduce((total, name) => total + parts[name].points, 0);
