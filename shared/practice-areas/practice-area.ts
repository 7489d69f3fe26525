/** A practice area as firms name it, with the other names leads and intake people use for it. */
export interface PracticeArea {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Areas this one usually includes, so that a firm that names it accepts them too. */
  readonly covers: readonly string[];
}

/** Builds one area: `aliases` is a comma-separated list, to keep tables readable. */
export function area(id: string, name: string, aliases: string, covers: readonly string[] = []): PracticeArea {
  return { id, name, aliases: aliases.split(',').map((alias) => alias.trim().replace(/\s+/g, ' ')), covers };
}
