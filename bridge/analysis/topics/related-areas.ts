/** Areas whose matters people put under each other's labels; a label fits notes about any area of a circle it is in. */
const circles: readonly (readonly string[])[] = [
  `auto-accident truck-accident motorcycle-accident pedestrian-accident bicycle-accident rideshare-accident bus-accident
  wrongful-death brain-injury personal-injury insurance`,
  'boating-accident maritime aviation-accident personal-injury wrongful-death product-liability workers-compensation',
  'premises-liability dog-bite personal-injury wrongful-death construction-accident brain-injury sexual-abuse',
  'premises-liability landlord-tenant toxic-exposure',
  `medical-malpractice birth-injury nursing-home-abuse personal-injury wrongful-death product-liability mass-tort
  brain-injury`,
  'nursing-home-abuse elder-law personal-injury wrongful-death premises-liability',
  'product-liability mass-tort toxic-exposure class-action personal-injury wrongful-death veterans-benefits',
  'product-liability auto-accident truck-accident motorcycle-accident bicycle-accident lemon-law',
  'construction-accident workers-compensation personal-injury wrongful-death product-liability truck-accident',
  'workers-compensation personal-injury long-term-disability toxic-exposure wrongful-termination employment',
  'employment wrongful-termination discrimination wage-and-hour unemployment long-term-disability',
  'social-security-disability long-term-disability veterans-benefits',
  'veterans-benefits military',
  'family divorce child-custody child-support adoption domestic-violence child-protection guardianship',
  'estate-planning probate elder-law guardianship',
  'immigration asylum deportation',
  'criminal-defense dui-defense traffic expungement domestic-violence civil-rights military',
  'immigration deportation criminal-defense',
  'civil-rights personal-injury wrongful-death discrimination education sexual-abuse',
  'education discrimination professional-license',
  'bankruptcy foreclosure debt-defense tax consumer-protection',
  'debt-defense consumer-protection contract-dispute small-claims lemon-law defamation',
  'landlord-tenant real-estate foreclosure construction-dispute insurance',
  'real-estate toxic-exposure',
  'professional-malpractice real-estate',
  'real-estate contract-dispute business-litigation probate consumer-protection',
  'insurance contract-dispute construction-dispute',
  'business-litigation contract-dispute business-law intellectual-property entertainment securities wage-and-hour',
  'business-litigation defamation professional-malpractice',
  'professional-malpractice medical-malpractice contract-dispute',
  'tax business-law estate-planning',
  'securities consumer-protection',
].map((circle) => circle.split(/\s+/));

/** "Personal Injury" is put over anything that hurts a body. */
const bodily = [
  ...new Set(circles.filter((circle) => circle.includes('personal-injury')).flat()),
  'bus-accident',
  'sexual-abuse',
];

const relatedById = new Map<string, ReadonlySet<string>>();
for (const id of new Set(circles.flat())) {
  const near = circles.filter((circle) => circle.includes(id)).flat();
  relatedById.set(id, new Set([id, ...near, ...(id === 'personal-injury' ? bodily : [])]));
}

/** The areas that a label may cover without being wrong, itself among them. */
export const relatedAreas = (id: string): ReadonlySet<string> => relatedById.get(id) ?? new Set([id]);
