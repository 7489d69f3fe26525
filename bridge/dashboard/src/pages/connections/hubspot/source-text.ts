import type { FieldSource } from '../../../../../../shared/field-mapping.ts';

export const sourceKinds = {
  firstOf: 'First one with a value',
  joined: 'All, joined together',
  constant: 'Always this text',
};
export type SourceKind = keyof typeof sourceKinds;
export const isSourceKind = (value: string): value is SourceKind => Object.hasOwn(sourceKinds, value);

/** A source as it is edited: names of properties with commas, or the constant itself. */
export interface SourceDraft {
  readonly kind: SourceKind;
  readonly text: string;
}

export function draftOfSource(source: FieldSource): SourceDraft {
  if ('constant' in source) return { kind: 'constant', text: source.constant };
  if ('joined' in source) return { kind: 'joined', text: source.joined.join(', ') };
  return { kind: 'firstOf', text: source.firstOf.join(', ') };
}

/** `before` keeps its separator. The bridge says which names are wrong. */
export function sourceOf({ kind, text }: SourceDraft, before: FieldSource): FieldSource {
  if (kind === 'constant') return { constant: text };
  const names = text.split(',').map((name) => name.trim());
  const given = names.filter((name) => name !== '');
  if (kind === 'joined') return { joined: given, separator: 'joined' in before ? before.separator : ' ' };
  return { firstOf: given };
}
