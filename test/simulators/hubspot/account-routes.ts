import { instantText } from './instant.ts';
import { limitsOf } from './rate-limits.ts';
import { type Exchange, type Route, reply } from './route.ts';

function details({ portal: { portalId, options } }: Exchange) {
  return reply(200, {
    portalId,
    portalName: options.name,
    accountType: options.accountType,
    timeZone: options.timeZone,
    companyCurrency: 'USD',
    additionalCurrencies: [],
    utcOffset: '-05:00',
    utcOffsetMilliseconds: -18_000_000,
    uiDomain: options.uiDomain,
    dataHostingLocation: 'na1',
  });
}

function usage({ portal }: Exchange) {
  const now = instantText(Date.now());
  const usageLimit = limitsOf[portal.options.tier].daily;
  const used = portal.limiters.static.usedToday();
  return reply(200, {
    results: [
      {
        name: 'private-apps-api-calls-daily',
        usageLimit,
        currentUsage: used,
        collectedAt: now,
        fetchStatus: 'SUCCESS',
      },
    ],
  });
}

export const accountRoutes: readonly Route[] = [
  {
    kind: 'account.details',
    method: 'GET',
    path: '/account-info/{ver}/details',
    scopes: ['oauth'],
    hasBody: false,
    handle: details,
  },
  {
    kind: 'account.usage',
    method: 'GET',
    path: '/account-info/{ver}/api-usage/daily/private-apps',
    scopes: [],
    hasBody: false,
    handle: usage,
  },
];
