/** A place name without case, accents, dots and doubled spaces. */
export function placeKey(name: string): string {
  const plain = /[^\0-\x7f]/.test(name) ? name.normalize('NFKD').replace(/\p{M}/gu, '') : name;
  return plain
    .toLowerCase()
    .replace(/['’`´ʻ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
