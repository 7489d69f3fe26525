import { Group, Text } from '@mantine/core';
import type { RuleVersion, SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { useList } from '../../client/ask.ts';
import { Answered } from '../../parts/answered.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';
import { ShowMore } from '../../parts/show-more.tsx';
import { VersionDialog } from './version-dialog.tsx';

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
