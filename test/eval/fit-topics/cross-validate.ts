import { judgeNotesLabel } from '../../../bridge/analysis/topics/judge-notes-label.ts';
import type { LabeledNotes } from './labeled-notes.ts';
import type { TermWeight } from './train-topics.ts';

export interface Judged {
  readonly id: string;
  readonly label: string;
  readonly role: LabeledNotes['role'];
  readonly flagged: boolean;
  readonly about: string | null;
}

type Trained = ReadonlyMap<string, readonly TermWeight[]>;
type Train = (notes: readonly LabeledNotes[]) => Trained;

export const judgeWith = (trained: Trained, notes: readonly LabeledNotes[]): Judged[] =>
  notes.map(({ id, label, role, reading }) => {
    const { verdict, topic } = judgeNotesLabel({
      label,
      reading,
      weights(term, tell) {
        for (const [group, weight] of trained.get(term) ?? []) tell(group, weight);
      },
    });
    return { id, label, role, flagged: verdict === 'other_area', about: topic?.areaId ?? null };
  });

/** Each family judged by weights that have seen nothing of it. `always` is trained on every time. */
export function crossValidate(notes: readonly LabeledNotes[], always: readonly LabeledNotes[], train: Train): Judged[] {
  const families = [...new Set(notes.map(({ family }) => family))];
  return families.flatMap((family) => {
    const others = notes.filter((one) => one.family !== family && one.role === 'right');
    return judgeWith(
      train([...others, ...always]),
      notes.filter((one) => one.family === family && one.role !== 'neither'),
    );
  });
}

export interface LabelCounts {
  readonly wrong: number;
  readonly caught: number;
  readonly right: number;
  readonly flagged: number;
}

export function countLabels(judged: readonly Judged[]): LabelCounts {
  const of = (role: Judged['role']) => judged.filter((one) => one.role === role);
  const flagged = (role: Judged['role']) => of(role).filter((one) => one.flagged).length;
  return { wrong: of('wrong').length, caught: flagged('wrong'), right: of('right').length, flagged: flagged('right') };
}
