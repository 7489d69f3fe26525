import { type Html, html } from '../../platform/http/html.ts';

/** A sentence whose words in backticks are set as code. */
export function codeText(sentence: string): Html {
  return html`${sentence.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
}
