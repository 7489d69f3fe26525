import { parseMoney, parseUnlistedMoney } from './amounts/money-rule.ts';
import { parseCaller } from './caller-rule.ts';
import { parseCited } from './cited-rule.ts';
import { parseBond, parseRepresentation } from './conditions/lawyer-question.ts';
import { parseAge } from './dates/age-rule.ts';
import { isFromEvent, parseDate } from './dates/date-rule.ts';
import { parseInterval } from './dates/interval-rule.ts';
import { parseEarlierFiling, parseTenure } from './dates/length-rule.ts';
import { lengthBoundIn } from './dates/time-bound.ts';
import { parseEmployerSize } from './employer-size-rule.ts';
import { splitException } from './exception.ts';
import { countRefusals, type FilterText, readFilter } from './filter-text.ts';
import { allOf, anyOf, eitherOf, type FilterRule, rule, unknown } from './filter-verdict.ts';
import { parseGuardian } from './guardian-rule.ts';
import { type Kind, type PartReading, withLostParts } from './joined-filter.ts';
import { parseKeywords, parseRefusedThings } from './keyword-rule.ts';
import { parseLanguage } from './language-rule.ts';
import { parseMeasure } from './measure-rule.ts';
import { asksOfPlaceAlone } from './places/place-alone.ts';
import { parseGeography } from './places/place-rule.ts';
import { leavesOpen, plainFrame } from './plain-frame.ts';
import { asksOfPriors, parsePriors } from './priors-rule.ts';
import { asksOfCare, parseBody } from './questions/body-rule.ts';
import { parseAsked, parseCase } from './questions/case-rule.ts';
import { parseNamedParty } from './questions/named-party.ts';
import { areaIn } from './regions/named-area.ts';

/** Reads filters of one kind; null where a filter asks something else. */
type Family = (text: FilterText) => FilterRule | null;

/**
 * The families of filters by how particular the words are that each one needs: what a level above can read is not for
 * those below. Within a level none goes before another, and a filter that two of them read differently is ambiguous.
 */
export const families: readonly (readonly Family[])[] = [
  [(text) => (asksForWords(text) ? parseMentioned(text) : null), parseNamedParty],
  [
    (text) => (isSumAlone(text) ? parseMoney(text) : null),
    parseMeasure,
    (text) => (asksOfPlaceAlone(text) ? parseGeography(text) : null),
    parseGuardian,
    parseCaller,
    parseCited,
    parseAsked,
  ],
  [
    parseInterval,
    (text) => (asksOfEventDate(text) ? parseDate(text) : null),
    (text) => (asksOfDisabilityPolicy(text) ? parseCase(text) : null),
    (text) => (asksOfCareDate(text) ? parseDate(text) : null),
  ],
  [parseRepresentation],
  [(text) => (asksOfWorkInjury(text) && areaIn(text.main, text.original) === null ? parseCase(text) : null)],
  [(text) => (asksOfCare(text) ? parseBody(text) : null), parseLanguage],
  [parseMoney, parseEarlierFiling, parseEmployerSize, parseTenure],
  [parseAge],
  [(text) => (isTreatmentTiming(text) ? parseBody(text) : null)],
  [(text) => (namesASum(text) ? parseUnlistedMoney(text) : null), parseDate],
  [parseGeography],
  [(text) => (countsFromEventDate(text) ? null : parseBody(text))],
  [(text) => (countsFromEventDate(text) ? null : parseCase(text))],
  [parseUnlistedMoney],
  [parseBond],
];

const asksForWords = ({ main }: FilterText): boolean =>
  /\b(?:mention\w*|contain\w*|keywords?|the words?|talk of)\b/.test(main) &&
  !/\bcontain\w* (?:an? )?(?:injur|date)/.test(main);
const asksOfEventDate = ({ main }: FilterText): boolean =>
  /\b(?:injury|accident|loss|incident|crash|event) date\b|\bdate of (?:the )?(?:injury|accident|loss|incident|crash|event)\b/.test(
    main,
  ) && !/\btreat\w*|\bdoctor\b|\bseen\b|\bof (?:the )?date of\b/.test(main);
/** "Lawsuit filed within 2 years from date of injury" asks for no injury. */
const countsFromEventDate = (text: FilterText): boolean => asksOfEventDate(text) && isFromEvent(text.main);
const mentioning =
  /\b(?:(?:the )?notes? )?(?:mention\w*|contain\w*|talks? (?:of|about)|refers? to|references?|menciona\w*)\b:?/i;

/**
 * "Must mention surgery" asks for the thing, in whatever words it is told; words in quotation marks are asked for as they
 * stand. What is neither said nor meant anywhere is unknown.
 */
function parseMentioned(text: FilterText): FilterRule | null {
  const literal = parseKeywords(text);
  if (literal === null || /["“”«»]/u.test(text.original)) return literal;
  const meant = readFilter(text.original.replace(mentioning, 'have'));
  const concept = parseBody(meant) ?? parseCase(meant) ?? parseRepresentation(meant);
  if (concept === null) return literal;
  const asks = text.rejects
    ? `${literal.asks}, and ${concept.asks}`
    : `${literal.asks} or describe it: ${concept.asks}`;
  return rule(asks, (facts) => {
    const said = literal.judge(facts);
    const judged = concept.judge(facts);
    if (text.rejects) return said.evidence === null && judged.verdict === 'violated' ? judged : said;
    if (judged.verdict === 'met' || said.evidence === null) {
      return judged.verdict === 'met' ? judged : unknown('the notes do not say');
    }
    return judged.verdict === 'violated' ? judged : said;
  });
}

/** "Surgery on or after January 1 2025" asks for a day, not for care. */
const asksOfCareDate = ({ main }: FilterText): boolean =>
  /\b(?:surger\w*|treatment|procedure|operation|care|malpractice|negligence|diagnos\w*|birth)\b.*\b(?:on or after|before|after|since|prior to|no (?:earlier|later|older) than|in)\b.*(?:\b(?:19|20)\d{2}\b|\d\/\d)/.test(
    main,
  ) && !/\b(?:accident|crash|incident|injury|wreck|event|fall)\b/.test(main);
const asksOfDisabilityPolicy = ({ main }: FilterText): boolean =>
  /\bdisability (?:polic(?:y|ies)|plans?|insurance|coverage)\b/.test(main) && !/\d/.test(main);
const asksOfWorkInjury = ({ main }: FilterText): boolean =>
  /\b(?:hurt|injured|injur(?:y|ies)|accidents?|happened|occurred)\b[^,;]*\b(?:(?:while|when) (?:\w+ )?(?:working|at work|on duty|on the (?:job|clock))|at work|on the (?:job|clock)|in the course of)\b|\b(?:work(?:place)?|job)[- ](?:related|injur\w*|accidents?)\b/.test(
    main,
  ) && !/\d/.test(main);
const namesASum = ({ main }: FilterText): boolean =>
  /\$ ?\d|\d ?k\b|\d,\d{3}\b(?! (?:lbs?|pounds|miles|people|employees|sq))|\b(?:grand|thousand|dollars|(?:five|six|seven)[- ]figures)\b/.test(
    main,
  );
/** "Debts over 100k go elsewhere" speaks of no lawyer. */
const isSumAlone = ({ main }: FilterText): boolean =>
  /\$ ?\d|\d ?k\b|\b(?:grand|thousand)\b/.test(main) && /\b(?:go|goes|belongs?|sent?) (?:\w+ )?elsewhere\b/.test(main);
const isTreatmentTiming = ({ main }: FilterText): boolean =>
  /\b(?:treat\w*|doctor|medical (?:care|attention|help)|\ber\b|urgent care|seen|hospital|clinic|atencion medica|visits?|appointments?)\b.*\b(?:within|inside(?: of)?|in|en los primeros|gap|less than|no more than)\b.*\b(?:days?|dias?|semanas?|hours?|hrs?|weeks?|months?)\b/.test(
    main,
  ) &&
  !/\bin question\b/.test(main) &&
  /\b(?:first|of (?:the )?(?:accident|crash|incident|injury|event|wreck|fall|loss|collision|bite)|after|hours?|hrs|days|dias|sought|seen|gone|went|gap)\b/.test(
    main,
  );

function ruleOf(filter: string): FilterRule | null {
  return ruleWithException(filter) ?? plainRuleOf(filter);
}

/** Where the exception can be read, a record that it holds for needs nothing of the rule. */
function ruleWithException(filter: string): FilterRule | null {
  const parts = splitException(filter);
  if (parts === null) return null;
  const base = readByFamilies(parts.base) ?? readAside(parts.base);
  const exception = readByFamilies(parts.exception);
  if (base === null) return null;
  const unless =
    exception === null ? 'unless an exception applies that was not understood' : `unless ${exception.asks}`;
  const judged = rule(
    `${base.asks}, ${unless}`,
    (facts) => {
      const judged = base.judge(facts);
      if (judged.verdict === 'met') return judged;
      if (exception === null) return unknown('whether its exception applies could not be judged automatically');
      const excepted = exception.judge(facts);
      return excepted.verdict === 'met' ? excepted : judged;
    },
    base.ifUnstated,
  );
  return { ...judged, ambiguous: exception === null || base.ambiguous || exception.ambiguous };
}

const inState = /\b(?:still|currently|presently|alive|living|yet|unmarried|set|pending)\b|^(?:has|have|is|are|never)\b/;
const timeOf = (half: string) => lengthBoundIn(half) !== null || /\b(?:19|20)\d{2}\b|\d\/\d/.test(half);

/** In what a number counts: money, time, distance, shares; numbers of two kinds are two bounds. */
const numbers = [
  /\$|\d ?k\b|\b(?:thousand|grand|million)\b/,
  /\b(?:day|week|month|year)s?\b/,
  /\bmiles?\b/,
  /%|percent/,
];
const numbered = (half: string): number =>
  /\d|\b(?:a|one|two|three|four|five|six|ten) \w/.test(half) ? numbers.findIndex((words) => words.test(half)) : -1;

/**
 * "Resident still living or died less than a year ago", "two weeks off work or bills over $20k": where one half is not
 * understood, the other one can only meet the filter.
 */
function readAlternatives({ main, refusedAside, rejects }: FilterText): FilterRule | null {
  const halves = main
    .replace(/^either /, '')
    .split(/,? or (?!(?:more|less|fewer|longer|later|newer|older|sooner|up|over|under|we|i|it'?s)\b)/)
    .toSorted((a, b) => Number(timeOf(b)) - Number(timeOf(a)));
  const [one = '', other, third] = halves;
  if (other === undefined || third !== undefined || refusedAside) return null;
  const kinds = [numbered(one), numbered(other)];
  const areBounds = !rejects && !kinds.includes(-1) && kinds[0] !== kinds[1];
  const isDated = halves.some((half) => timeOf(half) && !readFilter(half).rejects);
  const isState = isDated && halves.some((half) => !timeOf(half) && inState.test(half));
  const read = halves.map((half) => readByFamilies(readFilter(half)));
  const isRead = isState ? read[halves.findIndex(timeOf)] !== null : areBounds && read.some((half) => half !== null);
  if (!isRead) return null;
  const isOpen = read.some((half) => half === null || half.ambiguous);
  const rules = halves.map((half, at) => {
    const known = read[at];
    return known && !known.ambiguous ? known : neverJudged(half);
  });
  return isOpen ? { ...anyOf(rules), ambiguous: true } : anyOf(rules);
}

const neverJudged = (words: string): FilterRule =>
  rule(`"${words.trim()}", which was not understood`, () => unknown('a part of the filter was not understood'));

function plainRuleOf(filter: string): FilterRule | null {
  const whole = readFilter(filter);
  const parts = splitConditions(whole);
  const read = parts.map((part) => readByFamilies(part) ?? readAside(part));
  const rules = read.filter((one) => one !== null);
  if (parts.length > 1 && rules.length === read.length) return allOf(rules);
  const reading = readAlternatives(whole) ?? readRule(whole);
  return reading === null ? null : withLostParts(whole, reading, readPart);
}

const kinds: readonly (readonly [Kind, Family])[] = [
  ['fact', parseCase],
  ['money', parseMoney],
  ['body', parseBody],
  ['place', parseGeography],
  ['time', parseInterval],
  ['time', parseDate],
];

/** A part of a joined filter, and what kind of thing it asks about. */
function readPart(text: FilterText): PartReading | null {
  const read = readByFamilies(text);
  if (read === null) return null;
  const kind = kinds.find(([, family]) => family(text)?.asks === read.asks)?.[0] ?? null;
  return { rule: read, kind };
}

function readRule(text: FilterText): FilterRule | null {
  return readByFamilies(text) ?? readAside(text) ?? parseRefusedThings(text);
}

/** What follows the rule may be the rule said again in figures ("must be recent (last 3 months)"). */
function readAside({ asides, whole, rejects }: FilterText): FilterRule | null {
  const inner = asides.replace(/^[\s\-(;:,.]+|[).\s]+$/g, '');
  return inner.length > 6
    ? readByFamilies({
        ...readFilter(
          rejects && /^\s*\((?!.*\b(?:must|has to|should|need)\b)/.test(asides) && countRefusals(inner) === 0
            ? `no cases ${inner}`
            : inner,
        ),
        whole,
      })
    : null;
}

/** "At least once every three months": how often something happens is not read from notes. */
const asksHowOften = /\bat least (?:once|twice|\w+ times) (?:every|each|a|per) /;

/** The reading of the first level that has one; ambiguous where two of its families differ. */
export function readByFamilies(text: FilterText, levels = families): FilterRule | null {
  if (asksHowOften.test(text.main)) return null;
  if (asksOfPriors(text)) return parsePriors(text);
  for (const level of levels) {
    const readings = new Map<string, FilterRule>();
    for (const read of level.map((family) => family(text))) if (read !== null) readings.set(read.asks, read);
    const rules = [...readings.values()];
    if (rules.length > 1) return eitherOf(rules);
    if (rules[0] !== undefined) return rules[0];
  }
  return null;
}

const joint =
  /(?:,? (?:and|plus|y|&)|[,;]) (?=(?:also |must |has to |have to |not |no |cannot |can'?t |be |is |are |within |under |over |at least |live|lives|unrepresented|represented|the (?:accident|crash|injury|client|incident)|treat|injur|be |have |in (?:the )?(?:last|past)))/;

/** Two conditions in one sentence, each complete in itself; both must then be met. */
function splitConditions(text: FilterText): FilterText[] {
  const parts = text.main.split(joint);
  const [first = ''] = parts;
  if (countRefusals(first) > 0 || /\bor\b|\bbetween\b/.test(text.main)) return [text];
  if (parts.length < 2 || parts.some((part) => part.trim().length < 8)) return [text];
  const starts = parts.map((part) => text.main.indexOf(part));
  return parts.map((part, index) => readFilter(text.original.slice(starts[index], (starts[index] ?? 0) + part.length)));
}

/** Each filter is read once for the process; beyond this many the oldest is dropped and read again when needed. */
const MOST_COMPILED = 2000;
const compiled = new Map<string, FilterRule | null>();

/** A filter compiled once; null where it is not understood. */
export function compiledFilter(filter: string): FilterRule | null {
  const known = compiled.get(filter);
  if (known !== undefined) return known;
  const plain = plainFrame(filter);
  const read = leavesOpen(plain) ? null : ruleOf(plain);
  const [oldest] = compiled.keys();
  if (compiled.size >= MOST_COMPILED && oldest !== undefined) compiled.delete(oldest);
  compiled.set(filter, read);
  return read;
}
