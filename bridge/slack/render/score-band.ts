/** A band has a word beside its colour: not everybody sees colours, and no screen reader says them. */
const bands = [
  { from: 85, emoji: '🟢', word: 'very strong' },
  { from: 70, emoji: '🔵', word: 'strong' },
  { from: 50, emoji: '🟡', word: 'fair' },
  { from: 0, emoji: '⚪', word: 'weak' },
] as const;

/** How a score from 0 to 100 is told. */
export function scoreBand(score: number): { emoji: string; word: string } {
  return bands.find(({ from }) => score >= from) ?? bands[3];
}
