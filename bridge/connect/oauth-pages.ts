import type { MessagePage } from '../platform/http/message-page.ts';

interface Words {
  service: 'HubSpot' | 'Slack';
  /** How a link works, and what may be wrong with it. */
  link: string;
  /** The variables the operator sets to connect in the browser. */
  variables: string;
  /** Who can give the permission. */
  permission: string;
}

/** Pages for a connection that failed. */
export interface OAuthPages {
  linkUsedUp: MessagePage;
  notConfigured: MessagePage;
  broken: MessagePage;
  declined(retry: MessagePage['link']): MessagePage;
  refused(reason: string, retry: MessagePage['link']): MessagePage;
  unavailable(reason: string, retry: MessagePage['link']): MessagePage;
}

export function createOAuthPages({ service, link, variables, permission }: Words): OAuthPages {
  const failed = (page: Pick<MessagePage, 'status' | 'tone' | 'paragraphs' | 'next'>, retry: MessagePage['link']) => ({
    title: page.status === 503 ? `${service} could not be connected just now` : `${service} was not connected`,
    ...page,
    ...(retry && { link: retry }),
  });
  return {
    linkUsedUp: {
      status: 400,
      tone: 'warning',
      title: 'This link is no longer valid',
      paragraphs: [
        `A link to connect ${service} ${link}`,
        'Nothing was changed. An existing connection keeps working.',
      ],
      next: [
        `Ask the person who runs the bridge for a new link (${service.toLowerCase()} connect on its command line).`,
      ],
    },
    notConfigured: {
      status: 404,
      tone: 'warning',
      title: `Connecting ${service} in the browser is not set up`,
      paragraphs: [`This bridge has no ${service} app to connect with.`],
      next: [`The person who runs the bridge must set ${variables} and PUBLIC_URL and restart it.`],
    },
    broken: {
      status: 500,
      tone: 'bad',
      title: 'Something went wrong here',
      paragraphs: [`The problem is in the bridge, not in ${service}. Its log has the reason.`],
      next: ['Ask the person who runs the bridge for a new link.'],
    },
    declined: (retry) => {
      const paragraphs = [`Permission was not granted in ${service}. Nothing was changed.`];
      return failed({ status: 400, tone: 'warning', paragraphs, next: [permission] }, retry);
    },
    refused: (reason, retry) => {
      const paragraphs = [reason, 'An existing connection is unchanged.'];
      return failed({ status: 400, tone: 'bad', paragraphs }, retry);
    },
    unavailable: (reason, retry) => {
      const paragraphs = [`${reason}.`, 'Nothing was lost; an existing connection is unchanged.'];
      return failed({ status: 503, tone: 'bad', paragraphs }, retry);
    },
  };
}
