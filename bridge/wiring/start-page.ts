import type { RequestHandler } from 'express';
import { type MessagePage, sendMessagePage } from '../platform/http/message-page.ts';
import { CALL } from '../platform/product.ts';

/** No account data: everybody with the address may read it. */
const page: MessagePage = {
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

export const answerStartPage: RequestHandler = (_req, res) => {
  sendMessagePage(res, page);
};
