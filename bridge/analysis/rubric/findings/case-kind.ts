import { foldText } from '../../text/fold-text.ts';
import type { Reading } from '../reading/read-notes.ts';

export const caseKinds = [
  'motor',
  'premises',
  'product',
  'animal',
  'malpractice',
  'nursing',
  'comp',
  'employment',
  'wage',
  'family',
  'criminal',
  'debt',
  'immigration',
  'estate',
  'property',
  'tenancy',
  'business',
  'ideas',
  'disability',
  'civil',
  'consumer',
  'tax',
  'insurance',
] as const;
export type CaseKind = (typeof caseKinds)[number];

interface KindSigns {
  readonly label: RegExp;
  readonly notes: RegExp;
}

const signs: Record<CaseKind, KindSigns> = {
  motor: {
    label:
      /\b(?:auto\w*|car|cars|mva|mca|mvc|motor|vehicle|truck\w*|18.?wheel\w*|motorcycle|moto\w*|bike|bicycle|pedestrian|rideshare|uber|lyft|bus|collision|wreck|choque|carro|transito|scooter|boat\w*|aviation|train)\b/,
    notes:
      /\b(?:rear.?ended|t.?boned|sideswip\w+|crash\w*|collision|collided|wreck(?:ed)?|mva|mca|mvc|car accident|auto accident|fender bender|head.?on|hit by a \w*\s?(?:car|truck|van|driver|bus|suv)|driver|trucker|passenger|intersection|red light|stop sign|highway|freeway|crosswalk|pedestrian|motorcycle|bicycle|cyclist|semi|18.?wh\w+|dui driver|choque|choco|chocaron|atropell\w+|airbag|totaled|od cited|pip)\b/g,
  },
  premises: {
    label:
      /\b(?:premises?|slip\w*|trip\w*|fall|caida|negligent security|swimming|drowning|elevator|construction accident|building collapse|playground)\b/,
    notes:
      /\b(?:slipped|slip and fall|tripped|fell (?:on|at|in|down|through|off)|wet floor|spill\w*|no (?:wet floor )?sign|puddle|ice\b|icy|stairs?|steps?|handrail|railing|sidewalk|pothole|resbal\w+|se cayo|me cai|ceiling|elevator|store manager|aisle|scaffold\w*|trench)\b/g,
  },
  product: {
    label:
      /\b(?:products?|defective|recall|mass tort|toxic|class action|drug|device|pharma\w*|asbestos|mesothelioma|roundup|talc|lejeune|exposure)\b/,
    notes:
      /\b(?:defect\w*|malfunction\w*|explod\w+|burst into|caught fire|recall(?:ed)?|manufacturer|battery|implant|mesh|side effects?|product|model|contaminated|asbestos|talc|exposure|exposed)\b/g,
  },
  animal: {
    label: /\b(?:dog|animal|bite|perro)\b/,
    notes:
      /\b(?:dog|bitten|bit me|bit her|bit him|leash|unleashed|animal control|pit ?bull|mordio|perro|mauled|rabies)\b/g,
  },
  malpractice: {
    label:
      /\b(?:med\w* mal\w*|malpractice|birth injury|surgical|dental|hospital|wrong diagnosis|mala practica|medical negligence|misdiagnosis)\b/,
    notes:
      /\b(?:surgeon|misdiagnos\w+|malpractice|operated on|left (?:inside|in)|retained|wrong (?:side|level|site|medication|dose)|perforat\w+|nicked|sepsis|radiologist|anesthe\w+|c-?section|obgyn|ob\b|delivery|fetal|dentist|biopsy|op notes?|consent form|chart(?:ed)?)\b/g,
  },
  nursing: {
    label: /\b(?:nursing|elder abuse|assisted living|care home|asilo)\b/,
    notes:
      /\b(?:nursing home|skilled nursing|assisted living|memory care|bed ?sores?|pressure (?:ulcer|sore)s?|decubitus|aide|resident|facility|care plan|understaffed|call light|cna)\b/g,
  },
  comp: {
    label:
      /\b(?:work\w*.? comp\w*|comp|wc|workplace injury|work injury|job injury|jones act|maritime|fela|longshore|compensacion|accidente de trabajo|on the job|railroad)\b/,
    notes:
      /\b(?:workers'? comp\w*|work comp|comp (?:claim|carrier|denied)|wc\b|on the job|at work|reported (?:it )?(?:the )?same day|light duty|aww|company doctor|dwc|en el trabajo|en la fabrica|foreman|jobsite|forklift|warehouse|supervisor|deckhand|seaman)\b/g,
  },
  employment: {
    label:
      /\b(?:employ\w*|wrongful term\w*|terminat\w*|discriminat\w*|harass\w*|retaliat\w*|whistle\w*|fmla|labor|work\b|despido|laboral|ada|pregnancy|title vii|hostile)\b/,
    notes:
      /\b(?:fired|terminated|let go|laid off|hr\b|harass\w*|discriminat\w*|retaliat\w*|eeoc|fmla|write.?ups?|demoted|boss|manager|supervisor|slurs?|right to sue|severance|despid\w+|whistle\w*|accommodation)\b/g,
  },
  wage: {
    label: /\b(?:wage\w*|overtime|unpaid|hour|flsa|salario\w*|sueldo)\b/,
    notes:
      /\b(?:overtime|unpaid wages|off the clock|minimum wage|final (?:pay)?check|last (?:pay)?check|tips?|misclassif\w*|1099|hours? a week|hrs\/?wk|hours? per week|meal breaks?|paid cash|straight time|commissions?|no me pag\w+|horas extras?)\b/g,
  },
  family: {
    label:
      /\b(?:family|divorce\w*|custody|child\w*|support|adoption|guardian\w*|paternity|alimony|domestic|visitation|familia|divorcio|custodia|prenup\w*|relocation|separation)\b/,
    notes:
      /\b(?:divorce\w*|custody|visitation|parenting|child support|alimony|ex.?husband|ex.?wife|my ex|adopt\w*|guardianship|paternity|separated|seperated|married \d+|marital|divorcio|custodia|restraining order|protective order|cps)\b/g,
  },
  criminal: {
    label: /\b(?:crim\w*|dui|dwi|owi|defense|felony|expung\w*|traffic|drug|assault|probation|bail|penal|arrest)\b/,
    notes:
      /\b(?:arrest\w*|charged with|felony|misdemeanor|misd|dui|dwi|bac|brac|blew|bail|bond|arraign\w*|court date|probation|public defender|plea|prosecutor|indict\w*|warrant|possession|expunge\w*|field sobriety|hearing dmv|antecedentes|sopl[oa])\b/g,
  },
  debt: {
    label: /\b(?:bankrupt\w*|debt\w*|chapter (?:7|11|13)|foreclos\w*|bancarrota|creditor\w*)\b/,
    notes:
      /\b(?:bankrupt\w*|chapter (?:7|11|13)|ch\.? ?(?:7|13)|garnish\w*|credit cards?|creditors?|arrears|sheriff.?s? sale|foreclos\w*|unsecured|means test|discharge|payday loans?|bancarrota|cards)\b/g,
  },
  immigration: {
    label:
      /\b(?:immigra\w*|inmigra\w*|asylum|asilo|visa\w*|green card|citizen\w*|naturaliz\w*|deport\w*|removal|daca|migra\w*)\b/,
    notes:
      /\b(?:green card|asylum|asilo|uscis|visa|i-?130|i-?485|i-?751|n-?400|deport\w*|removal|nta|notice to appear|immigration|overstay\w*|citizenship|naturaliz\w*|permiso de trabajo|migracion|work permit|lpr|ice\b)\b/g,
  },
  estate: {
    label:
      /\b(?:estate plan\w*|estate|probate|wills?|trusts?|elder law|inherit\w*|testament\w*|conservator\w*|power of attorney)\b/,
    notes:
      /\b(?:probate|executor|executrix|beneficiar\w+|trustee|trust|will|wills|intestate|inherit\w*|heirs?|poa|power of attorney|health (?:care )?directive|decedent|undue influence|testamento|herencia|living trust|estate)\b/g,
  },
  property: {
    label: /\b(?:real estate|property|land|boundary|easement|hoa|title|construction|condo\w*|bienes raices)\b/,
    notes:
      /\b(?:closed on|closing|seller|disclosure|purchase (?:contract|agreement)|easement|boundary|survey|encroach\w*|quiet title|deed|hoa|escrow|earnest money|inspection|contractor|fence|property line|title company|realtor|lot)\b/g,
  },
  tenancy: {
    label: /\b(?:landlord\w*|tenant\w*|evict\w*|lease|housing|renta\w*|desalojo|habitab\w*|inquilin\w*)\b/,
    notes:
      /\b(?:landlord|tenant|evict\w*|lease|rent|security deposit|deposit|apartment|apt|notice to (?:quit|vacate)|lockout|changed the locks|no heat|mold|habitab\w*|casero|renta|unlawful detainer)\b/g,
  },
  business: {
    label:
      /\b(?:business\w*|commercial|contract\w*|corporate|partnership|litigation|collections?|franchise|shareholder|negocio\w*|defamation|libel)\b/,
    notes:
      /\b(?:contract|invoices?|breach\w*|purchase orders?|pos\b|partner|shareholder|llc|operating agreement|owes (?:us|me)|net 30|vendor|supplier|customer|non-?compete|franchise|embezzl\w*|defam\w*|members?hip)\b/g,
  },
  ideas: {
    label: /\b(?:intellectual|ip|patent\w*|trademark\w*|copyright\w*|trade secret\w*)\b/,
    notes:
      /\b(?:patent\w*|trademark\w*|copyright\w*|infring\w*|registered|prototype|invention|logo|brand|knock.?offs?|counterfeit|licens(?:e|ed|ing)|cease and desist|trade secrets?|app idea)\b/g,
  },
  disability: {
    label: /\b(?:social security|ssd\w*|ssi|disability|disabled|veteran\w*|va\b|incapacidad|seguro social)\b/,
    notes:
      /\b(?:ssdi|ssi\b|social security|alj|reconsideration|recon\b|rfc|dli|work credits|va (?:claim|rating|disability)|service connected|c&p|nexus|bva|appeals council|disability (?:claim|benefits|application))\b/g,
  },
  civil: {
    label:
      /\b(?:civil rights?|police|1983|constitutional|excessive force|prison\w*|title ix|education|school|special ed\w*)\b/,
    notes:
      /\b(?:police|officers?|deput(?:y|ies)|excessive force|tased|k9|wrongful(?:ly)? arrest\w*|false arrest|jail|inmate|internal affairs|iep|504 plan|title ix|school district|first amendment|searched|handcuffed)\b/g,
  },
  consumer: {
    label: /\b(?:consumer|lemon|fdcpa|fcra|tcpa|fraud|identity theft|warranty|class action|credit report\w*)\b/,
    notes:
      /\b(?:lemon|dealer(?:ship)?|repair attempts|warranty|debt collector|collection agency|credit report|credit bureau|identity theft|scam\w*|robocalls?|refund|repossess\w*|deceptive|timeshare|not my debt)\b/g,
  },
  tax: {
    label: /\b(?:tax\w*|irs|impuestos)\b/,
    notes:
      /\b(?:irs|notice of deficiency|tax court|audit\w*|back taxes|levy|tax lien|offer in compromise|installment agreement|unfiled|cp ?\d{3,4}|payroll taxes|impuestos|deductions)\b/g,
  },
  insurance: {
    label: /\b(?:insurance|bad faith|aseguranza|seguro|property damage claim|hail|hurricane|erisa|ltd)\b/,
    notes:
      /\b(?:denied (?:the|my|our|his|her) claim|claim denied|denial letter|adjuster|policy|replacement cost|wear and tear|appraisal|hail|roof|burst pipe|proof of loss|bad faith|reinspection|underpaid|lowball\w*|ltd|erisa|premiums?)\b/g,
  },
};

const distinct = (text: string, pattern: RegExp): number => new Set(text.match(pattern) ?? []).size;

const labelWeight = 2;

/** What kind of matter the notes describe; the label of the record counts like a few words of the notes. */
export const findCaseKind = (reading: Reading, practiceArea: string): CaseKind | null => {
  const label = foldText(practiceArea).text;
  let best: CaseKind | null = null;
  let most = 0;
  for (const kind of caseKinds) {
    const weight = distinct(reading.text, signs[kind].notes) + (signs[kind].label.test(label) ? labelWeight : 0);
    if (weight > most) {
      best = kind;
      most = weight;
    }
  }
  return best;
};
