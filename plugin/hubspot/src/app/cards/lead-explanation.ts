import type { CardLead } from '../../../../../shared/card.ts';
import type { Breakdown, FilterJudgement, Reason, Screening } from '../../../../../shared/results.ts';
import { plainText } from './plain-text.ts';
import { flagLabels, missingFacts, partLabels, verdictLabels } from './tables.gen.ts';

type PartName = keyof typeof partLabels;

const verdicts = {
  violated: { label: verdictLabels.violated, variant: 'danger' },
  unknown: { label: verdictLabels.unknown, variant: 'warning' },
  met: { label: verdictLabels.met, variant: 'success' },
} as const satisfies Record<FilterJudgement['verdict'], { label: string; variant: string }>;

const WHY_MAX = 300;
const QUOTE_MAX = 400;
/** Items shown of a list; the rest is collapsed, and counted. */
const REASONS_SHOWN = 4;
const QUESTIONS_SHOWN = 5;

/** Items shown at once, and those collapsed behind "and 3 more". */
export interface Folded<Item> {
  shown: Item[];
  more: Item[];
}

export interface ReasonView {
  /** Such as `+12` or `−3`; empty where a reason decides without points. */
  points: string;
  why: string;
  /** The client's own words, in quotation marks; empty without any. */
  quote: string;
}

export interface PartView {
  name: PartName;
  label: string;
  points: number;
  max: number;
  /** They add up to the points. */
  reasons: Folded<ReasonView>;
  /** The sum of the collapsed ones. */
  moreText: string;
}

/** An explanation as the card shows it: truncated, cleaned, and in order. */
export interface ExplanationView {
  /** What must be seen besides the decision. */
  flags: { name: string; text: string }[];
  /** The weightiest first. */
  questions: Folded<string>;
  /** From the case score to the final score; every step with its deduction. */
  steps: string[];
  parts: PartView[];
  filters: { text: string; label: string; variant: 'success' | 'danger' | 'warning'; why: string; quote: string }[];
}

/** Null before the first result, and once the details have been deleted. */
export function explanationView({ explanation, threshold, reasons }: CardLead): ExplanationView | null {
  if (explanation === null) return null;
  const { filters, breakdown } = explanation;
  const inOrder = Object.keys(verdicts).flatMap((verdict) => filters.filter((filter) => filter.verdict === verdict));
  return {
    flags: breakdown.flags
      // Skips what the first line or a reason already says.
      .filter(
        ({ name, quote }) => name !== 'safety' && !(quote !== null && reasons.some((reason) => reason.quote === quote)),
      )
      .map(({ name, detail }) => ({
        name,
        text: flagText(flagLabels[name], detail),
      })),
    questions: folded(questionsOf(breakdown), QUESTIONS_SHOWN),
    steps: stepsOf(explanation, threshold),
    parts: partsOf(breakdown),
    filters: inOrder.map(({ filter, verdict, why, quote }) => ({
      text: plainText(filter, WHY_MAX),
      ...verdicts[verdict],
      why: plainText(why, WHY_MAX),
      quote: quoted(quote),
    })),
  };
}

function flagText(label: string, detail: string | null): string {
  if (detail === null) return label;
  return detail.startsWith(label) ? plainText(detail, WHY_MAX) : `${label}: ${plainText(detail, WHY_MAX)}`;
}

/** Results from before questions existed only name what is missing. */
function questionsOf({ asks, missing }: Breakdown): string[] {
  if (asks.length === 0) return missing.map((fact) => missingFacts[fact]);
  const open = asks.filter(({ gain }) => gain > 0);
  return open.toSorted((a, b) => b.gain - a.gain).map(({ question }) => plainText(question, WHY_MAX));
}

function stepsOf({ score, area, relevance, filters, breakdown }: Screening, threshold: number | null): string[] {
  const count = (verdict: FilterJudgement['verdict']) => filters.filter((filter) => filter.verdict === verdict).length;
  const rules = (number: number) => (number === 1 ? 'one of your rules' : `${number} of your rules`);
  const about = relevance.points - breakdown.score;
  const byRules = score - relevance.points;
  const unmet = count('violated') > 0 ? `${rules(count('violated'))} not met` : '';
  const open = count('unknown') > 0 ? `${rules(count('unknown'))} could not be judged` : '';
  const why = [unmet, open].filter((text) => text !== '').join(', ');
  const accepted = area.matched === null ? plainText(area.why, WHY_MAX) : plainText(area.matched, WHY_MAX);
  return [
    `Practice area: ${accepted}`,
    `Quality of the case: ${breakdown.score} of 100, the sum of the parts below`,
    ...(about === 0 || area.matched === null ? [] : [`${signed(about)}: ${plainText(relevance.why, WHY_MAX)}`]),
    ...(byRules === 0 ? [] : [`${signed(byRules)}: ${why}`]),
    `Score: ${score} of 100${threshold === null ? '' : `; a valid lead has ${threshold} or more`}`,
  ];
}

function partsOf({ parts }: Breakdown): PartView[] {
  return (Object.keys(partLabels) as PartName[]).map((name) => {
    const { points, max, reasons } = parts[name];
    const weighty = reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
    const { shown, more } = folded(weighty, REASONS_SHOWN);
    const rest = more.reduce((sum, reason) => sum + reason.points, 0);
    const views = { shown: shown.map(reasonView), more: more.map(reasonView) };
    return {
      name,
      label: partLabels[name],
      points,
      max,
      reasons: views,
      moreText: `${moreText(more)} (${signed(rest)})`,
    };
  });
}

function folded<Item>(items: readonly Item[], shown: number): Folded<Item> {
  // A "more" line would say less than the one item it hides.
  const cut = items.length === shown + 1 ? items.length : shown;
  return { shown: items.slice(0, cut), more: items.slice(cut) };
}

export const moreText = (more: readonly unknown[]): string => `and ${more.length} more`;

export const reasonView = ({
  points,
  why,
  quote,
}: Pick<Reason, 'why' | 'quote'> & { points: number | null }): ReasonView => ({
  points: points === null ? '' : signed(points),
  why: plainText(why, WHY_MAX),
  quote: quoted(quote),
});

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

export const quoted = (quote: string | null): string => (quote === null ? '' : `“${plainText(quote, QUOTE_MAX)}”`);
