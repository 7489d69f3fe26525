const text = { type: 'string' };

/** Response headers of the v1 operations. */
export const headers = {
  XRequestId: {
    description: 'Id of this request in the log; the one that was sent, where it has a usable form.',
    schema: text,
  },
  XErrorCode: {
    description: 'Which error of the list this is, such as `invalid_record`: for programs that tell errors apart.',
    schema: text,
    example: 'invalid_record',
  },
  Link: {
    description: 'Where this error is explained.',
    schema: text,
    example: '</docs#invalid_record>; rel="help"',
  },
  RateLimitPolicy: {
    description: 'The limit of the plan: requests (`q`) in a window of `w` seconds.',
    schema: text,
    example: '"pro";q=100;w=60',
  },
  RateLimit: {
    description: 'Requests left (`r`) and seconds until the window ends (`t`).',
    schema: text,
    example: '"pro";r=99;t=60',
  },
  WWWAuthenticate: { description: 'How to identify oneself.', schema: text, example: 'Bearer realm="api"' },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  IdempotencyReplayed: {
    description: 'Present when the answer was stored by an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
} as const;

/** Request headers of the v1 operations. */
export const requestHeaders = [
  {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A repeated request with the same key and body gets the first answer, byte for byte, for 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
  },
  {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'Your own id for this request; letters, digits and `_.:-`, at most 128.',
    schema: { type: 'string', maxLength: 128, pattern: '^[\\w.:-]+$' },
  },
] as const;
