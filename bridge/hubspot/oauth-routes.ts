import type { Request, RequestHandler, Response } from 'express';
import type { MessagePage } from '../../shared/message-page.ts';
import { beginInstall, finishInstall, type OAuthAnswer, type OAuthDeps } from './oauth-flow.ts';
import { callbackPath, installPath } from './oauth-urls.ts';

interface RouteDeps extends OAuthDeps {
  sendPage(res: Response, page: MessagePage): void;
  onRoute(res: Response, route: string): void;
}

type OAuthRoute = { method: 'get'; path: string; handler: RequestHandler };

/** Connecting a portal in the browser. */
export function createOAuthRoutes(deps: RouteDeps): OAuthRoute[] {
  const route = (path: string, answer: (deps: OAuthDeps, query: URLSearchParams) => Promise<OAuthAnswer>) => ({
    method: 'get' as const,
    path,
    handler: (async (req, res) => {
      deps.onRoute(res, path);
      // A preview of the link must not use it up.
      if (req.method === 'HEAD') return void res.status(200).end();
      send(deps, res, await answer(deps, queryOf(req)));
    }) satisfies RequestHandler,
  });
  return [route(installPath, beginInstall), route(callbackPath, finishInstall)];
}

function send({ sendPage }: RouteDeps, res: Response, answer: OAuthAnswer): void {
  // The address in the bar holds a code or a token: it is sent nowhere and kept nowhere.
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('Cache-Control', 'no-store');
  if ('redirect' in answer) res.status(302).setHeader('Location', answer.redirect).end();
  else sendPage(res, answer);
}

function queryOf({ url }: Request): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : url.slice(at + 1));
}
