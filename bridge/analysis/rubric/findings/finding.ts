export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Something the notes show: how much of it, and where it stands. */
export interface Finding {
  readonly amount: number;
  readonly span: Span | null;
  /** What was concluded, for facts and flags; no words of the record. */
  readonly detail?: string;
}

export type Findings = ReadonlyMap<string, Finding>;
