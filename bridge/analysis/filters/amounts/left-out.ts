/** What a filter may leave out of a sum, and the concepts of `sum.lex` that tell it in notes. */
const kinds: readonly (readonly [asked: RegExp, told: readonly string[]])[] = [
  [/\bstudent loans?\b/, ['student']],
  [/\b(?:child support|support)\b/, ['support']],
  [/\b(?:tax(?:es)?|irs)\b/, ['tax']],
  [/\b(?:house|home|mortgages?|primary residence|real estate)\b/, ['house']],
  [/\b(?:cars?|auto|vehicles?|truck)(?: loans?| notes?)?\b/, ['vehicle']],
  [/\bmedical(?: bills?| debts?)?\b/, ['medical']],
  [
    /\b(?:penalties|interest|late (?:fees?|charges?)|(?:attorney'?s?|legal|lawyer'?s?) (?:fees?|bills?|costs))\b/,
    ['fees'],
  ],
  [/\b(?:bonus(?:es)?|commissions?|stock|rsus?|overtime)\b/, ['bonus']],
  [/\b(?:retirement|401k|ira)\b/, ['retirement']],
  [/\blife insurance\b/, ['life']],
  [/\bstate\b/, ['state']],
  [/\b(?:doubling|trebling|secured debt)\b/, []],
];

const leavesOut = [
  /\(([^)]{3,70}?) (?:do(?:es)?(?:n'?t| not) (?:count|matter)|excluded|not counted|left out)\)/,
  /(?:^|[,;.-] ?)([^.;,()-]{3,50}(?:, [^.;,()-]{3,30})*) (?:do(?:es)?(?:n'?t| not) count|excluded|not counted)/,
  /\b(?:not (?:counting|including)|excluding|excl\.?|exclusive of|besides|other than|apart from|aside from|leav(?:e|ing) out|minus)\b ([^.;)]{3,60})/,
  /\b(?:outside of|sin contar|do(?:n'?t| not) count)\b ([^.;)]{3,60})|\bexclude (?=student|child|tax|interest|late|mortgage|retirement|car |legal)([^.;)]{3,60})/,
];
/** "100k or more, base only". */
const baseOnly = /\b(?:base|straight)(?: (?:salary|pay|wage))? (?:only|alone)\b|\bonly (?:the )?base\b/;

const federal = /\b(?:federal|fed|irs)\b/;
const orState = /\b(?:or|and|plus|\/) (?:the )?state\b|\bstate (?:or|and|plus)\b|\band\/or state\b/;
const cardsAlone = /\bcards?\b/;
const otherDebts = /\b(?:unsecured|consumer|loans?|medical|debts (?:of|like|such)|etc|all|total|other|tarjetas)\b/;

/** The concepts of what a filter leaves out of the sum it sets; null where it leaves out what no concept tells. */
export function leftOutIn(filter: string): readonly string[] | null {
  if (federal.test(filter) && !orState.test(filter)) return ['state'];
  if (cardsAlone.test(filter) && !otherDebts.test(filter)) return ['student', 'personal'];
  const listed = leavesOut
    .map((words) => words.exec(filter))
    .map((match) => match?.[1] ?? match?.[2])
    .find((words) => words !== undefined);
  if (listed === undefined) return baseOnly.test(filter) ? ['bonus'] : [];
  const known = kinds.filter(([asked]) => asked.test(listed));
  return known.length === 0 ? null : known.flatMap(([, told]) => told);
}
