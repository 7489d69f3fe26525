import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import type { RequestHandler, Response } from 'express';
import { exchangeOf } from '../platform/http/exchange.ts';
import { type MessagePage, sendMessagePage } from '../platform/http/message-page.ts';
import type { Route } from '../platform/http/mount-routes.ts';
import { Problem } from '../platform/problem.ts';
import { CALL } from '../platform/product.ts';

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

const builtPages = fileURLToPath(new URL('../dashboard/dist', import.meta.url));

/** Serves the dashboard's pages and assets. @param folder of the built pages */
export function createPageRoutes(folder = builtPages): Route[] {
  const page = (route: string): RequestHandler => {
    return async (_req, res) => {
      exchangeOf(res).route = route;
      const built = await readBuilt(path.join(folder, 'index.html'));
      if (built === undefined) return sendMessagePage(res, startPage);
      sendPage(res, built.toString('utf8'));
    };
  };
  const pages = pagePaths.map((route) => ({ method: 'get' as const, path: route, handler: page(route) }));
  return [
    ...pages,
    { method: 'get', path: '/assets/:name', handler: createAssetHandler(path.join(folder, 'assets')) },
    { method: 'get', path: '/favicon.ico', handler: createIconHandler() },
  ];
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

const SIZE = 32;
const BLUE = [0x24, 0x54, 0xc5, 0xff];
const WHITE = [0xff, 0xff, 0xff, 0xff];
const NOTHING = [0, 0, 0, 0];

/** Three bars that rise, in a square with round corners. */
function colorAt(x: number, y: number): number[] {
  const corner = [x, y].map((at) => Math.max(6 - at, at - (SIZE - 7), 0));
  if (Math.hypot(...corner) > 6) return NOTHING;
  const bar = Math.floor((x - 7) / 7);
  const isBar = x >= 7 && x < 26 && (x - 7) % 7 < 5;
  return isBar && y < 26 && y >= 19 - bar * 6 ? WHITE : BLUE;
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

function png(): Buffer {
  const head = Buffer.from([0, 0, 0, SIZE, 0, 0, 0, SIZE, 8, 6, 0, 0, 0]);
  const sides = Array.from({ length: SIZE }, (_, at) => at);
  const rows = sides.flatMap((y) => [0, ...sides.flatMap((x) => colorAt(x, y))]);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = chunk('IDAT', deflateSync(Buffer.from(rows)));
  return Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]);
}

/** One image in the container that browsers request by default. */
function icon(): Buffer {
  const picture = png();
  const entry = Buffer.from([0, 0, 1, 0, 1, 0, SIZE, SIZE, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  entry.writeUInt32LE(picture.length, 14);
  return Buffer.concat([entry, picture]);
}

/** Drawn on first request. */
function createIconHandler(): RequestHandler {
  let drawn: Buffer | undefined;
  return (_req, res) => {
    exchangeOf(res).route = '/favicon.ico';
    drawn ??= icon();
    res.setHeader('Content-Type', 'image/x-icon');
    res.setHeader('Content-Length', drawn.length);
    res.setHeader('Cache-Control', 'public, max-age=86400');
    res.end(drawn);
  };
}

/** Shown while no pages are built. No account data: everybody with the address may read it. */
const startPage: MessagePage = {
  status: 200,
  tone: 'good',
  title: 'Lead intake scoring answers here',
  paragraphs: [
    'It scores and screens the leads of a law firm. Programs call its API; in a firm, people see its results in HubSpot and Slack.',
  ],
  places: [
    { url: '/docs', label: 'API reference', what: 'every operation and error, with examples' },
    { url: '/api/v1/openapi.json', label: 'OpenAPI 3.1', what: 'the same, for programs' },
    { url: '/readyz', label: 'Readiness', what: 'which parts work' },
  ],
  next: [
    'See the dashboard here: its pages are not built yet. npm ci and npm start build them.',
    'Send a first record: npm start prints a line that does, with the key of the first account.',
    `Another key: ${CALL} key create --name NAME`,
    `Connect HubSpot: ${CALL} help hubspot connect`,
    `Connect Slack: ${CALL} help slack connect`,
    `See whether every part works: ${CALL} doctor`,
  ],
};
