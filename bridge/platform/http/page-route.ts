import type { Request, RequestHandler } from 'express';
import { exchangeOf } from './exchange.ts';
import type { MessagePage } from './message-page.ts';
import { sendMessagePage } from './message-page.ts';

/** A browser answer: a page or a redirect. */
export type PageAnswer = { redirect: string; cookie?: string } | { page: MessagePage; cookie: string } | MessagePage;

export type PageRoute = { method: 'get'; path: string; handler: RequestHandler };

/** A page of ours behind a link, or the return address of a consent page. */
export function createPageRoute(
  path: string,
  answer: (query: URLSearchParams, req: Request) => Promise<PageAnswer>,
): PageRoute {
  const handler: RequestHandler = async (req, res) => {
    exchangeOf(res).route = path;
    // A link preview must not consume it.
    if (req.method === 'HEAD') return void res.status(200).end();
    const given = await answer(queryOf(req), req);
    // The URL holds a code or a token: it must not be sent or cached.
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('Cache-Control', 'no-store');
    if ('cookie' in given && given.cookie !== undefined) res.setHeader('Set-Cookie', given.cookie);
    if ('redirect' in given) return void res.status(302).setHeader('Location', given.redirect).end();
    sendMessagePage(res, 'page' in given ? given.page : given);
  };
  return { method: 'get', path, handler };
}

function queryOf({ url }: Request): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : url.slice(at + 1));
}
