import type { Latency } from '../hubspot/latency.ts';
import type { AppOptions } from './app-options.ts';
import type { CallLog, ClientFault } from './call-log.ts';
import type { Deliveries, Delivery } from './delivery.ts';
import type { Deviation, FaultScript } from './fault-rules.ts';
import type { Consent } from './oauth.ts';
import type { People } from './people.ts';
import type { LimitOptions } from './rate-limits.ts';
import type { Workspace } from './workspace.ts';
import type { WorkspaceOptions } from './workspace-options.ts';

export interface SlackSimulatorOptions {
  /** Everything that is drawn follows from it. */
  seed?: number;
  port?: number;
  app?: Partial<AppOptions>;
  /** One law firm without it. */
  workspaces?: readonly WorkspaceOptions[];
  /** Where the app takes events, actions and commands, such as `http://127.0.0.1:3000/slack/events`. */
  requestUrl?: string;
  limits?: Partial<LimitOptions>;
  /** The app's time to acknowledge, ms. Slack: 3,000. */
  ackLimitMs?: number;
  /** How long a trigger_id opens a view, ms. Slack: 3,000. */
  triggerLifeMs?: number;
  rules?: readonly FaultScript[];
  latency?: Latency;
  /** Where links of messages lead on the page instead, by what they begin with. */
  openInstead?: Readonly<Record<string, string>>;
  /** Epoch ms; for limits, expiry and what is recorded. Deliveries are signed with the real time. */
  now?: () => number;
}

/** A workspace and what people do in it. */
export type SimulatedWorkspace = Workspace & People;

export interface SlackSimulator extends AsyncDisposable {
  /** The page that shows the workspaces. */
  readonly url: string;
  /** What a client takes as `slackApiUrl`. */
  readonly apiUrl: string;
  readonly authorizeUrl: string;
  readonly app: AppOptions;
  readonly log: CallLog;
  /** What the client must never send; a test asserts there is none. */
  readonly faults: ClientFault[];
  /** Mistakes of the simulator itself. */
  readonly ownFaults: string[];
  readonly deliveries: Deliveries;
  /** The first one without an id. */
  workspace(teamId?: string): SimulatedWorkspace;
  addWorkspace(options: WorkspaceOptions): SimulatedWorkspace;
  /** The bot token as copied from the app's page; installs the app, or adds scopes, without OAuth. */
  botToken(teamId?: string, scopes?: readonly string[]): string;
  /** Exactly these scopes from now on. */
  setScopes(scopes: readonly string[], teamId?: string): void;
  /** An app-level token for Socket Mode. */
  appToken(scopes?: readonly string[]): string;
  /** Where the browser goes after consent; throws where Slack would show an error page. */
  consent(authorizeUrl: string, consent?: Partial<Consent>): string;
  /** Somebody removes the app; resolves when the app was told. */
  uninstall(teamId?: string): Promise<Delivery>;
  /** The bot token is revoked; resolves when the app was told. */
  revokeTokens(teamId?: string): Promise<Delivery>;
  target(requestUrl: string | null): void;
  /** Whether the app answers Slack's challenge, signed, at its request URL. */
  verifyRequestUrl(): Promise<boolean>;
  /** WebSockets of the app that are open. */
  connections(): number;
  /** Asks the app to connect anew, as Slack does every few hours, and closes the old connections. */
  refreshConnections(): void;
  /** How often a message was posted by the `delivery_id` in its metadata; more than once is doubled. */
  postsByDelivery(): Map<string, number>;
  script(...rules: FaultScript[]): void;
  clearScript(): void;
  setLatency(latency: Latency): void;
  /** The app's time to acknowledge from now on, ms. */
  setAckLimit(ms: number): void;
  /** Cuts the connections without a word. */
  cutConnections(): void;
  /** Every call meets this deviation, a reset without one, until `recover`; connections are cut. */
  fail(deviation?: Deviation): void;
  recover(): void;
}
