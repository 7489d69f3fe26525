import { command, onAccount, type Runs } from '../command/command.ts';
import { amount, digits, moment, oneOf } from '../command/option-values.ts';

const FOLLOW_HELP = 'show progress until it ends; Ctrl-C does not stop it';

const connection = (runs: Runs) => [
  onAccount('hubspot connect', 'Connect a HubSpot account: by a static token, or by a link for the browser')
    .option('--portal <N>', 'the number of the HubSpot account')
    .option('--token <TOKEN>', 'of a static app; - reads it from standard input')
    .option('--app <N>', 'the number of the app', digits('--app'))
    .action(runs(async () => (await import('./hubspot.ts')).hubspotConnect)),
  command('hubspot project', 'Write the HubSpot app as a project that HubSpot’s CLI uploads as it is')
    .requiredOption('--out <FOLDER>', 'where to; it must not exist, or be empty')
    .requiredOption('--portal <N>', 'the number of the HubSpot account')
    .requiredOption('--url <URL>', 'https://HOST of the bridge')
    .requiredOption('--support-email <EMAIL>', 'who helps the users')
    .option('--support-url <URL>', 'a page that helps them; /docs of the bridge without it')
    .addOption(oneOf('--variant <VARIANT>', 'how it signs in', ['static', 'oauth']).default('static'))
    .addOption(oneOf('--platform <VERSION>', 'of HubSpot', ['2026.09', '2026.03']).default('2026.09'))
    .option('--profile <NAME>', 'what the profile is called', 'production')
    .option('--property <NAME...>', 'a contact property to watch; may be given again')
    .option('--no-workflows', 'without the workflow action')
    .option('--no-owners', 'without the scope for owners')
    .option('--before-connecting', 'while the properties of the bridge are not there yet')
    .action(runs(async () => (await import('./hubspot.ts')).hubspotProject)),
  onAccount('hubspot provision', 'Create missing HubSpot properties and report what differs').action(
    runs(async () => (await import('./hubspot.ts')).hubspotProvision),
  ),
  onAccount('hubspot status', 'Show the HubSpot connection of an account and ask HubSpot about it').action(
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
  onAccount('hubspot disconnect', 'Uninstall the app, revoke its grant, and delete what the bridge keeps of the portal')
    .option('--local', 'without asking HubSpot')
    .action(runs(async () => (await import('./hubspot.ts')).hubspotDisconnect)),
];

const mapping = (runs: Runs) => [
  onAccount('mapping get', 'Print which HubSpot properties become which fields, in the form that set takes').action(
    runs(async () => (await import('./mapping.ts')).mappingGet),
  ),
  onAccount('mapping set', 'Set which HubSpot properties become which fields, checked against the portal')
    .option('--file <FILE>', 'a path, or - for standard input, in the form that get prints; the defaults without it')
    .action(runs(async () => (await import('./mapping.ts')).mappingSet)),
  onAccount('mapping discover', 'Suggest a mapping from the properties of the portal; nothing is changed').action(
    runs(async () => (await import('./mapping.ts')).mappingDiscover),
  ),
  onAccount('mapping preview', 'Show the intake record that a contact becomes, and what is missing; changes nothing')
    .requiredOption('--contact <N>', 'its record id', digits('--contact'))
    .action(runs(async () => (await import('./mapping.ts')).mappingPreview)),
];

const backfills = (runs: Runs) => [
  onAccount('backfill', 'Screen contacts that are already in HubSpot')
    .option('--from <DATE>', 'created on this day or later: 2026-01-31, in UTC', moment('--from'))
    .option('--until <DATE>', 'created before this day; now without it', moment('--until'))
    .option('--dry-run', 'only count and estimate')
    .option('--rescreen', 'also those that have a result')
    .option('--price <USD>', 'what 1,000 contacts cost with the language model', amount('--price'))
    .option('--follow', FOLLOW_HELP)
    .action(runs(async () => (await import('./backfill.ts')).backfill)),
  onAccount('backfill status', 'Show the progress of the newest backfill of an account, and what blocks it')
    .option('--follow', FOLLOW_HELP)
    .action(runs(async () => (await import('./backfill.ts')).backfillStatus)),
  onAccount('backfill pause', 'Pause a backfill; it can resume from there').action(
    runs(async () => (await import('./backfill.ts')).backfillPause),
  ),
  onAccount('backfill resume', 'Resume a paused backfill').action(
    runs(async () => (await import('./backfill.ts')).backfillResume),
  ),
  onAccount('backfill cancel', 'End a backfill; what it has screened stays').action(
    runs(async () => (await import('./backfill.ts')).backfillCancel),
  ),
];

export const hubspotCommands = (runs: Runs) => [...connection(runs), ...mapping(runs), ...backfills(runs)];
