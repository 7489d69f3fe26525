import type { User } from './channel-table.ts';
import type { Json } from './json.ts';
import { type Exchange, flagOf, type Methods, textOf } from './method.ts';
import { SlackError } from './slack-error.ts';

/** A member as Slack returns it; the e-mail address needs a scope of its own. */
function viewUser(user: User, { workspace, token }: Exchange): Json {
  const [first = '', ...rest] = user.realName.split(' ');
  return {
    id: user.id,
    team_id: user.teamId ?? workspace.teamId,
    name: user.name,
    deleted: user.deleted,
    ...(user.deleted ? {} : { real_name: user.realName, tz: user.timeZone, tz_label: user.timeZone, tz_offset: 0 }),
    profile: {
      title: user.title,
      phone: '',
      real_name: user.realName,
      real_name_normalized: user.realName,
      display_name: user.displayName,
      display_name_normalized: user.displayName,
      first_name: first,
      last_name: rest.join(' '),
      team: workspace.teamId,
      ...(token.scopes.includes('users:read.email') && user.email !== '' ? { email: user.email } : {}),
    },
    is_admin: false,
    is_owner: false,
    is_restricted: user.guest,
    is_ultra_restricted: user.singleChannel,
    is_bot: false,
    is_app_user: false,
    updated: 0,
    ...(user.enterprise && {
      enterprise_user: { id: user.id, enterprise_id: user.enterprise.id, teams: [...user.enterprise.teams] },
    }),
  };
}

function viewBot({ workspace }: Exchange, appName: string): Json {
  const profile = { real_name: appName, display_name: '', team: workspace.teamId };
  return { id: workspace.botUserId, team_id: workspace.teamId, name: appName, is_bot: true, deleted: false, profile };
}

/** Members, groups, the workspace itself. */
export const peopleMethods = (app: { appId: string; name: string }): Methods => ({
  'users.info'(exchange) {
    const id = textOf(exchange.args, 'user') ?? '';
    if (id === exchange.workspace.botUserId) return { user: viewBot(exchange, app.name) };
    const user = exchange.workspace.users.get(id);
    if (user === undefined) throw new SlackError('user_not_found');
    return { user: viewUser(user, exchange) };
  },

  'users.lookupByEmail'(exchange) {
    const email = (textOf(exchange.args, 'email') ?? '').toLowerCase();
    const users = [...exchange.workspace.users.values()];
    const user = users.find((one) => !one.deleted && one.email !== '' && one.email.toLowerCase() === email);
    if (user === undefined) throw new SlackError('users_not_found');
    return { user: viewUser(user, exchange) };
  },

  'usergroups.list': ({ args, workspace }) => ({
    usergroups: workspace.groups.map((group) => ({
      id: group.id,
      team_id: workspace.teamId,
      is_usergroup: true,
      name: group.name,
      handle: group.handle,
      date_delete: 0,
      ...(flagOf(args, 'include_count') ? { user_count: group.users?.length ?? 0 } : {}),
      ...(flagOf(args, 'include_users') ? { users: [...(group.users ?? [])] } : {}),
    })),
  }),

  'team.info'({ args, workspace }) {
    const asked = textOf(args, 'team');
    if (asked !== undefined && asked !== workspace.teamId) throw new SlackError('team_not_found');
    const { teamId, name, domain } = workspace;
    return { team: { id: teamId, name, domain, email_domain: '', url: `https://${domain}.slack.com/` } };
  },

  'bots.info'({ args, workspace }) {
    const asked = textOf(args, 'bot');
    if (asked !== undefined && asked !== workspace.botId) throw new SlackError('bot_not_found');
    const { botId, botUserId } = workspace;
    return { bot: { id: botId, deleted: false, name: app.name, app_id: app.appId, user_id: botUserId, updated: 0 } };
  },
});
