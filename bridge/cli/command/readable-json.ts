/** A list that holds only texts, each in a line of its own. */
const TEXTS = /\[\n((?: +"(?:[^"\\]|\\.)*",?\n)+) *\]/g;

/** JSON for people: a list of texts takes one line. It can be read back as any JSON. */
export const readableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(TEXTS, (_, lines: string) => `[${lines.trim().replaceAll(/\n */g, ' ')}]`);
