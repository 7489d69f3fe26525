/** The bands of specification §4.1 by their highest score. */
export const bands = [
  { name: 'poor', to: 30 },
  { name: 'moderate', to: 60 },
  { name: 'good', to: 85 },
  { name: 'excellent', to: 100 },
] as const;

export type BandName = (typeof bands)[number]['name'];

/** A grade this near to a border may as well have fallen on its other side. */
const BORDER_MARGIN = 5;

const indexOf = (total: number) => bands.findIndex((band) => total <= band.to);

export const bandOf = (total: number): BandName => bands[indexOf(Math.min(total, 100))]?.name ?? 'excellent';

interface BandAgreement {
  /** 1 in the same band, 0.5 one band off where the grade lies near the border between them, else 0. */
  credit: number;
  bandsApart: number;
}

export function compareBands(gold: number, ours: number): BandAgreement {
  const from = indexOf(gold);
  const to = indexOf(Math.round(ours));
  const bandsApart = Math.abs(from - to);
  if (bandsApart !== 1) return { credit: bandsApart === 0 ? 1 : 0, bandsApart };
  const border = (bands[Math.min(from, to)]?.to ?? 0) + 0.5;
  return { credit: Math.abs(gold - border) <= BORDER_MARGIN + 0.5 ? 0.5 : 0, bandsApart };
}
