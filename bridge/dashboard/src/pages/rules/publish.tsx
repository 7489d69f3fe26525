import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Configuration } from '../../../../../shared/configuration.ts';
import type { SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { useDo, useKeep } from '../../client/ask.ts';
import { call } from '../../client/call.ts';
import { announce } from '../../parts/announce.tsx';
import { Section } from '../../parts/page.tsx';
import { Trouble } from '../../parts/trouble.tsx';
import { Conflict } from './conflict.tsx';

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
  const [theirs, setTheirs] = useState<SavedRules | null>(null);
  const save = useDo('saveRules', ['listRuleVersions', 'readOverview', 'listAudit']);
  const keep = useKeep('readRules');
  const publish = (expectedVersion: number) =>
    save.mutate(
      { body: { expectedVersion, configuration } },
      {
        onSuccess: (saved) => {
          setTheirs(null);
          keep(saved);
          onSaved(saved);
          announce(`Published as version ${saved.version}.`);
        },
        onError: async (problem) => {
          if (problem.code === 'configuration_conflict') setTheirs(await call('readRules', {}));
        },
      },
    );
  return (
    <Section
      title="Publish"
      note="New leads are judged by the published version. Leads that were screened before keep their result until they are screened again."
    >
      {theirs === null ? <Trouble problem={save.error} /> : null}
      {theirs === null ? (
        <Group gap="xs">
          <Button disabled={!changed} loading={save.isPending} onClick={() => publish(base.version)}>
            Publish
          </Button>
          {children}
        </Group>
      ) : (
        <Conflict
          mine={configuration}
          theirs={theirs}
          busy={save.isPending}
          onMine={() => {
            onRebase(theirs);
            publish(theirs.version);
          }}
          onTheirs={() => {
            setTheirs(null);
            save.reset();
            onSaved(theirs);
          }}
        />
      )}
    </Section>
  );
}
