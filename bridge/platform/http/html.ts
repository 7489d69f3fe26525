/** Text that is already HTML; only `html` makes it, so that nothing unescaped gets into a page. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | string | number | readonly Piece[] | false | undefined;

/** A template that escapes its values, except other templates. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { markup: strings.reduce((text, part, index) => text + render(pieces[index - 1]) + part) };
}

function render(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeText(`${piece}`);
  return isList(piece) ? piece.map(render).join('') : piece.markup;
}

function isList(piece: Html | readonly Piece[]): piece is readonly Piece[] {
  return Array.isArray(piece);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
