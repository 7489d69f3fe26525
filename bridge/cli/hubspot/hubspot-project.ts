import path from 'node:path';
import { z } from 'zod';
import { propertyName } from '../../../shared/field-mapping.ts';
import type { appVariants } from '../../hubspot/app/app-component.ts';
import { FolderInUse, type platforms, writeProject } from '../../hubspot/app/project-files.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type CommandInput, type CommandOutput, UsageError } from '../command/command.ts';

/** HubSpot takes addresses of at most 250 characters, and the longest of ours adds fewer than 50 to the origin. */
const origin = z
  .url({ protocol: /^https$/ })
  .max(200)
  .refine((url) => url === new URL(url).origin);
const page = z.url({ protocol: /^https$/ }).max(250);

/** @throws {UsageError} */
function checked<T>(schema: z.ZodType<T>, value: unknown, fault: string): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UsageError(fault);
  return parsed.data;
}

interface ProjectValues {
  out: string;
  portal: string;
  url: string;
  supportEmail: string;
  supportUrl?: string | undefined;
  variant: (typeof appVariants)[number];
  platform: (typeof platforms)[number];
  profile: string;
  property?: string[] | undefined;
  workflows: boolean;
  owners: boolean;
  beforeConnecting?: true | undefined;
}

function profileOf({ url, portal, profile, supportEmail, supportUrl }: ProjectValues) {
  const bridgeUrl = checked(origin, url, '--url is https://HOST of at most 200 characters, without a path');
  return {
    name: checked(z.string().regex(/^[a-z0-9-]{1,40}$/), profile, '--profile is a short lower-case word'),
    accountId: Number(checked(z.string().regex(/^[1-9]\d{0,14}$/), portal, '--portal is a number')),
    bridgeUrl,
    supportEmail: checked(z.email(), supportEmail, '--support-email is an email address'),
    supportUrl: checked(
      page,
      supportUrl ?? `${bridgeUrl}/docs`,
      '--support-url is an https address of at most 250 characters',
    ),
  };
}

const THEN_AGAIN =
  'It does not watch the properties of the bridge yet. Install the app and connect the portal, which creates them; then write the project once more without --before-connecting, into another folder, and upload that.';

export async function hubspotProject({ values }: CommandInput<ProjectValues>): Promise<CommandOutput> {
  const { variant, platform, workflows, owners } = values;
  const folder = path.resolve(values.out);
  const profile = profileOf(values);
  const properties = checked(
    z.array(propertyName).min(1).max(200).optional(),
    values.property,
    '--property is the internal name of a contact property, at most 200 of them',
  );
  const beforeConnecting = values.beforeConnecting === true;
  try {
    await writeProject(folder, { variant, platform, profile, workflows, owners, properties, beforeConnecting });
  } catch (error) {
    if (error instanceof FolderInUse) throw new Refusal(`${error.message}; nothing was written.`);
    throw error;
  }
  return {
    json: { folder, variant, platform, profile: profile.name, workflows, owners, beforeConnecting },
    text: [
      `Wrote the ${variant} app to ${folder}. Next: cd ${folder} && hs project upload --profile ${profile.name}`,
      ...(beforeConnecting ? [THEN_AGAIN] : []),
    ].join('\n'),
  };
}
