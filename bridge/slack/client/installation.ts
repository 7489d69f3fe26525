import { z } from 'zod';

/** Purpose of sealed installations; `secrets reseal` uses the same column. */
const PURPOSE = 'slack_workspaces.installation';

export interface Sealer {
  seal(text: string, purpose: string): Buffer;
  unseal(sealed: Uint8Array, purpose: string): string;
}

const place = z.looseObject({ id: z.string(), name: z.string().optional() });

/** An app installation in Bolt's format; stored whole and sealed. */
const installation = z.looseObject({
  team: place.optional(),
  enterprise: place.optional(),
  isEnterpriseInstall: z.boolean(),
  appId: z.string().optional(),
  authVersion: z.literal('v2'),
  tokenType: z.literal('bot').optional(),
  /** Who approved it; empty for a given token. */
  user: z.looseObject({ id: z.string() }),
  bot: z.looseObject({ token: z.string(), id: z.string(), userId: z.string(), scopes: z.array(z.string()) }),
  /** The account it was made for. */
  metadata: z.string().optional(),
});
export type Installation = z.infer<typeof installation>;

export const sealInstallation = ({ seal }: Pick<Sealer, 'seal'>, whole: Installation): Buffer =>
  seal(JSON.stringify(whole), PURPOSE);

export const openInstallation = ({ unseal }: Pick<Sealer, 'unseal'>, sealed: Uint8Array): Installation =>
  installation.parse(JSON.parse(unseal(sealed, PURPOSE)));

/** An installation in all teams of an organization belongs to the organization, any other to its team. */
export function workspaceIdOf({ isEnterpriseInstall, enterprise, team }: Installation): string | undefined {
  return isEnterpriseInstall ? enterprise?.id : team?.id;
}
