import type { Kysely } from 'kysely';
import type { Log } from '../../platform/log/log.ts';
import type { Database } from '../../platform/store/schema.ts';
import { type CallSlack, createCallSlack, type ObservedSlackCall } from './call-slack.ts';
import { createCallWorkspace } from './call-workspace.ts';
import type { Sealer } from './installation.ts';
import { createSlackMethods, type SlackMethods } from './slack-methods.ts';

/** Slack settings of the environment. */
export interface SlackConfig {
  /** Address of the API, such as `https://slack.com/api`. */
  apiUrl: string;
  /** Each verifies HTTP requests, several while one is rotated; undefined when there are none. */
  signingSecrets: string[] | undefined;
  /** Opens Socket Mode; undefined when it is off. */
  appToken: string | undefined;
  /** Undefined when workspaces connect only by tokens. */
  oauth: { clientId: string; clientSecret: string } | undefined;
}

/** All calls to Slack. Present without any configuration: a workspace may be connected at any time. */
export interface Slack {
  /** Calls for a team of a connected workspace. */
  call(workspaceId: string, teamId: string): SlackMethods;
  /** One call with an explicit token, for before and after a connection. */
  callOnce: CallSlack;
}

interface Deps {
  settings: Pick<SlackConfig, 'apiUrl'>;
  store: Sealer & { db: Kysely<Database> };
  log: Pick<Log, 'debug'>;
  onCall?: (call: ObservedSlackCall) => void;
  /** Called when a workspace revokes access. */
  onRevoked?: (workspaceId: string) => void;
  /** Deadline of one call and its body, ms. */
  deadlineMs?: number;
}

const DEADLINE_MS = 10_000;

export function createSlack({ settings, store, log, onCall, onRevoked, deadlineMs = DEADLINE_MS }: Deps): Slack {
  const callOnce = createCallSlack({ apiUrl: settings.apiUrl, log, deadlineMs, onCall });
  const callWorkspace = createCallWorkspace({ call: callOnce, store, onRevoked });
  return {
    callOnce,
    call: (workspaceId, teamId) => createSlackMethods((request) => callWorkspace({ workspaceId, teamId, ...request })),
  };
}
