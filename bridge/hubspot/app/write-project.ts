import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppVariant, appComponent } from './app-component.ts';
import { hsProject, type Platform, renderJson } from './project-files.ts';
import { webhooksComponent } from './webhooks-component.ts';

const project = path.join(import.meta.dirname, '..', '..', '..', 'plugin', 'hubspot');

/** Values filled in when a project is uploaded. */
interface Profile {
  name: string;
  /** The HubSpot account the project is uploaded to. */
  accountId: number;
  /** The public https origin of the bridge, without a slash at its end. */
  bridgeUrl: string;
  supportEmail: string;
  supportUrl: string;
}

interface ProjectChoices {
  variant: AppVariant;
  platform: Platform;
  profile: Profile;
  /** False when the account has no workflows: then `automation` is not requested. */
  workflows: boolean;
  /** False when nobody claims leads in Slack: then owners are not read. */
  owners: boolean;
  /** Watched contact properties; defaults to those of the default mapping. */
  properties?: readonly string[] | undefined;
  /** True for the first upload into a portal without the bridge's own properties: they are not watched then. */
  beforeConnecting?: boolean;
}

/** Parts of the source that a project can omit. */
function leftOut({ platform, workflows }: ProjectChoices): string[] {
  return [...(platform === '2026.03' ? ['actions'] : []), ...(workflows ? [] : ['workflow-actions'])];
}

/**
 * Writes a project that HubSpot's CLI can upload, into a folder outside of this repository: the CLI skips files of a
 * git worktree.
 * @param folder created if missing
 * @throws {FolderInUse} before anything is written
 */
export async function writeProject(folder: string, choices: ProjectChoices): Promise<void> {
  const { variant, platform, profile, workflows, owners, properties, beforeConnecting = false } = choices;
  const app = path.join(folder, 'src', 'app');
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new FolderInUse(folder);
  await cp(path.join(project, 'src', 'app'), app, { recursive: true });
  for (const part of leftOut(choices)) await rm(path.join(app, part), { recursive: true });
  const files = {
    'hsproject.json': hsProject(platform),
    [`src/hsprofile.${profile.name}.json`]: profileFile(profile),
    'src/app/app-hsmeta.json': appComponent({ variant, workflows, owners }),
    'src/app/webhooks/webhooks-hsmeta.json': webhooksComponent(properties, { provisioned: !beforeConnecting }),
  };
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), renderJson(content));
}

const profileFile = ({ accountId, bridgeUrl, supportEmail, supportUrl }: Profile) => ({
  accountId,
  variables: { BRIDGE_URL: bridgeUrl, SUPPORT_EMAIL: supportEmail, SUPPORT_URL: supportUrl },
});

/** The folder is not empty and is left unchanged. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(folder: string) {
    super(`${folder} is not empty`);
  }
}
