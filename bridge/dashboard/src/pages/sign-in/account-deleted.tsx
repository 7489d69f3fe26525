import { Alert, List, Text } from '@mantine/core';
import { takeLeftApps } from '../../client/left-apps.ts';

const remedies = {
  HubSpot:
    'The app is still in HubSpot. Remove it there, under Settings, Integrations, Connected apps; if a token was pasted here, delete its private app.',
  Slack: 'The app is still in Slack. Remove it there, under Manage apps.',
};

/** After the account was deleted in this window: what is left to do by hand. */
export function AccountDeleted() {
  const left = takeLeftApps();
  if (left === null) return null;
  return (
    <Alert color="green" role="status" title="The account is deleted">
      {left.length === 0 ? (
        <Text size="sm">Everything stored here about it is gone.</Text>
      ) : (
        <>
          <Text size="sm">Everything stored here about it is gone. Some things are left for you to do:</Text>
          <List size="sm">
            {left.map((name) => (
              <List.Item key={name}>{remedies[name]}</List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}
