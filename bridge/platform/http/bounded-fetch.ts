/** The response redirects. Following it would send tokens and the words of leads there. */
class RedirectRefused extends Error {
  override readonly name = 'RedirectRefused';

  constructor() {
    super('a redirect is not followed');
  }
}

/** The body is longer than a response of this kind can be. */
class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong';

  constructor(maxBytes: number) {
    super(`the body is longer than ${maxBytes} bytes`);
  }
}

type Fetch = typeof globalThis.fetch;

interface Bounds {
  /** Limit of a body, after decompression. */
  maxBytes: number;
  /** The fetch to use; defaults to the runtime's own. */
  fetch?: Fetch | undefined;
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * A fetch for outside services: it follows no redirect, not even on the same server, and drops a body as soon as it is
 * too long. It throws {@link RedirectRefused} on a redirect; reading a body that is too long throws {@link
 * BodyTooLong}. Node's `redirect: 'error'` would hide the reason in a message.
 */
export function createBoundedFetch({ maxBytes, fetch: send }: Bounds): Fetch {
  return async (input, init) => {
    const response = await (send ?? globalThis.fetch)(input, { ...init, redirect: 'manual' });
    if (redirects.has(response.status) || response.type === 'opaqueredirect') {
      await discardBody(response);
      throw new RedirectRefused();
    }
    if (Number(response.headers.get('content-length')) > maxBytes) {
      await discardBody(response);
      throw new BodyTooLong(maxBytes);
    }
    return withBoundedBody(response, maxBytes);
  };
}

/** Which of the two limits stopped a call, however a library wrapped the error. */
export function boundBroken(error: unknown): 'redirected' | 'too_long' | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof RedirectRefused) return 'redirected';
    if (at instanceof BodyTooLong) return 'too_long';
  }
  return undefined;
}

/** Ends the connection instead of reading on. */
async function discardBody({ body }: Response): Promise<void> {
  await body?.cancel().catch(() => undefined);
}

function withBoundedBody(response: Response, maxBytes: number): Response {
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new BodyTooLong(maxBytes);
      controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(count), { status, statusText, headers });
}
