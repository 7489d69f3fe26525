const TOKEN_CHARACTER = "[!#$%&'*+.^_`|~0-9a-z-]";
const TOKEN = `${TOKEN_CHARACTER}+`;
const QUOTED = '"(?:[\\t !#-\\[\\]-~\\x80-\\xff]|\\\\[\\t -~\\x80-\\xff])*"';
const PARAMETER = `(${TOKEN})[ \\t]*=[ \\t]*(${TOKEN}|${QUOTED})`;

// What may follow a letter is never ambiguous here, so that a hostile header costs no more than its length.
const mediaType = new RegExp(`^application/json((?:[ \\t]*;(?:[ \\t]*${PARAMETER})?)*)[ \\t]*$`, 'i');
const parameters = new RegExp(`(?<!${TOKEN_CHARACTER})${PARAMETER}`, 'gi');

/** `application/json` with any parameters of RFC 9110, spaces around "=" tolerated; a charset has to be utf-8. */
export function isJsonContentType(value: string): boolean {
  const [, given] = mediaType.exec(value.trim()) ?? [];
  if (given === undefined) return false;
  return [...given.matchAll(parameters)]
    .filter(([, name]) => name?.toLowerCase() === 'charset')
    .every(([, , charset = '']) => unquoted(charset).toLowerCase() === 'utf-8');
}

const unquoted = (text: string) => (text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text);
