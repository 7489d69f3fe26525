/** Zero-width, bidi, soft-hyphen and variation characters: invisible, so never part of a word a person reads. */
const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const control = /\p{Cc}+/gu;
/** Words of a keyboard with a blank between two: nothing to do, and most texts are so. */
const plain = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

/** Text for one line of notes: no control or invisible characters, no broken surrogates, single spaces. */
export function toPlainText(text: string): string {
  if (plain.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/\ufffd/g, '')
    .replace(invisible, '')
    .replace(control, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** At most `limit` code points, cut at a word and marked with an ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const points = [...text];
  if (points.length <= limit) return text;
  const head = points.slice(0, limit - 1).join('');
  const space = points[limit - 1] === ' ' ? head.length : head.lastIndexOf(' ');
  const kept = space > head.length / 2 ? head.slice(0, space) : head;
  return `${kept.replace(/(?<![\s,;:.("“])[\s,;:.("“]+$/u, '')}…`;
}
