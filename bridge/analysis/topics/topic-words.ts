/**
 * What notes about one practice area say, by how surely it shows the area. Phrases are written as in the lexicons of
 * the offline engine: `stem*`, `either/or`, `_` for a short gap, `#` for a number, `$` for a sum.
 */
export interface TopicWords {
  /** Names the kind of matter. */
  readonly sure: string;
  /** Belongs to it more often than not. */
  readonly likely?: string;
  /** Turns up in it and elsewhere. */
  readonly hint?: string;
}

export type TopicTable = Readonly<Record<string, TopicWords>>;
