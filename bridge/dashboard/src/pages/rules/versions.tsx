import { Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { RuleVersion, SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { useAsk, useDo, useKeep, useList } from '../../client/ask.ts';
import { useMay } from '../../client/me.ts';
import { ruleLines } from '../../editor/rules-draft.ts';
import { announce } from '../../parts/announce.tsx';
import { Answered } from '../../parts/answered.tsx';
import { VersionLines } from '../../parts/both-versions.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { ShowMore } from '../../parts/show-more.tsx';

interface VersionsProps {
  readonly current: SavedRules;
  readonly onReverted: (rules: SavedRules) => void;
}

export function Versions({ current, onReverted }: VersionsProps) {
  const versions = useList('listRuleVersions', {});
  return (
    <Section title="Versions">
      <Answered query={versions}>
        {({ pages }) => (
          <>
            <ol className="plain-list">
              {pages
                .flatMap((page) => page.versions)
                .map((version) => (
                  <Version key={version.version} version={version} current={current} onReverted={onReverted} />
                ))}
            </ol>
            <ShowMore list={versions} label="Show older versions" />
          </>
        )}
      </Answered>
    </Section>
  );
}

function Version({ version, current, onReverted }: VersionsProps & { readonly version: RuleVersion }) {
  return (
    <li className="row">
      <Group justify="space-between" align="flex-start">
        <div>
          <Text fw={600} size="sm">
            Version {version.version}
            {version.version === current.version ? ' (published)' : ''}
          </Text>
          <Text size="sm" c="dimmed">
            {version.by === null ? null : (
              <>
                <bdi>{version.by}</bdi>,{' '}
              </>
            )}
            <Moment at={version.at} none="default for new accounts" />
          </Text>
          <ul className="reasons">
            {version.changes.map((change) => (
              <li key={change}>
                <bdi>{change}</bdi>
              </li>
            ))}
          </ul>
        </div>
        {version.version === current.version ? null : (
          <VersionDialog version={version.version} current={current} onReverted={onReverted} />
        )}
      </Group>
    </li>
  );
}

interface VersionDialogProps {
  readonly version: number;
  readonly current: SavedRules;
  readonly onReverted: (rules: SavedRules) => void;
}

/** An old version beside the published one, and a button to restore it. */
function VersionDialog({ version, current, onReverted }: VersionDialogProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const mayRevert = useMay('admin');
  const old = useAsk('readRuleVersion', { params: { version: `${version}` } }, { enabled: opened });
  const revert = useDo('revertRules', ['listRuleVersions', 'listAudit']);
  const keep = useKeep('readRules');
  const goBack = () =>
    revert.mutate(
      { params: { version: `${version}` }, body: { expectedVersion: current.version } },
      {
        onSuccess: (rules) => {
          close();
          keep(rules);
          onReverted(rules);
          announce(`Version ${version} is published again, as version ${rules.version}.`);
        },
      },
    );
  return (
    <>
      <Button size="xs" variant="default" onClick={open} aria-label={`Compare version ${version}`}>
        Compare
      </Button>
      <Dialog title={`Version ${version}`} opened={opened} onClose={close}>
        <ProblemAlert problem={revert.error} />
        <Answered query={old}>
          {({ configuration }) => (
            <>
              <Title order={3} size="h5">
                Version {version}
              </Title>
              <VersionLines lines={ruleLines(configuration)} others={ruleLines(current.configuration)} />
              <Title order={3} size="h5">
                Published, version {current.version}
              </Title>
              <VersionLines lines={ruleLines(current.configuration)} others={ruleLines(configuration)} />
              <Text size="sm" c="dimmed">
                Lines found in only one version are highlighted.
              </Text>
            </>
          )}
        </Answered>
        {mayRevert ? (
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button loading={revert.isPending} disabled={!old.data} onClick={goBack}>
              Publish version {version} again
            </Button>
          </Group>
        ) : null}
      </Dialog>
    </>
  );
}
