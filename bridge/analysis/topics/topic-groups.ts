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
  family: 'family divorce child-support adoption domestic-violence',
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
  consumer: 'consumer-protection lemon-law',
  insurance: 'insurance',
  business: 'business-litigation contract-dispute business-law securities',
  invention: 'intellectual-property entertainment',
  defamation: 'defamation',
  professional: 'professional-malpractice professional-license',
} as const satisfies Record<string, string>;

export type TopicGroup = keyof typeof groups;

export const topicGroups = Object.keys(groups) as readonly TopicGroup[];

/** What else a label of a group is put over without being wrong. A narrow label covers less than a wide one. */
const covers: Readonly<Record<TopicGroup, string>> = {
  vehicle: 'product insurance water civil premises',
  premises: 'animal product comp landlord abuse civil education medical',
  animal: 'premises',
  medical: 'nursing product',
  nursing: 'medical abuse premises estate guardianship',
  product: 'medical water vehicle comp consumer premises veterans landlord property',
  abuse: 'premises civil education employment medical nursing criminal family',
  water: 'vehicle comp premises product wage',
  comp: 'premises product vehicle water disability medical',
  employment: 'wage unemployment comp disability civil business immigration abuse education water',
  wage: 'employment water immigration',
  unemployment: 'employment wage',
  disability: 'veterans insurance comp',
  veterans: 'disability product medical',
  family: 'custody guardianship criminal driving',
  custody: 'family guardianship criminal driving',
  estate: 'guardianship family tax',
  guardianship: 'estate custody family disability education',
  criminal: 'driving civil family custody immigration',
  driving: 'criminal',
  immigration: 'criminal family wage custody',
  civil: 'vehicle premises medical criminal education employment landlord abuse property animal driving',
  education: 'civil employment custody premises disability abuse',
  tax: 'business estate property debt professional',
  landlord: 'property premises business debt product consumer civil insurance',
  property: 'landlord building foreclosure estate business insurance consumer product',
  building: 'property insurance business consumer landlord',
  foreclosure: 'debt property consumer landlord business',
  debt: 'foreclosure consumer tax landlord business',
  consumer: 'debt product business property building insurance landlord foreclosure professional invention defamation',
  insurance: 'vehicle building property medical disability business premises animal water product landlord',
  business: `consumer building property landlord invention professional wage employment insurance tax defamation estate
    debt foreclosure`,
  invention: 'business defamation employment',
  defamation: 'business employment family invention civil education',
  professional: '',
};

/** Areas that say how bad it is or what was under way, and not how it happened. */
const bodily = `vehicle premises animal medical nursing product abuse water comp civil insurance` as const;
const wide: Readonly<Record<string, string>> = {
  'personal-injury': bodily,
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
