import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { houseNumbers, mutualFolders, readHouse } from '../../bridge/cli/generate/house-numbers.ts';

const root = path.join(import.meta.dirname, '..', '..');
const house = readHouse(root);
const files = house.map(({ file }) => file);
const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
/** Statements of SQL are found whole, however they are broken into lines. */
const folded = [...sources].map(([file, text]) => ({ file, text: text.replace(/\s+/g, ' ') }));

/** The app's own sources: what is generated for it or copied to it is another file's. */
const plugin = readdirSync(path.join(root, 'plugin/hubspot/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.gen)\.tsx?$/.test(name) && !/node_modules|generated/.test(name))
  .map((name) => path.posix.join('plugin/hubspot/src', name.replaceAll(path.sep, '/')));

describe('the house', () => {
  test('there is something to look at', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(house.flatMap(({ imports }) => imports).length).toBeGreaterThan(2_000);
  });

  test('no two folders import each other', () => {
    expect(mutualFolders(house)).toEqual([]);
  });

  test.each(houseNumbers(house))('$what: at most $most', ({ value, most }) => {
    expect(value).toBeLessThanOrEqual(most);
  });

  test('a number past its limit is seen', () => {
    const crowd = Array.from({ length: 21 }, (_, at) => ({ file: `bridge/crowd/${at}.ts`, lines: 400, imports: [] }));
    const over = houseNumbers([...house, ...crowd]).filter(({ value, most }) => value > most);
    expect(over.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['files in the largest folder', 'lines of the longest file']),
    );
  });

  // In analysis/ "told" is what a client says.
  test('comments and names are in plain English', () => {
    const inComments = /\b(?:whoever|nobody's|untold|hindrance)\b|(?<!there )\b(?:is|are) none\b/i;
    const inNames =
      /U(?:ntold|NTOLD)|[a-z]Untold|Hindrance|HangUp|openDoor|\btell[A-Z]|MaySpeak|\binHand\b|PortalHolds|[sS]tandingOf|[fF]indStanding|ScreenObstacle|Sought|(?:names|record|calls)Trouble|\b(?:nextBell|toldAt|askedAt|mayTell|canTell)\b/;
    const lines = [...sources]
      .filter(([file]) => !file.startsWith('bridge/analysis/') && !file.includes('.gen.'))
      .flatMap(([file, text]) => text.split('\n').map((line) => `${file}: ${line.trim()}`));
    const isComment = (line: string) => /: (?:\/\/|\/?\*)/.test(line);
    expect(lines.filter((line) => (isComment(line) ? inComments : inNames).test(line))).toEqual([]);
  });

  // A pattern in a sentence, such as `${count} leads`, is left to the reader of a change.
  test('each sentence has one place', () => {
    const places = new Map<string, Set<string>>();
    for (const file of [...files.filter((one) => !one.includes('.gen.')), ...plugin]) {
      const code = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      for (const [, quoted, shown] of code.matchAll(/'((?:[^'\\\n]|\\.)*)'|[>"]([^<>{}"]*)[<"]/g)) {
        const sentence = (quoted ?? shown ?? '').replace(/\s+/g, ' ').trim();
        if (!/^[A-Za-z][a-z]*(?:[ ,’-]+[A-Za-z’]+){4,}[.:?!]*$/.test(sentence)) continue;
        places.set(sentence, (places.get(sentence) ?? new Set()).add(file));
      }
    }
    expect(places.size).toBeGreaterThan(700);
    const repeated = [...places].filter(([, found]) => found.size > 1);
    expect(repeated.map(([sentence, found]) => `${sentence}: ${[...found].join(', ')}`)).toEqual([]);
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
    ['bulk_runs', 'bridge/jobs/hubspot-app'],
    ['bulk_contacts', 'bridge/jobs/hubspot-app'],
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
    ['result_requests', 'bridge/platform/results'],
    ['kept_calls', 'bridge/v1'],
    ['tombstone_key', 'bridge/platform/hashes'],
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
    const writers = folded.filter(({ text }) => writes.test(text));
    expect([...new Set(writers.map(({ file }) => path.posix.dirname(file)))]).toEqual([owner]);
  });
});
