import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RuleVersion, SavedRules } from '../../../../../shared/dashboard/rules.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { call } from '../../client/call.ts';
import type { DashboardProblem } from '../../client/dashboard-problem.ts';
import { Answered } from '../../parts/answered.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';
import { VersionDialog } from './version-dialog.tsx';

interface VersionsProps {
  readonly current: SavedRules;
  readonly onReverted: (rules: SavedRules) => void;
}

type Answer = DashboardOutput<'listRuleVersions'>;

export function Versions({ current, onReverted }: VersionsProps) {
  const versions = useInfiniteQuery<Answer, DashboardProblem, { pages: Answer[] }, readonly string[], string | null>({
    queryKey: ['listRuleVersions'],
    queryFn: ({ pageParam, signal }) =>
      call('listRuleVersions', { query: pageParam === null ? {} : { cursor: pageParam } }, signal),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });
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
            {versions.hasNextPage ? (
              <Group>
                <Button variant="default" size="xs" onClick={() => void versions.fetchNextPage()}>
                  Show older versions
                </Button>
              </Group>
            ) : null}
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
