import { hash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { exchangeOf } from '../../platform/http/exchange.ts';
import { renderDocsPage } from './docs-page.ts';
import { pageStyle } from './page-style.ts';

const contentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', pageStyle, 'base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page is the same for everyone until the next release, so it is made once. */
export function createDocsRoute(options: { version: string; publicUrl: string }): RequestHandler {
  const page = Buffer.from(renderDocsPage(options));
  return (_req, res) => {
    exchangeOf(res).route = '/docs';
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Content-Length', page.length);
    res.setHeader('Content-Security-Policy', contentPolicy);
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('Cache-Control', 'public, max-age=300');
    res.end(page);
  };
}
