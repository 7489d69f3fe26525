/** How far the rules are trusted against the wording; a fact that ends the case is the rules' to find. */
const ruleShare = { open: 0.6, ended: 0.8 } as const;

const partMax = 20;

const limited = (points: number): number => Math.min(Math.max(points, 0), partMax);

/** Whole points of a part from what the rules gave and what the wording lets expect. */
export const blendPoints = (rule: number, expected: number, ended: boolean): number => {
  const share = ended ? ruleShare.ended : ruleShare.open;
  return limited(Math.round(share * rule + (1 - share) * limited(expected)));
};
