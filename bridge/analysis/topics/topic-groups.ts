/** Areas whose notes read alike; the learned weights tell these apart and no finer. */
const groups = {
  vehicle: `auto-accident truck-accident motorcycle-accident pedestrian-accident bicycle-accident rideshare-accident
    bus-accident`,
  premises: 'premises-liability',
  animal: 'dog-bite',
  medical: 'medical-malpractice birth-injury',
  nursing: 'nursing-home-abuse',
  product: 'product-liability mass-tort toxic-exposure',
  abuse: 'sexual-abuse',
  water: 'maritime boating-accident',
  comp: 'workers-compensation',
  employment: 'employment wrongful-termination discrimination',
  wage: 'wage-and-hour',
  unemployment: 'unemployment',
  disability: 'social-security-disability long-term-disability',
  veterans: 'veterans-benefits',
  family: 'family divorce child-support adoption',
  custody: 'child-custody child-protection',
  estate: 'estate-planning probate elder-law',
  guardianship: 'guardianship',
  criminal: 'criminal-defense expungement',
  driving: 'dui-defense traffic',
  immigration: 'immigration asylum deportation',
  civil: 'civil-rights',
  education: 'education',
  tax: 'tax',
  landlord: 'landlord-tenant',
  property: 'real-estate',
  building: 'construction-dispute',
  foreclosure: 'foreclosure',
  debt: 'bankruptcy debt-defense',
  consumer: 'consumer-protection',
  insurance: 'insurance',
  business: 'business-litigation contract-dispute business-law securities',
  invention: 'intellectual-property entertainment',
  defamation: 'defamation',
  professional: 'professional-malpractice professional-license',
  violence: 'domestic-violence',
  benefits: 'public-benefits',
  neighbor: 'neighbor-dispute',
  victim: 'crime-victim',
  dealer: 'auto-fraud lemon-law',
  health: 'health-law',
} as const satisfies Record<string, string>;

export type TopicGroup = keyof typeof groups;

export const topicGroups = Object.keys(groups) as readonly TopicGroup[];

/** What else a label of a group is put over without being wrong. A narrow label covers less than a wide one. */
const covers: Readonly<Record<TopicGroup, string>> = {
  vehicle: 'product insurance water civil premises',
  premises: 'animal product comp abuse civil medical',
  animal: 'premises neighbor',
  medical: 'nursing product health',
  nursing: 'medical abuse premises health',
  product: 'medical water vehicle comp consumer premises dealer',
  abuse: 'premises civil education employment medical nursing criminal victim violence',
  water: 'vehicle comp premises product wage',
  comp: 'premises product vehicle water disability medical employment',
  employment: 'wage unemployment comp civil business abuse',
  wage: 'employment',
  unemployment: 'employment wage benefits',
  disability: 'veterans insurance comp benefits health',
  veterans: 'disability medical benefits',
  family: 'custody guardianship violence',
  custody: 'family guardianship violence',
  estate: 'guardianship tax benefits',
  guardianship: 'estate custody disability benefits',
  criminal: 'driving civil victim violence',
  driving: 'criminal vehicle',
  immigration: 'wage family custody',
  civil: 'premises medical criminal education employment landlord abuse victim',
  education: 'civil custody abuse',
  tax: 'business estate debt professional',
  landlord: 'property premises business debt civil insurance neighbor foreclosure benefits',
  property: 'landlord building foreclosure estate insurance neighbor',
  building: 'property insurance business consumer',
  foreclosure: 'debt property consumer landlord',
  debt: 'foreclosure consumer tax health dealer',
  consumer: 'vehicle debt product business building insurance defamation dealer health landlord',
  insurance: 'vehicle building property medical disability premises health product',
  business: 'consumer building property landlord invention wage employment tax defamation',
  invention: 'business defamation',
  defamation: 'business invention victim',
  professional: '',
  violence: 'family custody criminal victim',
  benefits: 'disability unemployment veterans health employment',
  neighbor: 'property landlord animal',
  victim: 'criminal violence abuse',
  dealer: 'consumer debt vehicle',
  health: 'medical nursing insurance benefits disability debt',
};

/** Areas that say how bad it is or what was under way, and not how it happened. */
const bodily = `vehicle premises animal medical nursing product abuse water comp civil insurance` as const;
const wide: Readonly<Record<string, string>> = {
  'personal-injury': bodily,
  torts: `${bodily} defamation neighbor victim violence property landlord consumer dealer health criminal driving education
    employment`,
  'wrongful-death': bodily,
  'brain-injury': bodily,
  'construction-accident': `${bodily} employment wage`,
  'aviation-accident': bodily,
  'railroad-injury': 'comp vehicle premises product employment',
  'elder-law': 'estate guardianship nursing disability consumer business property family',
  bankruptcy: 'debt foreclosure tax',
  adoption: 'family custody guardianship business immigration',
};

/** A professional's mistake can be made in any matter. */
const anyMatter: ReadonlySet<string> = new Set(['professional-malpractice', 'professional-license']);

const groupByArea = new Map<string, TopicGroup>(
  topicGroups.flatMap((group) => groups[group].split(/\s+/).map((areaId) => [areaId, group] as const)),
);

const isGroup = (name: string): name is TopicGroup => name in groups;
const read = (names: string): TopicGroup[] => names.split(/\s+/).filter(isGroup);

/** The group of an area; none for areas that say how a case is brought or how bad it is and not what it is about. */
export const groupOfArea = (areaId: string): TopicGroup | null => groupByArea.get(areaId) ?? null;

/** The groups that a label of an area may stand over; none where it may stand over anything. */
export function coveredGroups(areaId: string): readonly TopicGroup[] | null {
  const injuries = wide[areaId];
  if (injuries !== undefined) return read(injuries);
  const group = groupOfArea(areaId);
  return group === null || anyMatter.has(areaId) ? null : [group, ...read(covers[group])];
}

/** The groups in which somebody's body is hurt. */
export const bodilyGroups: ReadonlySet<TopicGroup> = new Set(read(bodily));

/** The groups that an area names itself. */
export function ownGroups(areaId: string): readonly TopicGroup[] {
  const group = groupOfArea(areaId);
  return group === null ? read(wide[areaId] ?? '') : [group];
}

/** The area that stands for a group where one has to be named. */
export const areaOfGroup = (group: TopicGroup): string => groups[group].split(/\s+/)[0] ?? group;
