import { Text, Title } from '@mantine/core';

interface VersionLinesProps {
  readonly lines: readonly string[];
  /** Lines of the other version: lines that are missing there are marked. */
  readonly others: readonly string[];
}

/** A version as lines; those that only it has are marked. */
export function VersionLines({ lines, others }: VersionLinesProps) {
  return (
    <ul className="reasons">
      {lines.map((line) => (
        <li key={line}>
          {others.includes(line) ? (
            <bdi>{line}</bdi>
          ) : (
            <mark>
              <bdi>{line}</bdi>
              <Text component="span" className="hidden-but-read">
                {' '}
                (only here)
              </Text>
            </mark>
          )}
        </li>
      ))}
    </ul>
  );
}

interface BothVersionsProps {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly version: number;
}

/** One person's draft beside another's saved version. */
export function BothVersions({ mine, theirs, version }: BothVersionsProps) {
  return (
    <div className="columns">
      <div className="row">
        <Title order={3} size="h5" mb="xs">
          Yours
        </Title>
        <VersionLines lines={mine} others={theirs} />
      </div>
      <div className="row">
        <Title order={3} size="h5" mb="xs">
          Theirs, version {version}
        </Title>
        <VersionLines lines={theirs} others={mine} />
      </div>
    </div>
  );
}
