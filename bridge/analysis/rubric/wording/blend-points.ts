/** How far the rules are trusted against the wording; a fact that ends the case is the rules' to find. */
const ruleShare = { open: 0.4, ended: 0.6 } as const;

/** Words never save more of a case that has ended. */
const mostSaved = 4;

const partMax = 20;

const limited = (points: number): number => Math.min(Math.max(points, 0), partMax);

/** Whole points of a part from what the rules gave and what the wording lets expect. */
export const blendPoints = (rule: number, expected: number, ended: boolean): number => {
  const share = ended ? ruleShare.ended : ruleShare.open;
  const points = limited(Math.round(share * rule + (1 - share) * limited(expected)));
  return ended ? Math.min(points, rule + mostSaved) : points;
};
