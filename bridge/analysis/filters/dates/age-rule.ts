import type { Age } from '../../facts/details/details.ts';
import { type CaseInQuestion, type Truth, unsaid } from '../base/case-in-question.ts';
import { countRefusals, type FilterText } from '../base/filter-text.ts';
import { type FilterRule, ruleOnFacts } from '../base/filter-verdict.ts';
import { truthOf } from './dated-facts.ts';
import { refusedIf } from './time-bound.ts';

/** Ages from `from` up to `to`, both inclusive. */
interface Ages {
  readonly from: number;
  readonly to: number;
}

const OLDEST = 200;
const ADULT = 18;

const least: readonly RegExp[] = [
  /\b(?:at least|minimum(?: age)?(?: of)?|no younger than|not younger than|over|older than|above|min\.?(?: age)?)\s(?:the age of )?(\d{1,2})\b/,
  /\b(\d{1,2})\s?(?:\+|and (?:up|over|older|above)|or (?:older|over|above)|plus|years? (?:of age )?(?:or|and) (?:older|over|up))/,
];
const under: readonly RegExp[] = [
  /\b(?:under|younger than|below|less than|not yet|max\.?(?: age)?|up to)\s(?:the age of )?(\d{1,2})\b/,
  /\b(\d{1,2})\s?(?:or (?:under|younger|below)|and (?:under|younger|below)|years? (?:of age )?(?:or|and) (?:under|younger))/,
];
const isAboutAge: readonly RegExp[] = [
  /\b(?:\d{2} (?:or|and) (?:over|older|up|under|younger)|age[ds]?|years? old|year-olds?|y\/?o|older|younger|elder(?:ly)?|seniors?|adults?|minors?|victims?)\b/,
  /\b(?:child(?:ren)?|kids?|clients? must be|claimants?|residents?|callers?|under \d{1,2}|over \d{1,2}|\d{1,2}\+|at time of call|edad)\b/,
  /\b(?:clients?|claimants?|callers?|person|people|they|applicants?|plaintiffs?|workers?|injured)\b.*\bbetween (?:the ages of )?\d{2} (?:and|to) \d{2}\b/,
];
const otherMeasure: readonly RegExp[] = [
  /\$|%|\d\/\d|\d ?k\b|\b(?:months?|weeks?|days?|hours?|miles?|employees|workers|percent|dollars|grand|thousand|accidents?|incidents?|crash(?:es)?|injur\w*|cases?|claims?)\b/,
  /\b(?:do[ial]|mos?|wks?|within|statute|lbs?|oz|feet|foot|ft|inches|ounces?|grams?|kilos?|pounds?|income|bills?|debt|ago|employed|service|worked|stitches|policy|limits?|mph|speed\w*)\b/,
];
const persons =
  /\b(?:clients?|claimants?|callers?|persons?|people|victims?|child(?:ren)?|kids?|minors?|bab(?:y|ies)|infants?|sons?|daughters?|patients?|plaintiffs?|applicants?|residents?|students?|drivers?|toddlers?|aged?|he|she|they)\b/;
/** Nobody asks for people of less; "no arrests older than 2 years" speaks of something else. */
const LEAST_AGE = 13;
const thingOld =
  /\b(?:older than|over|at least|under|less than|more than) (\d{1,2}) (?:years?|yrs?)\b|\b(\d{1,2})\+? (?:years?|yrs?) old\b/;

function agesIn(main: string): Ages | null {
  const bound = thingOld.exec(main);
  if (bound !== null && Number(bound[1] ?? bound[2]) < LEAST_AGE && !persons.test(main)) return null;
  if (otherMeasure.some((words) => words.test(main)) || !isAboutAge.some((words) => words.test(main))) return null;
  const range =
    /\b(?:between|ages?|aged|from)(?: the)?(?: ages?)?(?: of)? (\d{1,2}) ?(?:and|to|through|-|–) ?(\d{1,2})\b/.exec(
      main,
    );
  if (range !== null) return { from: Number(range[1]), to: Number(range[2]) };
  const low = least.map((one) => one.exec(main)).find((match) => match !== null);
  if (low) {
    const years = Number(low[1]);
    const strict = /^(?:over|older than|above)/.test(low[0]) && years !== ADULT && years !== 21;
    return { from: years + Number(strict), to: OLDEST };
  }
  const high = under.map((one) => one.exec(main)).find((match) => match !== null);
  if (!high) return null;
  return {
    from: 0,
    to: Number(high[1]) - Number(!/or (?:under|younger|below)|and (?:under|younger)|max|up to/.test(high[0])),
  };
}

const minorChildren =
  /\b(?:with|without|involving|has|have|no|any) (?:kids|children)\b|\b(?:minor|underage) (?:children|child|kids)\b|\b(?:child|kid)(?:ren|s)? (?:still )?under (?:18|eighteen)\b/;
const adultsOnly =
  /\b(?:adults? (?:only|clients?|victims?|claimants?)|only adults?|must be (?:an )?adults?|of legal age)\b|\b(?:not?(?: take| accept| want| handle)?|skip|decline|reject|exclude|avoid|pass on) (?:an?y? )?minors?(?=$|[.,;)!]| (?:clients?|victims?|please|as|under|only))/;
const minorsOnly =
  /\b(?:minors? only|only minors|children as (?:victims|clients)|child victims|pediatric(?: cases)?|must (?:still )?be (?:a |an )?(?:minor|child|underage)(?! damage| of\b))\b/;

function judgeChildren(asked: CaseInQuestion): Truth {
  const ofChildren = asked.details.ages.filter(({ ofChild }) => ofChild);
  const minor = ofChildren.find(({ years }) => years < ADULT);
  if (minor !== undefined) return truthOf(asked, true, 'there are minor children', minor);
  const none = asked.text.hits('when.no_children')[0];
  const against = none === undefined ? ofChildren[0] : { span: none };
  if (against !== undefined) return truthOf(asked, false, 'there are no minor children', against);
  const named = asked.text.told('when.children')[0];
  return named === undefined
    ? unsaid('the notes do not mention children')
    : truthOf(asked, true, 'there are minor children', { span: named });
}

/** Bounds that hold a denial of their own, and the day on which the age counts. */
const plainer: readonly (readonly [RegExp, string])[] = [
  [/\b(?:no|not|cannot be|can'?t be) (?:older|over|above|more) than\b/g, 'up to'],
  [/\b(?:no|not|cannot be|can'?t be) (?:younger|under|below|less) than\b/g, 'at least'],
  [
    /,? \b(?:on|at|as of|by)(?: the)? (?:day|date|time|first|initial)(?: of)?(?: (?:the|their|his|her|they|we|first|initial|contact|call\w*|intake|filing|signing|sign|incident|accident|injury|crash|loss|wreck|fall|bite|event|diagnosis|retention|death))*/g,
    '',
  ],
];
/** "Birth injury: child not older than 8": what kind of case it is says nothing of the age. */
const heading =
  /^[a-z /&'-]{3,30}: (?=.*\b(?:child|kid|clients?|victim|minor|infant|baby|claimant|person|resident|patient|decedent)\w*\b)/;
const seniors = /\b(?:senior citizens?|seniors|elderly|retirees)\b/;
const sinceEvent: readonly RegExp[] = [
  /^\W*(?:no|not|nothing|none|never)? ?(?:be )?(?:older|newer) than (?:\d|1[0-2]|one|two|three|four|five|six) (?:years?|yrs?)\W*$/,
  /\b(?:since|ago|from|after) (?:the |an? )?(?:accident|crash|wreck|incident|injury|loss|event|fall|arrest)\b|\bago\b/,
];

/** The age that somebody had at the time; the notes tell the present one. */
const atTheTime = /\b(?:abused?|molest\w*|groomed|at the time|as (?:a )?(?:child|children|minors?))\b(?!.*\bmust be\b)/;

function wordsOf({ from, to }: Ages, refused: boolean): string {
  if (from > 0 && to < OLDEST) return refused ? `under ${from} or over ${to}` : `between ${from} and ${to} years old`;
  const limit = to === OLDEST ? from : to + 1;
  const years = limit === 1 ? 'year' : 'years';
  return refused === (to === OLDEST) ? `under ${limit} ${years} old` : `${limit} ${years} or older`;
}

function judgeAge(asked: CaseInQuestion, { from, to }: Ages, ofChild: boolean): Truth {
  const { ages } = asked.details;
  const age: Age | undefined = (ofChild ? ages.find((one) => one.ofChild) : undefined) ?? ages[0];
  if (age === undefined) return unsaid('the notes give no age');
  return truthOf(asked, age.years >= from && age.years <= to, age.say, age);
}

/** Filters on how old the client, victim or child is. */
export function parseAge(text: FilterText): FilterRule | null {
  const given = (seniors.test(text.main) && !/\d/.test(text.main) ? text.whole : text.main).replace(heading, '');
  if (/\b(?:permanent residen\w*|green ?cards?|lpr)\b/.test(given) || atTheTime.test(given)) return null;
  const main = plainer.reduce((words, [from, plain]) => words.replace(from, plain), given);
  if (minorChildren.test(main))
    return ruleOnFacts(`there are ${text.rejects ? 'no ' : ''}minor children`, refusedIf(text.rejects, judgeChildren));
  const adults = adultsOnly.test(main) ? { from: ADULT, to: OLDEST } : null;
  const fixed = adults ?? (minorsOnly.test(main) ? { from: 0, to: ADULT - 1 } : null);
  const ages = fixed ?? agesIn(main);
  const since = fixed === null && sinceEvent.some((words) => words.test(main)) && !/\b(?:old|age[ds]?)\b/.test(main);
  if (ages === null || since) return null;
  const turned = (countRefusals(given) - countRefusals(main)) % 2 === 1;
  const refused = fixed === null && text.rejects !== turned;
  const ofChild = /\b(?:child|children|kids?|minors?|baby|infant)\b/.test(main);
  const silent = !refused && ages.to === OLDEST && ages.from <= 21;
  const judgeStated = refusedIf(refused, (asked) => judgeAge(asked, ages, ofChild));
  const judge = (asked: CaseInQuestion): Truth =>
    silent && asked.details.ages.length === 0 && asked.text.hits('when.children').length === 0
      ? { holds: true, why: 'nothing in the notes points to a minor', shown: null }
      : judgeStated(asked);
  const who = ofChild && fixed === null ? 'the child' : 'the client';
  return ruleOnFacts(`${who} is ${wordsOf(ages, refused)}`, judge, silent ? 'met if no age is stated' : undefined);
}
