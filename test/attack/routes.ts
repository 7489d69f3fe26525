import type { Target } from './target.ts';

/** A route that reads a body, with headers as far as a stranger can make them: fresh, complete and proved by nothing. */
export interface BodyRoute {
  name: string;
  method: 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
}

const forHubSpot = () => ({
  'content-type': 'application/json',
  'x-hubspot-signature-v3': Buffer.alloc(32, 7).toString('base64'),
  'x-hubspot-signature': 'a'.repeat(64),
  'x-hubspot-signature-version': 'v2',
  'x-hubspot-request-timestamp': `${Date.now()}`,
});
const forSlack = (type: string) => ({
  'content-type': type,
  'x-slack-signature': `v0=${'b'.repeat(64)}`,
  'x-slack-request-timestamp': `${Math.floor(Date.now() / 1_000)}`,
});
const card = 'portalId=11&userId=7&userEmail=a%40example.com&appId=4070801';

/** Every kind of route that reads a body; v1 with a key too, for that is where a customer's body is read. */
export function bodyRoutes({ firm }: Pick<Target, 'firm'>): BodyRoute[] {
  const json = { 'content-type': 'application/json' };
  const signed = (name: string, method: 'POST' | 'PUT', path: string) => ({
    name,
    method,
    path,
    headers: forHubSpot(),
  });
  const v1 = (operation: string) => ({
    name: `v1 ${operation}`,
    method: 'POST' as const,
    path: `/api/v1/${operation}`,
    headers: { ...json, authorization: `Bearer ${firm.keys.at(-1)}` },
  });
  return [
    signed('webhook', 'POST', '/webhooks/hubspot'),
    { name: 'Slack', method: 'POST', path: '/slack/events', headers: forSlack('application/x-www-form-urlencoded') },
    { name: 'Slack event', method: 'POST', path: '/slack/events', headers: forSlack('application/json') },
    signed('action', 'POST', '/hubspot/actions/screen-lead'),
    signed('card', 'POST', `/hubspot/card/contacts/1/screen?${card}`),
    signed('override', 'PUT', `/hubspot/card/contacts/1/override?${card}`),
    signed('bulk', 'POST', `/hubspot/card/bulk?${card}`),
    signed('settings', 'PUT', `/hubspot/card/settings/configuration?${card}`),
    v1('score'),
    v1('screen'),
    v1('explain'),
    { name: 'v1 without a key', method: 'POST', path: '/api/v1/score', headers: json },
  ];
}
