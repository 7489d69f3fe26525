import type { LeadCard } from './lead-card-schema.ts';

/** The facts of a case in the order used on the phone; deadlines come first. */
const storyLines = [
  { label: 'Deadline', names: ['deadline'] },
  { label: 'What happened', names: ['claim'] },
  { label: 'When', names: ['incident_date'] },
  { label: 'Where', names: ['jurisdiction'] },
  { label: 'Other side', names: ['opposing_party', 'liability'] },
  { label: 'Injury', names: ['injury', 'treatment'] },
  { label: 'Losses', names: ['amount', 'lost_work'] },
  { label: 'Evidence', names: ['evidence'] },
  { label: 'Insurance', names: ['insurance'] },
  { label: 'Lawyer', names: ['representation'] },
  { label: 'Own fault', names: ['own_fault'] },
] as const;

const lawyerTexts: Readonly<Record<string, string>> = {
  none: 'none yet',
  'none: former lawyer': 'none now, had one before',
  'none: consulted a lawyer': 'none yet, has talked to one',
};

/** One line for each side of the story that is known, such as `Injury` and `broken wrist, emergency room`. */
export function storyOf(facts: LeadCard['facts']): { label: string; text: string }[] {
  return storyLines.flatMap(({ label, names }) => {
    const texts = names.flatMap((name) => facts.filter((fact) => fact.name === name).map(textOf));
    return texts.length === 0 ? [] : [{ label, text: [...new Set(texts)].join(', ') }];
  });
}

function textOf({ name, value }: LeadCard['facts'][number]): string {
  if (name === 'representation') return value.startsWith('represented') ? 'has one' : (lawyerTexts[value] ?? value);
  // The label already says whose fault it is.
  if (name === 'liability') return value.replace(/^other side (?=\S)/, '');
  return name === 'incident_date' ? dayText(value) : value.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, dayText);
}

/** `2026-10-03` as `October 3, 2026`, `2026-10` as `October 2026`; other text is unchanged. */
function dayText(value: string): string {
  const [, month, day] = /^\d{4}-(\d{2})(-\d{2})?$/.exec(value) ?? [];
  if (month === undefined) return value;
  const at = new Date(`${day === undefined ? `${value}-01` : value}T12:00:00Z`);
  if (Number.isNaN(at.getTime())) return value;
  const format = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return at.toLocaleDateString('en-US', day === undefined ? format : { ...format, day: 'numeric' });
}
