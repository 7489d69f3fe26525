import type { Response } from 'express';
import type { MessagePage } from '../../../shared/message-page.ts';
import { createPageRoute, type PageRoute } from '../../platform/http/page-route.ts';
import { beginInstall, finishInstall, type OAuthDeps } from './oauth-flow.ts';
import { callbackPath, installPath } from './oauth-urls.ts';

interface RouteDeps extends OAuthDeps {
  sendPage(res: Response, page: MessagePage): void;
  onRoute(res: Response, route: string): void;
}

/** Connecting a portal in the browser. */
export function createOAuthRoutes(deps: RouteDeps): PageRoute[] {
  return [
    createPageRoute(deps, installPath, (query) => beginInstall(deps, query)),
    createPageRoute(deps, callbackPath, (query, req) => finishInstall(deps, query, req.headers.cookie)),
  ];
}
