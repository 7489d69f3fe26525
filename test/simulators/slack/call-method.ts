import type { AppOptions } from './app-options.ts';
import type { Call, ReportFault } from './call-log.ts';
import { chatMethods } from './chat-methods.ts';
import { conversationMethods, isReduced } from './conversation-methods.ts';
import type { Json } from './json.ts';
import { type Method, needScope, textOf } from './method.ts';
import { methodFacts } from './method-table.ts';
import type { OAuth } from './oauth.ts';
import { peopleMethods } from './people-methods.ts';
import { invalidArguments, SlackError } from './slack-error.ts';
import type { Token, TokenTable } from './token-table.ts';
import type { TriggerTable } from './trigger-table.ts';
import { viewMethods } from './view-methods.ts';
import type { Workspace } from './workspace.ts';

/** One call as it came in. */
export interface Incoming {
  call: Call;
  token: string | null;
  /** Client id and secret from the Authorization header. */
  basic: [id: string, secret: string] | null;
  args: Json;
  report: ReportFault;
}

export interface CallMethodDeps {
  app: AppOptions;
  tokens: TokenTable;
  triggers: TriggerTable;
  oauth: OAuth;
  workspaces: ReadonlyMap<string, Workspace>;
  /** A WebSocket address that works once. */
  openConnection(): string;
  /** After the app took itself out. */
  uninstalled(workspace: Workspace): void;
  revoked(workspace: Workspace): void;
  now: () => number;
}

/** What is left to do once a call is let in: `work` takes effect, its answer can be lost. */
export interface Admitted {
  token: Token | null;
  work(): Json;
}

/** Scopes that depend on the channel are asked for where the channel is known. */
const checksOwnScopes = /^conversations\.(?!join)/;

/** Lets a call in or throws what keeps it out: method, token, limits, scopes and arguments, in Slack's order. */
export function createCallMethod(deps: CallMethodDeps): (incoming: Incoming) => Admitted {
  const { app, tokens, oauth, workspaces } = deps;

  const ownMethods: Readonly<Record<string, Method>> = {
    'auth.test': ({ workspace }) => ({
      url: `https://${workspace.domain}.slack.com/`,
      team: workspace.organisation?.name ?? workspace.name,
      user: app.name.toLowerCase().replaceAll(' ', '_'),
      team_id: workspace.installedIn,
      user_id: workspace.botUserId,
      bot_id: workspace.botId,
      ...(workspace.organisation && { enterprise_id: workspace.organisation.id }),
      is_enterprise_install: workspace.organisation !== null,
    }),
    'auth.revoke'({ args, token, workspace }) {
      if (['true', '1'].includes(textOf(args, 'test') ?? '')) return { revoked: false };
      tokens.revoke(token);
      deps.revoked(workspace);
      return { revoked: true };
    },
    'apps.uninstall'({ args, workspace }) {
      oauth.checkApp(args);
      tokens.uninstall(workspace.installedIn);
      deps.uninstalled(workspace);
      return {};
    },
  };

  const methods: Readonly<Record<string, Method>> = {
    ...ownMethods,
    ...chatMethods(app.appId),
    ...conversationMethods(app),
    ...peopleMethods(app),
    ...viewMethods(app, deps.triggers),
  };

  const openConnection = (token: Token): Json => {
    if (token.kind !== 'app') throw new SlackError('not_allowed_token_type');
    needScope(token, 'connections:write');
    return { url: deps.openConnection() };
  };

  /** With the token of an organisation nothing but the team's id says where. */
  const workspaceOf = (token: Token, { call: { method }, args, report }: Incoming): Workspace => {
    const own = workspaces.get(token.teamId ?? '');
    if (own !== undefined) return own;
    const teams = [...workspaces.values()].filter(({ installedIn }) => installedIn === token.teamId);
    if (!method.startsWith('auth.')) checkArguments(['team_id'], args, report);
    const team = teams.find(({ teamId }) => method.startsWith('auth.') || teamId === args.team_id);
    if (team === undefined) throw new SlackError('team_access_not_granted');
    return team;
  };

  const checkArguments = (required: readonly string[], args: Json, report: ReportFault) => {
    const missing = required.filter((name) => args[name] === undefined || args[name] === '');
    if (missing.length === 0) return;
    report('missing_argument', missing.join(', '));
    throw invalidArguments(...missing.map((name) => `missing required field: ${name}`));
  };

  return ({ call, token: given, basic, args, report }) => {
    const { method } = call;
    const facts = methodFacts(method);
    if (facts === undefined) {
      report('unknown_method', method);
      throw new SlackError('unknown_method', { req_method: method });
    }
    if (method === 'oauth.v2.access') return { token: null, work: () => oauth.access(args, basic, report) };
    const token = tokens.authenticate(given);
    if (method === 'apps.connections.open') return { token, work: () => openConnection(token) };
    if (token.kind !== 'bot') {
      if (method === 'auth.test') return { token, work: () => ({ app_name: app.name, app_id: app.appId }) };
      throw new SlackError('not_allowed_token_type');
    }
    const workspace = workspaceOf(token, { call, token: given, basic, args, report });
    call.teamId = workspace.teamId;
    workspace.limiter.takeCall(method, isReduced(app, method) ? 1 : facts.tier);
    if (facts.scopes.length > 0 && !checksOwnScopes.test(method)) needScope(token, ...facts.scopes);
    checkArguments(facts.required, args, report);
    const handle = methods[method] as Method;
    return { token, work: () => handle({ args, token, workspace, now: deps.now, report }) };
  };
}
