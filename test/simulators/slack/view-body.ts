import { clone, type Json } from './json.ts';
import type { View } from './view-store.ts';
import type { Workspace } from './workspace.ts';

/** A view as Slack returns it and sends it along with what people do in it. */
export function viewBody(view: View, workspace: Workspace, appId: string, values: Json = {}): Json {
  const { content } = view;
  return clone({
    id: view.id,
    team_id: workspace.teamId,
    type: view.type,
    blocks: content.blocks,
    private_metadata: content.private_metadata ?? '',
    callback_id: content.callback_id ?? '',
    state: { values },
    hash: view.hash,
    title: content.title ?? { type: 'plain_text', text: 'View Title', emoji: true },
    close: content.close ?? null,
    submit: content.submit ?? null,
    clear_on_close: content.clear_on_close ?? false,
    notify_on_close: content.notify_on_close ?? false,
    previous_view_id: view.previousId,
    root_view_id: view.rootId,
    app_id: appId,
    external_id: content.external_id ?? '',
    app_installed_team_id: workspace.teamId,
    bot_id: workspace.botId,
  });
}
