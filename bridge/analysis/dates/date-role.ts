import { matchesOf } from '../text/matches.ts';
import type { DateRole } from './date-mention.ts';

interface RoleWords {
  role: DateRole;
  /** Characters of distance added: general words yield to particular ones. */
  handicap: number;
  words: RegExp;
}

/** Words for folded text, English and Spanish, that say what a date beside them is the date of. */
const roleWords: readonly RoleWords[] = [
  {
    role: 'incident',
    handicap: 0,
    words:
      /\b(?:accident\w*|crash\w*|collision|wreck\w*|rear[- ]?end\w*|t-?boned|hit|struck|sideswip\w*|clipped|run over|ran (?:a |the |into )?(?:red|stop|light)\w*|d[o0][ila]|d\/[ila]|date of (?:injury|accident|loss|incident)|fell|falls?|slip\w*|tripp\w*|bit|bitten|bite|attack\w*|assault\w*|injur\w*|hurt|burn\w*|incident|happened|occurred|took place|mva|mca|mvc|totaled|fender bender|blew|exploded|caught fire|perforat\w*|botched|crushed|snapped|collaps\w*|broke|came (?:down|loose|off)|pushed|shoved|kicked|punched|abused|dropped|raped|molested|groped|shot|stabbed|overturned|cut off|doored|electrocut\w*|choque|choco|chocaron|accidente|se cayo|me cai|caida|mordio|atropell\w*|lastim\w*|paso|ocurrio|sucedio|incidente|resbal\w*|breach\w*|loss)\b/g,
  },
  {
    role: 'treatment',
    handicap: 4,
    words:
      /\b(?:er|emergency room|hospital\w*|doctor\w*|dr|urgent care|uc|chiro\w*|pt|mri|x-?rays?|xr|ct|surg\w*|clinic|treat\w*|ortho\w*|neuro\w*|therap\w*|saw|seen|operated|operaci\w*|operad\w*|terapia|medico|clinica|cita|injections?|appointment|appt|released|discharged|scope|icd|orif|fusion)\b/g,
  },
  {
    role: 'termination',
    handicap: 0,
    words:
      /\b(?:fired|firing|terminat\w*|term[_ ]date|laid off|layoff|let (?:me |him |her |them |us )?go|dismissed|last day (?:of work|there|at work|worked)|last wor?ke?d|sacked|canned|quit|resign\w*|(?<!\b(?:they|and|was|were|is|are|got|been|the|my|his|her|doctor|dr|surgeon|turn|turned|turning|upper|lower) )left\b(?! (?:a|an|arm|leg|knee|side|hand|foot|turn|shoulder|hip|wrist|ankle|eye|ear|lane|elbow|rib|me|us|him|her|over|behind)\b)|separated from (?:work|employment)|despid\w*|me corrieron|lo corrieron|la corrieron|walked out)\b/g,
  },
  {
    role: 'arrest',
    handicap: 0,
    words:
      /\b(?:arrest\w*|busted|pulled over|booked|picked up|detenid\w*|stopped by|charged|citation issued|blew|breathalyzer)\b/g,
  },
  {
    role: 'denial',
    handicap: 0,
    words:
      /\b(?:den(?:ied|ial|y)|denegad\w*|negaron|nego|negaci\w*|rejected|rejection|turned (?:(?:me|us|him|her|them|it) )?down|disallow\w*|recon\w*|unfavorable)\b/g,
  },
  {
    role: 'death',
    handicap: 0,
    words:
      /\b(?:died|death|killed|passed away|passed(?! (?:over|by|me|us|him|her|it|the|a|an|my|out|up|inspection|through)\b)|dod|deceased|murio|fallec\w*|muerte|mataron)\b/g,
  },
  {
    role: 'discovery',
    handicap: 4,
    words:
      /\b(?:found out(?! about the (?:lawsuit|settlement|recall))|discover\w*|learned(?! (?:of|about) (?:the|a|this) (?:lawsuit|law suit|settlement|recall|case|claims?))|realized|diagnos\w*|dx|dx'd|(?:cancer|tumou?r|mass|lump|lymphoma|leukemia|it) (?:was )?found|found (?:the |a |my |her |his )?(?:cancer|tumou?r|mass|lump|lymphoma)|biopsy|se entero|me entere|descubri\w*|diagnostic\w*)\b/g,
  },
  {
    role: 'served',
    handicap: 0,
    words:
      /\b(?:served|service of|was served|notificad\w*|summons|papers (?:were |was |got )?(?:handed|delivered|taped|left|brought)|handed (?:to )?(?:me|us|him|her)|process server)\b/g,
  },
  { role: 'sale', handicap: 0, words: /\b(?:sale|auction\w*|trustee'?s? sale|sheriff'?s? sale|subasta\w*|remate)\b/g },
  {
    role: 'hearing',
    handicap: 0,
    words:
      /\b(?:hearing|court|arraign\w*|prelim\w*|pre-?trial|docket|calendar call|status (?:date|conference)|trial|mediation|sentencing|master calendar|conference|audiencia|corte|juicio)\b/g,
  },
  {
    role: 'deadline',
    handicap: 4,
    words:
      /\b(?:due|deadline|(?:days|time|clock) (?:finish\w*|ends?|runs? out|is up|are up)|expires?|last day to|respond|must file|vence|answer|limitations?|sol|window)\b/g,
  },
  {
    role: 'hire',
    handicap: 6,
    words:
      /\b(?:hired|came on|came aboard|began (?:there|work\w*)|joined|started (?:work\w*|there|the job)|employed|worked (?:there |here )?(?:since|from)|working (?:there )?(?:since|from)|contratad\w*|trabaj\w* desde|empece|start date|doh)\b/g,
  },
  {
    role: 'purchase',
    handicap: 0,
    words: /\b(?:bought|purchased?|closed (?:on|escrow)|closing|acquired|took title|compramos|compre)\b/g,
  },
  {
    role: 'birth',
    handicap: 0,
    words: /\b(?:born|dob|d\.o\.b|birth ?date|date of birth|nacio|nacid\w*|birthday(?= is\b| was\b| \d|:))\b/g,
  },
  {
    role: 'notice',
    handicap: 14,
    words:
      /\b(?:letter|notice|dated|received|carta|aviso|got(?= (?:(?:a|an|the|my|his|her|another) )?(?:\w+ )?(?:letter|notice|e-?mail|papers?|bill|summons|call|decision|text)\b)|e-?mail\w*|reported)\b/g,
  },
];

const REACH = 110;
const CLAUSE_COST = 50;
const COMMA_COST = 12;
const AFTER_COST = 6;

function clauseCost(between: string): number {
  let cost = 0;
  for (const character of between) {
    if (character === ',' || character === ':' || character === '(') cost += COMMA_COST;
    if (character === ';' || character === '\n' || character === '!' || character === '?') cost += CLAUSE_COST;
  }
  return cost + CLAUSE_COST * (between.match(/\.(?=\s)/g)?.length ?? 0);
}

interface Word {
  readonly start: number;
  readonly end: number;
}

/** Words of a deadline only where the date follows at once. */
const dueRightThen = /\b(?:by(?: the)?|until) $/;

/** The first of the words, in the order of the text, that starts at a place or behind it. */
function firstFrom(words: readonly Word[], from: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The least cost of a word around a date; nearer ones first, so that one too far off to be better ends the search. */
function costOf(folded: string, words: readonly Word[], handicap: number, { start, end }: Word): number {
  let best = Number.POSITIVE_INFINITY;
  const from = firstFrom(words, start - REACH);
  for (let at = firstFrom(words, start) - 1; at >= from; at -= 1) {
    const word = words[at] as Word;
    if (word.end > start) continue;
    if (start - word.end + handicap >= best) break;
    const between = folded.slice(word.end, start);
    best = Math.min(best, between.length + clauseCost(between) + handicap);
  }
  for (let at = firstFrom(words, end); at < words.length; at += 1) {
    const word = words[at] as Word;
    if (word.end > end + REACH || word.start - end + handicap + AFTER_COST >= best) break;
    const between = folded.slice(end, word.start);
    best = Math.min(best, between.length + clauseCost(between) + handicap + AFTER_COST);
  }
  return best;
}

/**
 * What the dates of a text are the dates of: the role whose words stand nearest, clause borders counting as distance.
 * The words are found once, so that a text of nothing but dates costs no more than one pass.
 */
export function createRoleFinder(folded: string): (start: number, end: number) => DateRole {
  const rows = roleWords.map(({ role, handicap, words }) => ({
    role,
    handicap,
    words: matchesOf(folded, words).map(({ 0: word, index }) => ({ start: index, end: index + word.length })),
  }));
  return (start, end) => {
    const due = dueRightThen.exec(folded.slice(Math.max(0, start - 12), start));
    let found: { role: DateRole; cost: number } =
      due === null ? { role: 'other', cost: REACH } : { role: 'deadline', cost: due[0].endsWith('the ') ? 9 : 5 };
    for (const { role, handicap, words } of rows) {
      const cost = costOf(folded, words, handicap, { start, end });
      if (cost < found.cost) found = { role, cost };
    }
    return found.role;
  };
}
