import { Button, Group } from '@mantine/core';
import type { SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { draftOf, type RulesDraft } from '../../editor/rules-draft.ts';
import { announce } from '../../parts/announce.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import type { Edited } from '../../parts/use-draft.ts';
import { RulesMeanwhile } from './rules-meanwhile.tsx';
import { usePublish } from './use-publish.ts';

interface PublishProps {
  readonly saved: SavedRules;
  readonly edited: Edited<SavedRules, RulesDraft>;
}

/** Publishes the draft as the newest version; if somebody saved meanwhile, shows both side by side. */
export function Publish({ saved, edited }: PublishProps) {
  const { base, draft, setDraft, changed, contested, take } = edited;
  const { publish, choose, busy, problem } = usePublish(edited, (rules) => {
    take(rules);
    announce(`Published as version ${rules.version}.`);
  });
  return (
    <Section
      title="Publish"
      note="New leads use the published version. Earlier leads keep their result until screened again."
    >
      <ProblemAlert problem={problem} />
      {contested ? (
        <RulesMeanwhile draft={draft} saved={saved} onChoose={choose} />
      ) : (
        <Group gap="xs">
          <Button disabled={!changed} loading={busy} onClick={publish}>
            Publish
          </Button>
          <Button variant="default" disabled={!changed} onClick={() => setDraft(draftOf(base.configuration))}>
            Discard changes
          </Button>
        </Group>
      )}
    </Section>
  );
}
