import { isPlaceholder } from './placeholder.ts';

/** An address in the shape mail servers take; lengths are bounded, so it is read in linear time. */
const ADDRESS =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** Local parts that only fill the field. */
const FILLER =
  /^(?:no[-_.]?e?-?mail|none|no|na|n-?a|null|test(?:ing|er)?\d*|fake|asdf\w*|unknown|noreply|no-?reply|nobody|x+|abc|a|aaa+)$/;

type EmailState = 'missing' | 'malformed' | 'fine';

/** Only the shape and the part before the sign count: whose mail service it is says nothing of a lead. */
export function readEmail(value: string): EmailState {
  const text = value.trim();
  if (isPlaceholder(text)) return 'missing';
  const local = text.split('@')[0]?.toLowerCase() ?? '';
  if (text.includes('@') && FILLER.test(local)) return 'missing';
  return text.length <= 254 && ADDRESS.test(text) ? 'fine' : 'malformed';
}
