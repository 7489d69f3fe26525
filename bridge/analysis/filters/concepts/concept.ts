/** A yes-or-no fact that filters ask for, with the words that settle it either way. All patterns are for folded text. */
export interface Concept {
  /** Words of a filter that ask for it. */
  asked: RegExp;
  /** Words of a filter that ask for the opposite. */
  opposite?: RegExp;
  yes: RegExp;
  no?: RegExp;
  /** Whether notes of some length that are silent about it mean "no". */
  silentMeansNo?: boolean;
  /** Whether nobody leaves it out: silence then fails a filter that asks for it too. */
  alwaysTold?: boolean;
  /** Whether words for "no" settle it even beside words for "yes" ("no helmet, lid was on the seat"). */
  noWins?: boolean;
  /** The fact in words, and its opposite: "the client is the tenant", "the client is the landlord". */
  says: string;
  denies: string;
}
