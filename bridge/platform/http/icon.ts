import { crc32, deflateSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { exchangeOf } from './exchange.ts';

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
export function createIconRoute(): RequestHandler {
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
