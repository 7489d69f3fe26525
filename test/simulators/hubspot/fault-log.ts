/**
 * What a client must never send, whatever the state of the portal. The call is answered as HubSpot would answer it; the
 * fault is what lets a test fail although the answer was harmless.
 */
export type FaultCode =
  | 'legacy_path'
  | 'unknown_path'
  | 'wrong_method'
  | 'malformed_url'
  | 'undefined_value'
  | 'authorization_header'
  | 'token_in_url'
  | 'content_type'
  | 'body_not_allowed'
  | 'not_json'
  | 'wrong_body'
  | 'not_text'
  | 'too_many_inputs'
  | 'duplicate_inputs'
  | 'unknown_property'
  | 'read_only_property'
  | 'invalid_value'
  | 'lifecycle_backwards'
  | 'search_too_wide'
  | 'oauth';

export interface ClientFault {
  code: FaultCode;
  message: string;
  portalId: number | null;
  /** Method and path of the call. */
  call: string;
}

export type ReportFault = (code: FaultCode, message: string) => void;
