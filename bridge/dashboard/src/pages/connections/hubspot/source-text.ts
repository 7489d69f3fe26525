import type { FieldMapping, FieldSource } from '../../../../../../shared/field-mapping.ts';
import { type RecordField, recordFields } from '../../../../../../shared/record.ts';
import { fieldWords } from '../../../words/record-words.ts';

export const sourceKinds = {
  firstOf: 'First one with a value',
  joined: 'All, joined together',
  constant: 'Always this text',
};
export type SourceKind = keyof typeof sourceKinds;
export const isSourceKind = (value: string): value is SourceKind => Object.hasOwn(sourceKinds, value);

/** A source as edited: property names with commas, or the constant itself. */
export interface SourceDraft {
  readonly kind: SourceKind;
  readonly text: string;
}

function draftOfSource(source: FieldSource): SourceDraft {
  if ('constant' in source) return { kind: 'constant', text: source.constant };
  if ('joined' in source) return { kind: 'joined', text: source.joined.join(', ') };
  return { kind: 'firstOf', text: source.firstOf.join(', ') };
}

/** Keeps the separator of `before`. The bridge reports which names are wrong. */
function sourceOf({ kind, text }: SourceDraft, before: FieldSource): FieldSource {
  if (kind === 'constant') return { constant: text };
  const names = text.split(',').map((name) => name.trim());
  const given = names.filter((name) => name !== '');
  if (kind === 'joined') return { joined: given, separator: 'joined' in before ? before.separator : ' ' };
  return { firstOf: given };
}

export type SourceDrafts = Readonly<Record<RecordField, SourceDraft>>;

export const draftsOf = ({ fields }: FieldMapping): SourceDrafts => {
  const entries = recordFields.map((field) => [field, draftOfSource(fields[field])] as const);
  return Object.fromEntries(entries) as Record<RecordField, SourceDraft>;
};

/** The field sources that the drafts result in. */
export const fieldsOf = (drafts: SourceDrafts, { fields }: FieldMapping) =>
  Object.fromEntries(recordFields.map((field) => [field, sourceOf(drafts[field], fields[field])]));

/** One line each, so that two versions can be compared. */
export const sourceLines = (drafts: SourceDrafts): string[] =>
  recordFields.map((field) => {
    const { kind, text } = drafts[field];
    const how = kind === 'firstOf' ? '' : ` (${sourceKinds[kind].toLowerCase()})`;
    return `${fieldWords[field]}: ${text.trim() || 'empty'}${how}`;
  });
