import table from './tables/web-api-methods.json' with { type: 'json' };

export interface MethodFacts {
  /** Slack's tier of rate limits; null for methods with limits of their own. */
  tier: number | null;
  /** One of them is needed; none for methods that need no scope. */
  scopes: readonly string[];
  required: readonly string[];
  optional: readonly string[];
  /** Codes the method answers besides the common ones. */
  errors: readonly string[];
}

const methods: Readonly<Record<string, MethodFacts>> = table.methods;
const common = new Set<string>(table.commonErrors);

export const methodFacts = (method: string): MethodFacts | undefined =>
  Object.hasOwn(methods, method) ? methods[method] : undefined;

export const methodNames = (): string[] => Object.keys(methods);

/** Codes in use that the extract of Slack's pages lacks, each seen in Slack's own client libraries or change log. */
const undocumented: Readonly<Record<string, readonly string[]>> = {
  'chat.postMessage': ['thread_not_found', 'user_not_found'],
  'chat.postEphemeral': ['thread_not_found'],
  'conversations.history': ['invalid_limit'],
  'conversations.replies': ['invalid_limit', 'not_in_channel'],
  'views.publish': ['user_not_found'],
};

/** Whether Slack is known to answer this code; the simulator holds itself to it. */
export const isKnownError = (method: string, code: string): boolean =>
  common.has(code) ||
  ['unknown_method', 'invalid_json'].includes(code) ||
  (methods[method]?.errors.includes(code) ?? false) ||
  (undocumented[method]?.includes(code) ?? false);
