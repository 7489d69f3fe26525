import { ApiError } from './api-error.ts';

/** What the token endpoint refuses: the body of RFC 6749 with HubSpot's own status. */
export const oauthErrors = {
  BAD_REFRESH_TOKEN: ['invalid_grant', 'missing or invalid refresh token'],
  BAD_AUTH_CODE: ['invalid_grant', 'missing or unknown auth code'],
  BAD_REDIRECT_URI: ['invalid_request', 'missing or mismatched redirect uri'],
  BAD_CLIENT_ID: ['invalid_client', 'missing or invalid client id'],
  BAD_CLIENT_SECRET: ['invalid_client', 'missing or invalid client secret'],
  BAD_HUB: ['access_denied', 'missing or unknown hub id'],
  BAD_GRANT_TYPE: ['unsupported_grant_type', 'unsupported grant type'],
} as const;
export type OAuthErrorStatus = keyof typeof oauthErrors;

export function oauthError(status: OAuthErrorStatus): ApiError {
  const [error, description] = oauthErrors[status];
  return new ApiError(400, { error, error_description: description, status, message: description });
}
