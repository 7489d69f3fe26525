import type { AddressInfo } from 'node:net';
import process from 'node:process';
import express from 'express';
import { instantAnswer } from './instant-answer.ts';

/** What Express costs by itself, as it comes: parse the body, answer JSON, nothing else. */
const app = express();

app.post('/api/v1/score', express.json({ limit: '256kb' }), (req, res) => {
  res.json(instantAnswer(req.body));
});
const server = app.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('SIGTERM', () => server.close(() => process.exit()));
