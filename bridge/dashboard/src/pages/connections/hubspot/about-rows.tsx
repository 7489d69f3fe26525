import { TextInput } from '@mantine/core';
import { defaultAbout, type FieldMapping } from '../../../../../../shared/field-mapping.ts';

type AboutDraft = Readonly<Record<'source' | 'outcome', string>>;

export const aboutDraftOf = ({ about = defaultAbout }: FieldMapping): AboutDraft => ({
  source: about.source ?? '',
  outcome: about.outcome ?? '',
});

export const aboutOf = ({ source, outcome }: AboutDraft) => ({
  source: source.trim() || null,
  outcome: outcome.trim() || null,
});

export const aboutLines = ({ source, outcome }: AboutDraft): string[] => [
  `Source of a lead: ${source || '–'}`,
  `Outcome of a lead: ${outcome || '–'}`,
];

interface AboutRowsProps {
  readonly about: AboutDraft;
  readonly onChange: (about: AboutDraft) => void;
}

/** Besides the record: what lists and reports show. */
export function AboutRows({ about, onChange }: AboutRowsProps) {
  return (
    <>
      <TextInput
        label="Source of a lead"
        description="Shown in the list of leads and used in its filters; not judged"
        list="properties"
        value={about.source}
        onChange={(event) => onChange({ ...about, source: event.currentTarget.value })}
      />
      <TextInput
        label="Outcome of a lead"
        description="What became of it; followed as HubSpot changes it"
        list="properties"
        value={about.outcome}
        onChange={(event) => onChange({ ...about, outcome: event.currentTarget.value })}
      />
    </>
  );
}
