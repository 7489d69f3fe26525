import type { OAuth } from './oauth.ts';
import { type Route, reply } from './route.ts';
import type { Reply } from './transport.ts';

/** A call that proves itself with the app's credentials in a form instead of a token. */
export interface FormRoute {
  kind: string;
  method: string;
  path: string;
  handle(form: URLSearchParams): Reply;
}

export const formRoutes = (oauth: OAuth): readonly FormRoute[] => [
  {
    kind: 'oauth.token',
    method: 'POST',
    path: '/oauth/{ver}/token',
    handle: (form) => reply(200, oauth.token(form)),
  },
  {
    kind: 'oauth.introspect',
    method: 'POST',
    path: '/oauth/{ver}/token/introspect',
    handle: (form) => reply(200, oauth.introspect(form)),
  },
  {
    kind: 'oauth.revoke',
    method: 'POST',
    path: '/oauth/{ver}/token/revoke',
    handle(form) {
      oauth.revoke(form);
      return reply(200, {});
    },
  },
];

export const installRoutes = (oauth: OAuth): readonly Route[] => [
  {
    kind: 'install.remove',
    method: 'DELETE',
    path: '/appinstalls/{ver}/external-install',
    scopes: [],
    hasBody: false,
    handle({ portal }) {
      oauth.uninstall(portal.portalId);
      return reply(204);
    },
  },
];
