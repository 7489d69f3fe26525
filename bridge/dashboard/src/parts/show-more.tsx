import { Button, Group } from '@mantine/core';

interface ShowMoreProps {
  readonly list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> };
  readonly label?: string;
}

/** Reads the next part of a list, while there is one. */
export function ShowMore({ list, label = 'Show more' }: ShowMoreProps) {
  return list.hasNextPage ? (
    <Group justify="center">
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
    </Group>
  ) : null;
}
