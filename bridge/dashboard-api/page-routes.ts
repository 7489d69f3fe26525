import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler, Response } from 'express';
import { exchangeOf } from '../platform/http/exchange.ts';
import type { Route } from '../platform/http/mount-routes.ts';
import { Problem } from '../platform/problem.ts';

/** All pages are the same document; its script routes by the address. */
const pagePaths = [
  '/',
  '/sign-in',
  '/link',
  '/leads',
  '/leads/:leadId',
  '/rules',
  '/connections',
  '/api',
  '/people',
  '/audit',
  '/privacy',
  '/account',
  '/start',
];

/** Placeholder in the built document for the nonce, which is new in every answer. */
const NONCE = '__NONCE__';
/** File names are content hashes and contain no folder. */
const assetName = /^[\w-][\w.-]*\.(js|css|svg|woff2)$/;
const assetTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface PageDeps {
  /** Folder of the built pages. */
  folder: string;
  /** Handler for when they are not built. */
  unbuilt: RequestHandler;
}

/** Serves the dashboard's pages and assets. */
export function createPageRoutes({ folder, unbuilt }: PageDeps): Route[] {
  const page = (route: string): RequestHandler => {
    return async (req, res, next) => {
      exchangeOf(res).route = route;
      const built = await readBuilt(path.join(folder, 'index.html'));
      if (built === undefined) return void unbuilt(req, res, next);
      sendPage(res, built.toString('utf8'));
    };
  };
  const pages = pagePaths.map((route) => ({ method: 'get' as const, path: route, handler: page(route) }));
  return [...pages, { method: 'get', path: '/assets/:name', handler: createAssetHandler(path.join(folder, 'assets')) }];
}

function sendPage(res: Response, document: string): void {
  const nonce = randomBytes(16).toString('base64');
  const bytes = Buffer.from(document.replaceAll(NONCE, nonce));
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Length', bytes.length);
  res.setHeader('Content-Security-Policy', contentPolicy(nonce));
  res.setHeader('X-Frame-Options', 'DENY');
  // Addresses hold ids of leads.
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.end(bytes);
}

const contentPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

function createAssetHandler(folder: string): RequestHandler {
  return async (req, res) => {
    exchangeOf(res).route = '/assets/:name';
    const { name } = req.params;
    const [, type = ''] = (typeof name === 'string' && assetName.exec(name)) || [];
    const mediaType = assetTypes[type];
    if (mediaType === undefined) throw new Problem('not_found');
    const found = await readEncoded(path.join(folder, `${name}`), req.headers['accept-encoding'] ?? '');
    if (found === undefined) throw new Problem('not_found');
    res.setHeader('Content-Type', mediaType);
    res.setHeader('Content-Length', found.bytes.length);
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.setHeader('Vary', 'Accept-Encoding');
    if (found.encoding !== undefined) res.setHeader('Content-Encoding', found.encoding);
    res.end(found.bytes);
  };
}

/** The variant compressed at build time, when the browser accepts it. */
async function readEncoded(file: string, accepted: string) {
  const takes = new Set(accepted.split(',').map((one) => one.split(';')[0]?.trim().toLowerCase()));
  for (const [encoding, ending] of encodings) {
    const bytes = takes.has(encoding) ? await readBuilt(`${file}${ending}`) : undefined;
    if (bytes !== undefined) return { bytes, encoding };
  }
  const bytes = await readBuilt(file);
  return bytes && { bytes, encoding: undefined };
}

/** Undefined when there is none. */
async function readBuilt(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
