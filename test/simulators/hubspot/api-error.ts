/** What the server answers instead of a result; thrown by handlers, sent by the server. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(String(body.message ?? status));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export interface ErrorDetail {
  message: string;
  code?: string;
  in?: string;
  context?: Record<string, string[]>;
}

export const invalid = (message: string, extra: Record<string, unknown> = {}): ApiError =>
  new ApiError(400, { status: 'error', message, ...extra, category: 'VALIDATION_ERROR' });

export const conflict = (message: string): ApiError =>
  new ApiError(409, { status: 'error', message, category: 'CONFLICT' });

export const unauthenticated = (): ApiError =>
  new ApiError(401, {
    status: 'error',
    message:
      'Authentication credentials not found. This API supports OAuth 2.0 authentication and you can find more details at https://developers.hubspot.com/docs/methods/auth/oauth-overview',
    category: 'INVALID_AUTHENTICATION',
  });

export const expiredToken = (): ApiError =>
  new ApiError(401, {
    status: 'error',
    message: 'The OAuth token used to make this call has expired.',
    category: 'EXPIRED_AUTHENTICATION',
  });

export const missingScopes = (scopes: readonly string[]): ApiError =>
  new ApiError(403, {
    status: 'error',
    message: "This app hasn't been granted all required scopes to make this call.",
    errors: [
      {
        message: 'One or more of the following scopes are required.',
        context: { requiredGranularScopes: [...scopes] },
      },
    ],
    category: 'MISSING_SCOPES',
  });

export const notFound = (): ApiError =>
  new ApiError(404, { status: 'error', message: 'resource not found', category: 'OBJECT_NOT_FOUND' });

export const notNumeric = (id: string): ApiError =>
  new ApiError(404, {
    status: 'error',
    message: 'Object not found.  objectId are usually numeric.',
    context: { id: [id] },
    category: 'OBJECT_NOT_FOUND',
  });

export const unsupportedMedia = (): ApiError =>
  new ApiError(415, {
    status: 'error',
    message: 'HTTP 415 Unsupported Media Type',
    category: 'UNSUPPORTED_MEDIA_TYPE',
  });

const limitWords = {
  TEN_SECONDLY_ROLLING: 'ten_secondly_rolling',
  DAILY: 'daily',
  SECONDLY: 'secondly',
} as const;
export type LimitPolicy = keyof typeof limitWords;

export const rateLimited = (policyName: LimitPolicy, headers: Record<string, string> = {}): ApiError =>
  new ApiError(
    429,
    {
      status: 'error',
      message: `You have reached your ${limitWords[policyName]} limit.`,
      category: 'RATE_LIMITS',
      errorType: 'RATE_LIMIT',
      policyName,
      groupName: policyName === 'SECONDLY' ? 'search:api' : 'publicapi:private-apps:all',
    },
    headers,
  );

export const locked = (): ApiError =>
  new ApiError(423, { status: 'error', message: 'The resource is locked. Try again later.', category: 'LOCKED' });
