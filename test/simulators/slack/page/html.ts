/** Text that is HTML already. Everything else is escaped where it is put into HTML. */
export interface Html {
  readonly html: string;
}

export type Content = Html | string | number | null | false | readonly Content[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

export function markup(content: Content): string {
  if (content === null || content === false) return '';
  if (typeof content === 'string') return escapeHtml(content);
  if (typeof content === 'number') return String(content);
  if ('html' in content) return content.html;
  return content.map(markup).join('');
}

export const html = (texts: TemplateStringsArray, ...values: readonly Content[]): Html => ({
  html: texts.map((text, at) => text + markup(values[at] ?? null)).join(''),
});
