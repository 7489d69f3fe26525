import type { CardLead } from '../../../../../shared/card.ts';
import type { Breakdown, FilterJudgement, Reason } from '../../../../../shared/results.ts';
import { plainText } from './plain-text.ts';
import { flagLabels, missingFacts, type partMaxima } from './tables.gen.ts';

type PartName = keyof typeof partMaxima;

const partLabels = {
  clarity: 'Clear claim',
  strength: 'Strength of the case',
  damages: 'Damages',
  merit: 'Merit',
  present: 'Fields filled in',
  quality: 'Quality of the data',
} as const satisfies Record<PartName, string>;

const verdicts = {
  met: { label: 'Met', variant: 'success' },
  violated: { label: 'Not met', variant: 'danger' },
  unknown: { label: 'Not known', variant: 'warning' },
} as const satisfies Record<FilterJudgement['verdict'], { label: string; variant: string }>;

const WHY_MAX = 300;
const QUOTE_MAX = 400;
const REASONS_MAX = 6;

export interface ReasonView {
  /** Such as `+12` or `−3`. */
  points: string;
  why: string;
  /** The client's own words, in quotation marks; empty where there are none. */
  quote: string;
}

export interface PartView {
  name: PartName;
  label: string;
  points: number;
  max: number;
  reasons: ReasonView[];
}

export interface FlagView {
  name: string;
  text: string;
}

/** An explanation in the words of the card: cut, cleaned, and in the order it is shown. */
export interface ExplanationView {
  score: number;
  threshold: number | null;
  area: { text: string; accepted: boolean };
  /** How well the case fits what the firm takes, in words. */
  relevance: string;
  /** The sum of the parts: the quality of the case alone, for any firm. */
  quality: number;
  parts: PartView[];
  filters: { text: string; label: string; variant: 'success' | 'danger' | 'warning'; why: string; quote: string }[];
  missing: string[];
  flags: FlagView[];
}

/** Null before the first result, and once the details have been deleted. */
export function explanationView({ explanation, threshold }: CardLead): ExplanationView | null {
  if (explanation === null) return null;
  const { score, area, relevance, filters, breakdown } = explanation;
  return {
    score,
    threshold,
    area: { text: plainText(area.why, WHY_MAX), accepted: area.accepted },
    relevance: [plainText(relevance.why, WHY_MAX), quoted(relevance.quote)].filter((text) => text !== '').join(' '),
    quality: breakdown.score,
    parts: partsOf(breakdown),
    filters: filters.map(({ filter, verdict, why, quote }) => ({
      text: plainText(filter, WHY_MAX),
      ...verdicts[verdict],
      why: plainText(why, WHY_MAX),
      quote: quoted(quote),
    })),
    missing: breakdown.missing.map((fact) => missingFacts[fact]),
    flags: breakdown.flags.map(({ name, detail }) => ({
      name,
      text: detail === null ? flagLabels[name] : `${flagLabels[name]}: ${plainText(detail, WHY_MAX)}`,
    })),
  };
}

function partsOf({ parts }: Breakdown): PartView[] {
  return (Object.keys(partLabels) as PartName[]).map((name) => {
    const { points, max, reasons } = parts[name];
    return { name, label: partLabels[name], points, max, reasons: reasons.slice(0, REASONS_MAX).map(reasonView) };
  });
}

const reasonView = ({ points, why, quote }: Reason): ReasonView => ({
  points: points < 0 ? `−${-points}` : `+${points}`,
  why: plainText(why, WHY_MAX),
  quote: quoted(quote),
});

const quoted = (quote: string | null) => (quote === null ? '' : `“${plainText(quote, QUOTE_MAX)}”`);
