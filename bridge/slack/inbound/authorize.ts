import type { AuthorizeResult, AuthorizeSourceData } from '@slack/bolt';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';
import { findWorkspace } from '../client/workspaces.ts';

/** A verified request of a workspace that has not installed the app, or no longer. */
export class UnknownWorkspace extends Error {
  override readonly name = 'UnknownWorkspace';
}

/**
 * The workspace of a request. The framework gets no token: all calls to Slack go through `Slack`.
 * @throws {UnknownWorkspace}
 */
export function createAuthorize(
  db: Kysely<Database>,
): (source: AuthorizeSourceData<boolean>) => Promise<AuthorizeResult> {
  return async ({ teamId, enterpriseId, isEnterpriseInstall }) => {
    const ids = isEnterpriseInstall ? [enterpriseId, teamId] : [teamId, enterpriseId];
    for (const id of ids) {
      const workspace = id === undefined ? undefined : await findWorkspace(db, id);
      if (workspace?.status === 'active') return { workspaceId: workspace.id, botUserId: workspace.botUserId };
    }
    throw new UnknownWorkspace('no such workspace is connected');
  };
}
