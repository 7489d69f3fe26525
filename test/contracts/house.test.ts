import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const files = ['bridge', 'shared'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$|\.js$/.test(file) && !/node_modules|dashboard.dist/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
);

/** What each file imports of the project, as paths from its root. */
const imports = new Map(
  files.map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const targets = [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, target = '']) =>
      path.posix.join(path.posix.dirname(file), target),
    );
    return [file, targets] as const;
  }),
);

/** Folder → folder, with an import that shows it. */
function folderImports(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, targets] of imports) {
    const from = path.posix.dirname(file);
    for (const target of targets) {
      const to = path.posix.dirname(target);
      if (to !== from) found.set(`${from} → ${to}`, `${file} imports ${target}`);
    }
  }
  return found;
}

describe('the house', () => {
  test('there is something to look at', () => {
    expect(files.length).toBeGreaterThan(400);
    expect([...imports.values()].flat().length).toBeGreaterThan(2_000);
  });

  // analysis/filters is being rebuilt: its families and their common files still import each other.
  test('no two folders import each other', () => {
    const found = folderImports();
    const mutual = [...found.keys()].filter((pair) => {
      const [from = '', to = ''] = pair.split(' → ');
      return from < to && found.has(`${to} → ${from}`) && !from.startsWith('bridge/analysis');
    });
    expect(mutual.map((pair) => [pair, found.get(pair)])).toEqual([]);
  });

  test('a folder holds at most 20 files', () => {
    const sizes = new Map<string, number>();
    for (const file of files) sizes.set(path.posix.dirname(file), (sizes.get(path.posix.dirname(file)) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size > 20)).toEqual([]);
  });

  // In analysis/ "told" is what a client says.
  test('comments and names are in plain English', () => {
    const inComments = /\b(?:whoever|nobody's|untold|hindrance)\b|(?<!there )\b(?:is|are) none\b/i;
    const inNames = /U(?:ntold|NTOLD)|[a-z]Untold|Hindrance|HangUp|openDoor/;
    const lines = files
      .filter((file) => !file.startsWith('bridge/analysis/') && !file.includes('.gen.'))
      .flatMap((file) =>
        readFileSync(path.join(root, file), 'utf8')
          .split('\n')
          .map((line) => `${file}: ${line.trim()}`),
      );
    const isComment = (line: string) => /: (?:\/\/|\/?\*)/.test(line);
    expect(lines.filter((line) => (isComment(line) ? inComments : inNames).test(line))).toEqual([]);
  });

  // Retention deletes by age from the tables it lists, whoever owns them.
  test.each([
    ['leads', 'bridge/leads'],
    ['lead_handling', 'bridge/leads'],
    ['lead_history', 'bridge/leads'],
    ['team_members', 'bridge/leads'],
    ['outbox', 'bridge/leads'],
    ['hubspot_connections', 'bridge/hubspot/connections'],
    ['webhook_events', 'bridge/hubspot/webhook'],
    ['tombstones', 'bridge/hubspot/contacts'],
    ['workflow_runs', 'bridge/jobs/workflows'],
    ['bulk_runs', 'bridge/jobs/app'],
    ['bulk_contacts', 'bridge/jobs/app'],
    ['backfills', 'bridge/jobs/backfill'],
    ['analyses', 'bridge/platform/results'],
    ['lead_analyses', 'bridge/platform/results'],
    ['settings', 'bridge/platform/store'],
    ['audit_log', 'bridge/platform/store'],
    ['accounts', 'bridge/accounts'],
    ['configurations', 'bridge/accounts'],
    ['api_keys', 'bridge/auth'],
    ['api_calls', 'bridge/auth'],
    ['people', 'bridge/auth/people'],
    ['one_time_links', 'bridge/auth/people'],
    ['dashboard_secret', 'bridge/auth/people'],
    ['dashboard_auth.user', 'bridge/auth/people'],
    ['dashboard_auth.account', 'bridge/auth/people'],
    ['dashboard_auth.session', 'bridge/auth/people'],
    ['idempotency_keys', 'bridge/v1'],
    ['result_requests', 'bridge/v1'],
    ['oauth_states', 'bridge/connect'],
    ['slack_messages', 'bridge/slack/messages'],
    ['slack_channels', 'bridge/slack/routing'],
    ['slack_workspaces', 'bridge/slack/client'],
    ['slack_told', 'bridge/slack/messages'],
    ['slack_connections', 'bridge/slack/connect'],
  ])('%s is written in %s alone', (table, owner) => {
    const writes = new RegExp(
      `(?:insertInto|updateTable|deleteFrom)\\('${table}'|(?:insert into|delete from) ${table}\\b|update ${table} (?:\\w+ )?set`,
    );
    const writers = files.filter((file) =>
      writes.test(readFileSync(path.join(root, file), 'utf8').replace(/\s+/g, ' ')),
    );
    expect([...new Set(writers.map((file) => path.posix.dirname(file)))]).toEqual([owner]);
  });
});
