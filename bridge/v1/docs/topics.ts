import { plans } from '../../../shared/plan-limits.ts';
import { FIELD_MAX, INTAKE_NOTES_MAX } from '../../../shared/record.ts';

interface Topic {
  id: string;
  title: string;
  /** Plain sentences; words in backticks are code. */
  points: readonly string[];
}

const count = (value: number) => value.toLocaleString('en-US');
const { requests, windowSeconds } = plans.pro;

/** Topics of every operation, for the page and the reference file. */
export const topics: readonly Topic[] = [
  {
    id: 'authentication',
    title: 'Authentication',
    points: [
      'Every request carries `Authorization: Bearer <API_KEY>`. In the error texts, "user" means the account that owns the key.',
      'Keys start with `lis_live_`, are shown once and are issued to accounts with an active PRO subscription. Keep them out of browsers and repositories, and rotate them: the old key keeps working for a day beside the new one.',
      'Checked in this order: key, subscription, plan (401), rate limit (429), body (400), analysis (500). A change of plan or subscription and a revoked key take effect within a second.',
      'An address that sends 20 wrong keys within a minute gets 429 for every further wrong key until the minute is over. A valid key still works.',
    ],
  },
  {
    id: 'body',
    title: 'Request body',
    points: [
      '`Content-Type: application/json`, UTF-8, at most 256 kB, with exactly one top-level key, `record`.',
      `All ten fields are required and are strings: \`intakeNotes\` up to ${count(INTAKE_NOTES_MAX)} characters, the others up to ${FIELD_MAX}. An empty string is accepted and costs points. Formats are not checked.`,
      'Other fields inside `record` are ignored and not returned.',
    ],
  },
  {
    id: 'score',
    title: 'What the score says',
    points: [
      'The intake notes earn up to 80 points: clarity of the legal issue, strength of the case, damages and legal merit, 20 each. Completeness earns up to 20: fields present 10, quality of the data 10.',
      '0 to 30: poor. 31 to 60: moderate. 61 to 85: good. 86 to 100: excellent.',
      'The notes have at most 300 characters and name strengths, then weaknesses, then what is missing.',
      'The same record gets the same answer, apart from the timestamp, as long as the engine and the day stay the same.',
    ],
  },
  {
    id: 'screening',
    title: 'How screening decides',
    points: [
      'A record is valid when its score is equal to or above the threshold of the account (1 to 100, 60 unless changed).',
      'A practice area that the account does not take scores 0. Names match without case, spacing and punctuation, and by the aliases that the account lists; an account that lists no areas takes nothing.',
      'Custom filters are rules in plain English, each judged met, violated or unknown. A violated one caps the score at 8; an unknown one costs 2 points and is named in the notes.',
      'The record is in exactly one of the two lists, with its ten fields unchanged.',
    ],
  },
  {
    id: 'limits',
    title: 'Rate limit',
    points: [
      `PRO: ${requests} requests in a window of ${windowSeconds} seconds for each account, shared by all its keys and all operations. The window opens with the first request; refused bodies count, requests with a wrong key do not.`,
      `Every counted answer says what is left: \`RateLimit-Policy: "pro";q=${requests};w=${windowSeconds}\` and \`RateLimit: "pro";r=${requests - 1};t=${windowSeconds}\`. A 429 says how long to wait in \`Retry-After\`.`,
    ],
  },
  {
    id: 'idempotency',
    title: 'Repeating a request safely',
    points: [
      'With `Idempotency-Key` (1 to 255 printable ASCII characters), a repeated request with the same body gets the stored answer, byte for byte, with `Idempotency-Replayed: true`. Keys belong to the account and are stored for 24 hours.',
      'The same key with another body or operation is a 409. While the first request is still being answered, repeated ones wait for it. Failures are not stored, so a failed request can be sent again with the same key.',
    ],
  },
  {
    id: 'kept',
    title: 'What is stored about a request',
    points: [
      'The result with its reasons is stored encrypted for 30 days, or as long as the account chose, so that the same record gets the same answer. With an `Idempotency-Key`, the answer is stored encrypted for 24 hours. The record itself is not stored.',
      'An account can choose to save its API calls, encrypted, for 1 to 365 days (Privacy in the dashboard, or `account set --keep-calls`). The API page of the dashboard then shows each answered call: record, score, outcome and reasons. A repeated request is saved once. Saving never delays a request or makes it fail.',
      'What is stored about a record can be erased by its `X-Request-Id` or its content, and what is stored about a person by email or phone: on the Privacy page, or with `results erase`. A request can be found one second after its answer.',
    ],
  },
  {
    id: 'versions',
    title: 'Request ids and versions',
    points: [
      'Every answer has an `X-Request-Id`; send your own, or quote ours when something went wrong.',
      'Changes under `/api/v1/` only add things. A breaking change gets a new path segment, and the old one is served for six more months with `Deprecation` and `Sunset` headers.',
    ],
  },
];
