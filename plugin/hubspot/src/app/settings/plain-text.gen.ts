// Generated from cards/plain-text.ts by `npm run generate`. Do not edit.
/** Control and bidi characters; line ends and gaps between words stay. */
const CONTROLS = /[^\P{C}\n]/gu;

/**
 * Untrusted text of a lead as plain text: no control or bidi characters, at most so many code points. HubSpot's
 * components render it as text; no markup is parsed.
 */
export function plainText(text: string, max: number): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(CONTROLS, '')
    .trim();
  const points = [...clean];
  return points.length <= max
    ? clean
    : `${points
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/** A URL that may be opened, or null: only https, and nothing a person could not read. */
export function safeUrl(url: string | null): string | null {
  return url !== null && /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#][!-~]{0,1000})?$/.test(url) ? url : null;
}
