import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, type FilterVerdict, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import type { RecordFacts } from '../record-facts.ts';
import { agesIn, childAges } from './client-age.ts';

interface AgeBound {
  years: number;
  /** Upper end of a range, inclusive. */
  upTo?: number;
  side: 'at_least' | 'under';
}

const least: readonly RegExp[] = [
  /\b(?:at least|minimum(?: age)?(?: of)?|no younger than|not younger than|over|older than|above|min\.?(?: age)?)\s(?:the age of )?(\d{1,2})\b/,
  /\b(\d{1,2})\s?(?:\+|and (?:up|over|older|above)|or (?:older|over|above)|plus|years? (?:of age )?(?:or|and) (?:older|over|up))/,
];
const under: readonly RegExp[] = [
  /\b(?:under|younger than|below|less than|not yet|max\.?(?: age)?|up to)\s(?:the age of )?(\d{1,2})\b/,
  /\b(\d{1,2})\s?(?:or (?:under|younger|below)|and (?:under|younger|below)|years? (?:of age )?(?:or|and) (?:under|younger))/,
];
const isAboutAge =
  /\b(?:\d{2} (?:or|and) (?:over|older|up|under|younger)|age[ds]?|years? old|year-olds?|y\/?o|older|younger|elder(?:ly)?|seniors?|adults?|minors?|victims?|child(?:ren)?|kids?|clients? must be|claimants?|residents?|callers?|under \d{1,2}|over \d{1,2}|\d{1,2}\+|at time of call|edad)\b|\b(?:clients?|claimants?|callers?|person|people|they|applicants?|plaintiffs?|workers?|injured)\b.*\bbetween (?:the ages of )?\d{2} (?:and|to) \d{2}\b/;
const otherMeasure =
  /\$|\d ?k\b|\b(?:months?|weeks?|days?|hours?|miles?|employees|workers|percent|dollars|grand|thousand|accidents?|incidents?|crash(?:es)?|injur\w*|cases?|claims?|doi|doa|dol|mos?|wks?|within|statute|lbs?|income|bills?|debt|ago|employed|service|worked|stitches|policy|limits)\b|%|\d\/\d/;

const persons =
  /\b(?:clients?|claimants?|callers?|persons?|people|victims?|child(?:ren)?|kids?|minors?|bab(?:y|ies)|infants?|sons?|daughters?|patients?|plaintiffs?|applicants?|residents?|students?|drivers?|toddlers?|aged?|he|she|they)\b/;
/** Nobody asks for people of less; "no arrests older than 2 years" speaks of something else. */
const LEAST_AGE = 13;
const thingOld =
  /\b(?:older than|over|at least|under|less than|more than) (\d{1,2}) (?:years?|yrs?)\b|\b(\d{1,2})\+? (?:years?|yrs?) old\b/;

function boundIn(main: string): AgeBound | null {
  const told = thingOld.exec(main);
  if (told !== null && Number(told[1] ?? told[2]) < LEAST_AGE && !persons.test(main)) return null;
  if (otherMeasure.test(main) || !isAboutAge.test(main)) return null;
  const range =
    /\b(?:between|ages?|aged|from)(?: the)?(?: ages? of)? (\d{1,2}) ?(?:and|to|through|-|–) ?(\d{1,2})\b/.exec(main);
  if (range !== null) return { years: Number(range[1]), upTo: Number(range[2]), side: 'at_least' };
  for (const [patterns, side] of [
    [least, 'at_least'],
    [under, 'under'],
  ] as const) {
    for (const pattern of patterns) {
      const match = pattern.exec(main);
      if (match === null) continue;
      const strictly = side === 'at_least' && /^(?:over|older than|above)/.test(match[0]) ? 1 : 0;
      const inclusive =
        side === 'under' && /or (?:under|younger|below)|and (?:under|younger)|max|up to/.test(match[0]) ? 1 : 0;
      return {
        years: Number(match[1]) + (strictly && Number(match[1]) !== 18 && Number(match[1]) !== 21 ? 1 : 0) + inclusive,
        side,
      };
    }
  }
  return null;
}

const minorChildren =
  /\b(?:with|without|involving|has|have) (?:kids|children)\b|\b(?:no|any) (?:kids|children)\b|\b(?:minor children|minor child|(?:child|kid)(?:ren|s)? (?:still )?under (?:18|eighteen)|kids under 18|children under 18|minor kids|underage children)\b/;
const adultsOnly =
  /\b(?:adults? (?:only|clients?|victims?|claimants?)|only adults?|must be (?:an )?adults?|not? (?:a )?minors?(?! (?:injur|accident|damage|stuff|ache|bump|crash|bruis|collision|soft|cut|scrap|scratch|burn|sprain|strain|wound|lacerat|fender|property|bump))|of legal age)\b/;
const minorsOnly =
  /\b(?:minors? only|only minors|children as (?:victims|clients)|child victims|pediatric(?: cases)?|(?:victim|client|caller|person|injured(?: person)?)? ?must (?:still )?be (?:a |an )?(?:minor|child|underage)(?! damage))\b/;

function parseMinorChildren({ rejects }: FilterText): FilterRule {
  return rule(`there are ${rejects ? 'no ' : ''}minor children`, (facts) => {
    const ages = childAges(facts);
    const minor = ages.find(({ years }) => years < 18);
    const grown = ages.find(({ years }) => years >= 18) ?? null;
    const none =
      /\b(?:no (?:kids|children)|childless|without (?:kids|children)|sin hijos|no tenemos hijos|kids are grown|(?:grown|adult) (?:kids|children|sons?|daughters?))\b/.exec(
        facts.folded,
      );
    const named =
      /\b(?:(?:my|our|the|two|three|one|\d|dos|tres|cuatro|mis|sus|nuestros|un|una) (?:\w+ )?(?:kids?|children|sons?|daughters?|boys?|girls?|twins|hij[oa]s?|nin[oa]s?|baby))\b/.exec(
        facts.folded,
      );
    const quoteOf = (match: RegExpExecArray | null) =>
      match === null
        ? null
        : {
            quote: facts.notes.slice(match.index, match.index + match[0].length),
            field: 'intakeNotes' as const,
            at: match.index,
          };
    const holds = minor !== undefined ? true : none !== null || grown !== null ? false : named !== null ? true : null;
    const evidence = minor?.evidence ?? quoteOf(none) ?? grown?.evidence ?? quoteOf(named);
    return fromPredicate(holds, rejects, {
      why: holds ? 'there are minor children' : 'there are no minor children',
      evidence,
      missing: 'the notes do not mention children',
    });
  });
}

function holdsFor(facts: RecordFacts, bound: AgeBound, ofChild: boolean) {
  const ages = ofChild ? [...childAges(facts), ...agesIn(facts)] : agesIn(facts);
  const [age] = ages;
  if (age === undefined) return null;
  return {
    holds:
      bound.side === 'under' ? age.years < bound.years : age.years >= bound.years && age.years <= (bound.upTo ?? 200),
    age,
  };
}

/** Bounds that hold a denial of their own, and the day on which the age counts. */
const plainer: readonly (readonly [RegExp, string])[] = [
  [/\b(?:no|not|cannot be|can'?t be) (?:older|over|above|more) than\b/g, 'up to'],
  [/\b(?:no|not|cannot be|can'?t be) (?:younger|under|below|less) than\b/g, 'at least'],
  [
    /,? \b(?:on|at|as of|by)(?: the)? (?:day|date|time|first|initial)(?: of)?(?: (?:the|their|his|her|they|we|first|initial|contact|call\w*|intake|filing|signing|sign|incident|accident|injury|crash|loss|wreck|fall|bite|event|diagnosis|retention))*/g,
    '',
  ],
];
const notOfAge = /\b(?:permanent residen\w*|green ?cards?|lpr)\b/;
/** "Birth injury: child not older than 8": what kind of case it is says nothing of the age. */
const heading =
  /^[a-z /&'-]{3,30}: (?=.*\b(?:child|kid|clients?|victim|minor|infant|baby|claimant|person|resident|patient|decedent)\w*\b)/;

const seniors = /\b(?:senior citizens?|seniors|elderly|retirees)\b/;
const sinceEvent =
  /^\W*(?:no|not|nothing|none|never)? ?(?:be )?(?:older|newer) than (?:\d|1[0-2]|one|two|three|four|five|six) (?:years?|yrs?)\W*$|\b(?:since|ago|from|after) (?:the |an? )?(?:accident|crash|wreck|incident|injury|loss|event|fall|arrest)\b|\bago\b/;

function agesOf({ years, upTo, side }: AgeBound, refused: boolean): string {
  if (upTo !== undefined) return refused ? `under ${years} or over ${upTo}` : `between ${years} and ${upTo} years old`;
  return (side === 'at_least') === refused ? `under ${years} years old` : `${years} years or older`;
}

/** Filters on how old the client, victim or child is. */
export function parseAge(text: FilterText): FilterRule | null {
  const { rejects } = text;
  const told = (seniors.test(text.main) && !/\d/.test(text.main) ? text.whole : text.main).replace(heading, '');
  if (notOfAge.test(told)) return null;
  let main = told;
  for (const [words, plain] of plainer) main = main.replace(words, plain);
  if (minorChildren.test(main)) return parseMinorChildren(text);
  const fixed: AgeBound | null = adultsOnly.test(main)
    ? { years: 18, side: 'at_least' }
    : minorsOnly.test(main)
      ? { years: 18, side: 'under' }
      : null;
  const bound = fixed ?? boundIn(main);
  if (bound === null || (fixed === null && sinceEvent.test(main) && !/\b(?:old|age[ds]?)\b/.test(main))) return null;
  const turned = (countRefusals(told) - countRefusals(main)) % 2 === 1;
  const refused = fixed === null && (turned ? !rejects : rejects);
  const ofChild = /\b(?:child|children|kids?|minors?)\b/.test(main);
  const silence = !refused && bound.side === 'at_least' && bound.years <= 21 ? 'met if no age is stated' : undefined;
  const judge = (facts: RecordFacts): FilterVerdict => {
    const found = holdsFor(facts, bound, ofChild);
    if (found === null)
      return silence !== undefined && !/\b(?:child|son|daughter|minor|kid)\b/.test(facts.folded)
        ? { verdict: 'met', why: 'nothing in the notes points to a minor', evidence: null }
        : unknown('the notes give no age');
    return fromPredicate(found.holds, refused, {
      why: `age ${found.age.years}`,
      evidence: found.age.evidence,
      missing: '',
    });
  };
  return rule(`${ofChild && fixed === null ? 'the child' : 'the client'} is ${agesOf(bound, refused)}`, judge, silence);
}
