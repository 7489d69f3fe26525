import type { RequestHandler } from 'express';
import { exchangeOf } from '../../platform/http/exchange.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import { createOpenApiDocument } from './openapi-document.ts';

/** Needs no key: who wants to call the API has to be able to read how. */
export function createOpenApiRoute(options: { version: string; publicUrl: string }): RequestHandler {
  const json = Buffer.from(`${JSON.stringify(createOpenApiDocument(options), null, 2)}\n`);
  return (_req, res) => {
    exchangeOf(res).route = '/api/v1/openapi.json';
    res.setHeader('Cache-Control', 'public, max-age=300');
    res.setHeader('Access-Control-Allow-Origin', '*');
    sendJson(res, 200, json);
  };
}
