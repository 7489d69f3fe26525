import type { CaseKind } from '../findings/case-kind.ts';
import type { Ending } from '../findings/endings.ts';
import type { Finding, Span } from '../findings/finding.ts';
import type { WordingToken } from './wording-tokens.ts';

/** Marks what the rules found: how much of it there is may be worth something else beside the words than alone. */
export const findingMark = '!';

const mostSteps = 7;

export interface FoundByRules {
  readonly kind: CaseKind | null;
  readonly features: ReadonlyMap<string, Finding>;
  readonly endings: readonly Ending[];
}

const at = (form: string, span: Span | null): WordingToken => ({
  form: `${findingMark}${form}`,
  start: span?.start ?? 0,
  end: span?.end ?? 0,
});

/** A form for every step of every finding, for what ends the case and for the kind of matter. */
export const findingForms = ({ kind, features, endings }: FoundByRules): WordingToken[] => [
  ...[...features].flatMap(([feature, { amount, span }]) =>
    Array.from({ length: Math.min(amount, mostSteps) }, (_, step) => at(`${feature}>${step}`, span)),
  ),
  ...endings.map(({ name, span }) => at(`end:${name}`, span)),
  at(`kind:${kind ?? 'none'}`, null),
];

/** How much a finding counts beside the words: what ends a case more, its kind less. */
export const findingValue = (form: string): number => {
  if (form.startsWith(`${findingMark}end:`)) return 0.12;
  return form.startsWith(`${findingMark}kind:`) ? 0.03 : 0.06;
};
