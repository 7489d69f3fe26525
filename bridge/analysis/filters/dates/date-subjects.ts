import type { DateRole } from '../../dates/date-mention.ts';

import { milestones } from './milestones.ts';

export interface DateSubject {
  /** Words of a filter that ask for it. */
  words: RegExp;
  /** Words beside a date that make it one of this subject, where no role tells it apart. */
  beside?: RegExp;
  roles: readonly DateRole[];
  ahead: boolean;
  /** Of several such dates the first or the last one; without it the one nearest to the words. */
  pick?: 'first' | 'last';
  /** Whether its words tell a time by themselves, whatever else the filter speaks of. */
  plain?: boolean;
  name: string;
}

/** What a filter can date; the first whose words it holds. */
export const dateSubjects: readonly DateSubject[] = [
  {
    words:
      /\b(?:worked\b.*\b(?:in|within|during) the (?:last|past)|last (?:worked|job|day worked|employed)|date last worked|dlw|stopped work\w*|quit work\w*)\b/,
    beside:
      /\b(?:last (?:worked|job|day|shift|paycheck)|(?:stopped|quit|left) (?:work\w*|(?:my|that|the|her|his) job)|(?:haven'?t|hasn'?t|not|never|unable to|couldn'?t) (?:\w+ ){0,3}?(?:worked?|back to (?:any )?work)|no work since|worked (?:until|till|through|up to)|until|retired)\b/g,
    roles: ['termination'],
    ahead: false,
    name: 'the last day of work',
  },
  {
    words:
      /\b(?:chapter ?(?:7|13)|ch\.? ?(?:7|13)|bankruptc\w*) (?:\w+ ){0,2}?(?:discharge[ds]?|dismiss\w+)|\b(?:chapter ?(?:7|13)|bankruptc\w*) discharges?\b|\b(?:discharge[ds]?|dismiss\w+) (?:in|of|from) (?:an? |their |any )?(?:\w+ )?(?:chapter|bankruptc\w*)/,
    beside: /\b(?:discharge[ds]?|dismissed|chapter (?:7|13)|ch (?:7|13)|filed (?:an? )?(?:7|13)|bankruptc\w*|bk)\b/g,
    roles: [],
    ahead: false,
    plain: true,
    name: 'the earlier discharge',
  },
  {
    words:
      /\b(?:lived?|living|been) (?:separate(?:ly)? (?:and|&) )?apart\b|\bseparat(?:ed|ion)\b(?! from (?:work|employment|service))/,
    beside:
      /\b(?:moved out|moved (?:in with|to) (?:my|his|her)|separat(?:ed|ion)|(?:living|lived|been) apart|split up|walked out|left (?:me|us|the house|home)|(?:he|she) left|own (?:place|apartment)|nos separamos|se fue de (?:la )?casa)\b/g,
    roles: [],
    ahead: false,
    name: 'the separation',
  },
  ...milestones,
  {
    words: /\b(?:sales?|auction\w*|foreclosure date|trustee|remate|subasta)\b/,
    roles: ['sale'],
    ahead: true,
    name: 'the sale or auction',
  },
  {
    words:
      /\b(?:hearings?(?! decisions?)|court(?: dates?)?|trials?|prelim\w*|pre-?trial|arraign\w*|appearances?|sentencings?|interviews?|oral arguments?|depositions?|appointment with (?:the |a )?judge|audiencia|corte|mediation|entrevista|next setting|setting)\b/,
    beside:
      /\b(?:hearing|court|trial|prelim\w*|pre-?trial|arraign\w*|appearance|appear|sentencing|sentenced|interview|judge|docket|mediation|deposition|master|conference|audiencia|corte|juez|cita|entrevista|first setting|go before)\b/g,
    roles: ['hearing'],
    ahead: true,
    name: 'the hearing or court date',
  },
  {
    words: /\b(?:deadlines?|response|answers?|due date|respond|contestacion|plazo)\b/,
    beside: /\b(?:due|deadline|answer|respond|response|until|vence|contestar)\b/g,
    roles: ['deadline', 'hearing'],
    ahead: true,
    name: 'the deadline',
  },
  {
    words:
      /\b(?:terminat\w*|fir(?:ed|ing)|let go|laid off|layoff|separation|last day|discharge[d]?|despid\w*|lost (?:the|their) job|left the job|dismiss\w*|quit|resign\w*)\b/,
    roles: ['termination'],
    ahead: false,
    name: 'the termination',
  },
  { words: /\b(?:arrest\w*|charged|dui stop|booked)\b/, roles: ['arrest'], ahead: false, name: 'the arrest' },
  {
    words: /\b(?:denial|denied|decision|rejection|recon\w*)\b/,
    beside:
      /\b(?:den(?:ied|ial|ials|y)|denegad\w*|nego|negaron|turned (?:\w+ )?down|reject\w*|unfavorable|disallow\w*|decision|recon\w*|letter|notice|carta)\b/g,
    roles: ['denial', 'notice'],
    ahead: false,
    pick: 'last',
    name: 'the denial or decision',
  },
  {
    words: /\b(?:hired?(?: date)?|start date|started work\w*)\b/,
    beside:
      /\b(?:hired|came on|came aboard|started|began|joined|onboarded|start date|(?:there|working|worked|employed|been (?:there|(?:at|with) \w+(?: \w+)?)) since|contratad\w*|empece)\b/g,
    roles: ['hire'],
    ahead: false,
    name: 'the hire',
  },
  {
    words:
      /\b(?:bought|purchased?|acquired|closing date|leased?|deliver(?:y|ed)(?! of (?:the |a )?(?:baby|child|notice)))\b/,
    beside:
      /\b(?:bought|purchased?|closed on|got (?:the|it|my|a|our)|leased|picked (?:it|her) up|took delivery|deliver(?:y|ed)|compre|compramos)\b/g,
    roles: ['purchase', 'other'],
    ahead: false,
    name: 'the purchase',
  },
  {
    words: /\b(?:tickets?|citations?)\b/,
    roles: ['arrest', 'incident', 'other', 'notice'],
    ahead: false,
    name: 'the ticket',
  },
  { words: /\b(?:served|service of)\b/, roles: ['served'], ahead: false, name: 'the service of papers' },
  {
    words:
      /\b(?:death|died|deceased(?= (?:less|more|within|no|not|under|over|in|before|after|since))|passed away|passing|fallec\w*|muerte)\b/,
    roles: ['death', 'incident'],
    ahead: false,
    name: 'the death',
  },
  { words: /\bdiagnos\w*\b/, roles: ['discovery', 'treatment'], ahead: false, name: 'the diagnosis' },
  {
    words: /\b(?:discover\w*|learn(?:ed|t|ing)?|f(?:ound|ind|inding) out|became aware|realiz\w*|noticed)\b/,
    beside:
      /\b(?:diagnos\w*|dx|discover\w*|learned(?! (?:of|about) (?:the|a|this) (?:lawsuit|settlement|recall))|f(?:ound|ind) (?:out(?! about the (?:lawsuit|settlement|recall))|the|a|it)|realiz\w*|noticed|biopsy|showed(?: up)?|turned up|came back|told (?:me|us|him|her|mom|dad)|me entere|se entero)\b/g,
    roles: ['discovery', 'treatment'],
    ahead: false,
    name: 'the discovery',
  },
  {
    words: /\b(?:surger\w*|treatment in question|procedure|operation|malpractice|care in question)\b/,
    roles: ['treatment', 'incident'],
    ahead: false,
    name: 'the treatment',
  },
  {
    words:
      /\b(?:nothing|anything|already|is|are|be|being) (?:set|scheduled|calendared|coming up|on (?:the )?calendar)\b/,
    roles: ['hearing', 'deadline', 'sale'],
    ahead: true,
    name: 'the next date',
  },
  {
    words: /\b(?:notice|letter|right[- ]to[- ]sue|rts)\b/,
    roles: ['notice', 'denial'],
    ahead: false,
    name: 'the notice or letter',
  },
];
export const eventSubject: DateSubject = {
  words:
    /\b(?:accidents?|incidents?|injur\w*|crash\w*|collisions?|wrecks?|events?|doi|doa|dol|d\/[ia]|loss|occur\w*|happen\w*|falls?|bites?|mva|mvc|choques?|accidentes?|took place|taken place|place|cases?|claims?|anything|older|old)\b/,
  roles: ['incident', 'death', 'treatment', 'termination', 'arrest', 'served', 'other'],
  ahead: false,
  name: 'the incident',
};
