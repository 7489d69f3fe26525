import { command, onAccount, type Runs } from '../command/command.ts';
import { amount, digits, moment, oneOf } from '../command/option-values.ts';

const FOLLOW_HELP = 'show progress until it ends; Ctrl-C does not stop it';

const connection = (runs: Runs) => [
  onAccount('hubspot connect', 'Connect a HubSpot account with a static token, or with a link for the browser')
    .option('--portal <N>', 'the number of the HubSpot account (Hub ID)')
    .option('--token <TOKEN>', 'the access token of a static app; - reads it from standard input')
    .option('--app <N>', 'the number of the app', digits('--app'))
    .action(runs(async () => (await import('./hubspot.ts')).hubspotConnect)),
  command('hubspot project', 'Write the HubSpot app as a project, ready to upload with HubSpot’s CLI')
    .requiredOption('--out <FOLDER>', 'the folder to write; it must be empty or not exist')
    .requiredOption('--portal <N>', 'the number of the HubSpot account (Hub ID)')
    .requiredOption('--url <URL>', 'the public https address of the bridge')
    .requiredOption('--support-email <EMAIL>', 'email address for support')
    .option('--support-url <URL>', 'support page; default: /docs of the bridge')
    .addOption(oneOf('--variant <VARIANT>', 'how the app authenticates', ['static', 'oauth']).default('static'))
    .addOption(oneOf('--platform <VERSION>', 'HubSpot platform version', ['2026.09', '2026.03']).default('2026.09'))
    .option('--profile <NAME>', 'name of the profile', 'production')
    .option('--property <NAME...>', 'a contact property to watch; may be given again')
    .option('--no-workflows', 'leave out the workflow action')
    .option('--no-owners', 'leave out the scope for owners')
    .option('--before-connecting', 'for the first upload, before the bridge has created its properties')
    .action(runs(async () => (await import('./hubspot.ts')).hubspotProject)),
  onAccount('hubspot provision', 'Create missing HubSpot properties and report what differs').action(
    runs(async () => (await import('./hubspot.ts')).hubspotProvision),
  ),
  onAccount('hubspot status', 'Show the HubSpot connection of an account and check it with HubSpot').action(
    runs(async () => (await import('./hubspot.ts')).hubspotStatus),
  ),
  onAccount('hubspot pause', "Stop screening a portal's contacts; events are kept until you resume").action(
    runs(async () => (await import('./hubspot.ts')).hubspotPause),
  ),
  onAccount('hubspot resume', 'Resume screening the contacts of a paused portal').action(
    runs(async () => (await import('./hubspot.ts')).hubspotResume),
  ),
  onAccount('hubspot permissions', 'Show or set which HubSpot users may change settings or set a status manually')
    .option('--settings <USERS>', 'comma-separated ids, or everyone')
    .option('--overrule <USERS>', 'comma-separated ids, or everyone')
    .action(runs(async () => (await import('./hubspot.ts')).hubspotPermissions)),
  onAccount('hubspot disconnect', 'Uninstall the app, revoke its grant and delete what is stored about the portal')
    .option('--local', 'do not call HubSpot')
    .action(runs(async () => (await import('./hubspot.ts')).hubspotDisconnect)),
];

const mapping = (runs: Runs) => [
  onAccount('mapping get', 'Print which HubSpot properties become which fields, in the format that set reads').action(
    runs(async () => (await import('./mapping.ts')).mappingGet),
  ),
  onAccount('mapping set', 'Set which HubSpot properties become which fields, checked against the portal')
    .option('--file <FILE>', 'a path, or - for standard input, as get prints it; without it, the defaults are set')
    .action(runs(async () => (await import('./mapping.ts')).mappingSet)),
  onAccount('mapping discover', 'Suggest a mapping from the properties of the portal; changes nothing').action(
    runs(async () => (await import('./mapping.ts')).mappingDiscover),
  ),
  onAccount('mapping preview', 'Show the intake record that a contact becomes, and what is missing; changes nothing')
    .requiredOption('--contact <N>', 'its record id', digits('--contact'))
    .action(runs(async () => (await import('./mapping.ts')).mappingPreview)),
];

const backfills = (runs: Runs) => [
  onAccount('backfill', 'Screen contacts that are already in HubSpot')
    .option('--from <DATE>', 'created on this day or later: 2026-01-31, in UTC', moment('--from'))
    .option('--until <DATE>', 'created before this day; default: now', moment('--until'))
    .option('--dry-run', 'only count and estimate')
    .option('--rescreen', 'also contacts that already have a result')
    .option('--price <USD>', 'assumed cost of 1,000 contacts with the language model', amount('--price'))
    .option('--follow', FOLLOW_HELP)
    .action(runs(async () => (await import('./backfill.ts')).backfill)),
  onAccount('backfill status', 'Show the progress of the latest backfill of an account, and what blocks it')
    .option('--follow', FOLLOW_HELP)
    .action(runs(async () => (await import('./backfill.ts')).backfillStatus)),
  onAccount('backfill pause', 'Pause a backfill; it can resume from there').action(
    runs(async () => (await import('./backfill.ts')).backfillPause),
  ),
  onAccount('backfill resume', 'Resume a paused backfill').action(
    runs(async () => (await import('./backfill.ts')).backfillResume),
  ),
  onAccount('backfill cancel', 'Cancel a backfill; its results so far are kept').action(
    runs(async () => (await import('./backfill.ts')).backfillCancel),
  ),
];

export const hubspotCommands = (runs: Runs) => [...connection(runs), ...mapping(runs), ...backfills(runs)];
