const accents: Record<string, string> = {
  á: 'a',
  à: 'a',
  â: 'a',
  ä: 'a',
  ã: 'a',
  é: 'e',
  è: 'e',
  ê: 'e',
  ë: 'e',
  í: 'i',
  ì: 'i',
  î: 'i',
  ï: 'i',
  ó: 'o',
  ò: 'o',
  ô: 'o',
  ö: 'o',
  õ: 'o',
  ú: 'u',
  ù: 'u',
  û: 'u',
  ü: 'u',
  ñ: 'n',
  ç: 'c',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
};

/**
 * Lower case, no accents, plain quotes and dashes, tabs and line ends as spaces. Every character stays where it is,
 * so an offset in the folded text is an offset in the original.
 */
export function foldText(text: string): string {
  return text
    .replace(/[^\x20-\x7e]/g, (character) => {
      if (character === '\n' || character === '\r') return '\n';
      if (/\s/.test(character)) return ' ';
      const lower = character.toLowerCase();
      const plain = accents[lower] ?? lower;
      return plain.length === 1 ? plain : character;
    })
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
