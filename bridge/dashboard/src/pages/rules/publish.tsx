import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Configuration } from '../../../../../shared/configuration.ts';
import type { SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { announce } from '../../parts/announce.tsx';
import { Section } from '../../parts/page.tsx';
import { Trouble } from '../../parts/trouble.tsx';
import { Conflict } from './conflict.tsx';
import { usePublish } from './use-publish.ts';

interface PublishProps {
  readonly base: SavedRules;
  readonly configuration: Configuration;
  readonly changed: boolean;
  readonly onSaved: (rules: SavedRules) => void;
  /** The draft stays, and is now a change of this version. */
  readonly onRebase: (rules: SavedRules) => void;
  readonly children: ReactNode;
}

/** Makes the draft the newest version; where somebody saved meanwhile, both stand beside each other. */
export function Publish({ base, configuration, changed, onSaved, onRebase, children }: PublishProps) {
  const { theirs, publish, drop, busy, problem } = usePublish((saved) => {
    onSaved(saved);
    announce(`Published as version ${saved.version}.`);
  });
  return (
    <Section
      title="Publish"
      note="New leads use the published version. Earlier leads keep their result until screened again."
    >
      <Trouble problem={problem} />
      {theirs === null ? (
        <Group gap="xs">
          <Button disabled={!changed} loading={busy} onClick={() => publish(base.version, configuration)}>
            Publish
          </Button>
          {children}
        </Group>
      ) : (
        <Conflict
          mine={configuration}
          theirs={theirs}
          busy={busy}
          onMine={() => {
            onRebase(theirs);
            publish(theirs.version, configuration);
          }}
          onTheirs={() => {
            drop();
            onSaved(theirs);
          }}
        />
      )}
    </Section>
  );
}
