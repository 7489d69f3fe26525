import { createOAuthPages } from '../../connect/oauth-pages.ts';
import type { MessagePage } from '../../platform/http/message-page.ts';
import type { ProvisionReport } from '../mapping/provision.ts';

export const pages = createOAuthPages({
  service: 'HubSpot',
  link: 'works once and for a short time. This one was used before, is too old, is not complete, or was begun in another browser.',
  variables: 'HUBSPOT_CLIENT_ID, HUBSPOT_CLIENT_SECRET',
  permission: 'Only a super admin, or a person with the right to install apps, can give it.',
});

/** HubSpot does not know our accounts: this shows a person who was sent a link where the contacts would go. */
export function confirmAccount(account: { id: string; name: string }, url: string): MessagePage {
  return {
    status: 200,
    tone: 'warning',
    title: 'Connect HubSpot with this account?',
    paragraphs: [
      'HubSpot has given its permission. Nothing is connected yet.',
      'The contacts of the portal will be read and screened for this account, and the people of this account will see them.',
    ],
    facts: [
      ['Account', account.name],
      ['Id', account.id],
    ],
    next: ['If this is not your account, close this page: the permission is then not used.'],
    link: { url, label: 'Connect' },
  };
}

interface Connected {
  accountName: string;
  portalId: string;
  paused: boolean;
  /** Undefined when the properties could not be checked. */
  report: ProvisionReport | undefined;
}

export function connected({ accountName, portalId, paused, report }: Connected): MessagePage {
  const facts: MessagePage['facts'] = [
    ['Account', accountName],
    ['HubSpot portal', portalId],
  ];
  if (paused) {
    return {
      status: 200,
      tone: 'warning',
      title: 'HubSpot is connected, and paused',
      paragraphs: ['The connection has new tokens and is still paused, as before. Nothing is read or written.'],
      facts,
      next: ['The person who runs the bridge resumes it: hubspot resume on its command line.'],
    };
  }
  const ready = report?.usable === true;
  return {
    status: 200,
    tone: ready ? 'good' : 'warning',
    title: ready ? 'HubSpot is connected' : 'HubSpot is connected, but not ready',
    paragraphs: [
      ready
        ? 'From now on every new contact is screened, and score, notes and status are written to it within seconds.'
        : 'The portal is connected, but its properties are not set up correctly. Results cannot be written until they are.',
    ],
    facts: [...facts, ['Properties', report === undefined ? 'could not be created' : describeProperties(report)]],
    findings: driftOf(report),
    next: [
      ...(ready ? [] : ['The person who runs the bridge repeats it: hubspot provision on its command line.']),
      'In HubSpot, open a contact and add the group “Lead intake” to the view to see the result.',
      'Tell the bridge which practice areas the firm takes and how to read HubSpot’s properties.',
    ],
  };
}

function describeProperties({ properties, usable }: ProvisionReport): string {
  const count = (state: string) => properties.filter((property) => property.state === state).length;
  const parts = [
    [count('created'), 'created'],
    [count('present'), 'already there'],
    [count('extended'), 'given further options'],
    [count('failed'), 'not usable'],
  ] as const;
  const text = parts.flatMap(([number, word]) => (number === 0 ? [] : [`${number} ${word}`])).join(', ');
  return usable ? text : `${text} (see below)`;
}

function driftOf(report: ProvisionReport | undefined): string[] {
  if (report === undefined) return [];
  return report.properties.flatMap(({ name, drift }) => drift.map((one) => `Property ${name}: ${one}.`));
}
