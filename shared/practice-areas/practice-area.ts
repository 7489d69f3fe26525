/** A practice area as firms name it, with the other names leads and intake people use for it. */
export interface PracticeArea {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Areas whose matters this one takes in as a rule, so that a firm naming it means them too. */
  readonly covers: readonly string[];
}

/** Reads one area: `aliases` is a list with commas, so that a table stays readable. */
export function area(id: string, name: string, aliases: string, covers: readonly string[] = []): PracticeArea {
  return { id, name, aliases: aliases.split(',').map((alias) => alias.trim().replace(/\s+/g, ' ')), covers };
}
