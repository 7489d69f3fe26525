import path from 'node:path';
import { z } from 'zod';
import { propertyName } from '../../shared/field-mapping.ts';
import { appVariants } from '../hubspot/app/app-component.ts';
import { platforms } from '../hubspot/app/project-files.ts';
import { FolderInUse, writeProject } from '../hubspot/app/write-project.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  type Command,
  choice,
  type OptionValues,
  optionalOption,
  requiredOption,
  UsageError,
} from './command/command.ts';

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

function profileOf(values: OptionValues) {
  // What is missing is told before what is wrong.
  const [url, portal, email] = (['url', 'portal', 'support-email'] as const).map((name) =>
    requiredOption(values, name),
  );
  const bridgeUrl = checked(origin, url, '--url is https://HOST of at most 200 characters, without a path');
  return {
    name: checked(
      z.string().regex(/^[a-z0-9-]{1,40}$/),
      optionalOption(values, 'profile') ?? 'production',
      '--profile is a short lower-case word',
    ),
    accountId: Number(checked(z.string().regex(/^[1-9]\d{0,14}$/), portal, '--portal is a number')),
    bridgeUrl,
    supportEmail: checked(z.email(), email, '--support-email is an e-mail address'),
    supportUrl: checked(
      page,
      optionalOption(values, 'support-url') ?? `${bridgeUrl}/docs`,
      '--support-url is an https address of at most 250 characters',
    ),
  };
}

const THEN_AGAIN =
  'It does not watch the properties of the bridge yet. Install the app and connect the portal, which creates them; then write the project once more without --before-connecting, into another folder, and upload that.';

export const hubspotProject: Command = {
  summary: 'Write the HubSpot app as a project that HubSpot’s CLI uploads as it is',
  usage:
    '--out DIR --portal N --url https://HOST --support-email E [--support-url U] [--variant static|oauth] [--platform 2026.09|2026.03] [--profile NAME] [--property NAME …] [--no-workflows] [--no-owners] [--before-connecting]',
  options: {
    out: { type: 'string' },
    portal: { type: 'string' },
    url: { type: 'string' },
    'support-email': { type: 'string' },
    'support-url': { type: 'string' },
    variant: { type: 'string' },
    platform: { type: 'string' },
    profile: { type: 'string' },
    property: { type: 'string', multiple: true },
    'no-workflows': { type: 'boolean' },
    'no-owners': { type: 'boolean' },
    'before-connecting': { type: 'boolean' },
  },
  async run({ values }) {
    const folder = path.resolve(requiredOption(values, 'out'));
    const variant = choice('variant', optionalOption(values, 'variant') ?? 'static', appVariants);
    const platform = choice('platform', optionalOption(values, 'platform') ?? '2026.09', platforms);
    const profile = profileOf(values);
    const properties = checked(
      z.array(propertyName).min(1).max(200).optional(),
      values.property,
      '--property is the internal name of a contact property, at most 200 of them',
    );
    const workflows = values['no-workflows'] !== true;
    const owners = values['no-owners'] !== true;
    const beforeConnecting = values['before-connecting'] === true;
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
  },
};
