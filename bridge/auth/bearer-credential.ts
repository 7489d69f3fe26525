/** RFC 6750: the scheme in any case, spaces, one token68 and nothing after it. */
const bearer = /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i;

/** The credential of an `Authorization` header; empty when there is none. */
export function bearerCredential(header: string | undefined): string {
  return header === undefined ? '' : (bearer.exec(header)?.[1] ?? '');
}
