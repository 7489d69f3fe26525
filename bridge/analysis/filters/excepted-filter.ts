import { foldInPlace } from '../text/fold-text.ts';
import { type FilterText, linesOf, readFilter, wordsOf } from './base/filter-text.ts';
import { allOf, type FilterRule, notUnderstood, rule, unknown } from './base/filter-verdict.ts';
import { parseGuardian } from './caller-rule.ts';
import { endOfKind } from './kinds-of-case.ts';
import { parseGeography } from './places/place-rule.ts';
import { areaIn } from './regions/named-area.ts';

type Parse = (text: FilterText) => FilterRule | null;
/** How the parts of a filter are read. */
interface Parsers {
  readonly parse: Parse;
  readonly parseBase: Parse;
  readonly parseException: Parse;
}

/** Each captures the rule, the word of exception where it has one, and what is excepted. */
const frames = linesOf('exception').map((line) => new RegExp(`^${line}$`, 'i'));
/** "Bills over $10k excluding interest" says what is counted: no exception without a refusal. */
const ofRefusals = /^(?:excluding|other than|apart from)/i;
const spares = /\b(?:unless|if|when|where|but|a menos que|salvo|si|cuando)\b/i;
/** "No dog bites without scarring"; of what is not read, all that is left is what may not be lacking. */
const lacks = /^w/i;
/** Those about lawyers and about how somebody came to the firm belong to the rule on lawyers itself. */
const ofLawyers = /\b(?:lawyers?|attorneys?|counsel|represent\w*|repped|fired|withdr\w+|second opinions?)\b/i;
/** "Unless he was let go": the lawyer, behind a rule on lawyers. */
const endsWithLawyer = wordsOf('lawyer.ended', 'i');
const ofFirm = /\b(?:approv\w*|call us|check with|ask (?:us|me)|owner says|contacts? us|contact person)\b/i;
/** "No prior injuries except more than 5 years ago": a bound of what the rule names. */
const boundAlone =
  /^(?:more|less|older|newer|over|under|at least|within) [^,]*\b(?:days?|weeks?|months?|years?)(?: ago| old)?$/i;
/** "No cases unless bills are over $7,000" asks for what it excepts. */
const saysNothing = new RegExp(`^(?:${wordsOf('exception.says nothing').source}\\W*)+$`, 'i');
const requires = /\b(?:must|needs?|needed|requir\w*|ha(?:s|ve) to|only|at least|min\w*|max\w*|over|under|within)\b|\d/i;
const ofWhom =
  /^(?:(?:it'?s|they'?re|it is|they are|(?:client|victim|caller|(?:injured )?person|some(?:body|one)|anyone|child|he or she|s?he) (?:is|was)) |(?=(?:in|at|on)\b))/i;
const young = /^(?:(?:for|with|involving|of) )?(?:an? |the )?(?:kids?|child(?:ren)?|minors?)(?= under|$)( under)?/i;

function parseException(given: string, parse: Parse): FilterRule | null {
  const exception = given
    .replace(/[.!)]+$/, '')
    .replace(young, (_, under?: string) => `they are${under ?? ' under 18 years old'}`)
    .replace(/^(?:with|for|involving) /i, '');
  const had = ofWhom.test(exception) ? null : parse(readFilter(`must have ${exception}`));
  return had ?? parse(readFilter(`must be ${exception.replace(ofWhom, '')}`));
}

/** "Car accidents except rear-end": what is excepted is refused. */
function withoutKind(base: FilterRule | null, exception: string, parse: Parse): FilterRule | null {
  const refused = parse(readFilter(`no ${exception}`));
  return refused && base ? allOf([base, refused]) : refused;
}

/** A record for which the exception holds needs nothing of the rule. */
function unless(base: FilterRule, exception: FilterRule | null): FilterRule {
  const asks = `${base.asks}, unless ${exception?.asks ?? 'an exception applies that was not understood'}`;
  const judge: FilterRule['judge'] = (facts) => {
    const [stated, excepted] = [base.judge(facts), exception?.judge(facts)];
    if (stated.verdict === 'met') return stated;
    if (excepted === undefined) return unknown('whether its exception applies could not be judged automatically');
    return excepted.verdict === 'violated' ? stated : excepted;
  };
  const ambiguous = exception === null || base.ambiguous || exception.ambiguous;
  return { ...rule(asks, judge, base.ifUnstated), ambiguous };
}

const permitted =
  /^([^,;:.]{4,50}?) (?:(?:is|are) )?(?:ok(?:ay)?|fine|accepted|acceptable|allowed|considered|welcome)(?: only)? (?:if|when|as long as|provided that) (.{2,})$/i;

/** What every firm takes, and refusals, are no permission. */
const ordinary = /^(?:no|not)\b|^(?:the )?(?:injur\w*|client|caller|lead|people)\b/i;
/** "Surgery ok if done within 2 years" dates the surgery, not the incident. */
const ofThing =
  /^(?!.*\b(?:accident|caller|child|client|crash|incident|injury|they)\b).*\b(?:days?|weeks?|months?|years?)\b/i;
const isOpen = (exception: string): boolean => [ofFirm, ofLawyers, boundAlone].some((one) => one.test(exception));

/** "Prior injuries ok if healed": a lead without what is permitted needs nothing. */
function parsePermitted(filter: string, { parseException: parse }: Parsers): FilterRule | null {
  const [, thing = '', condition = ''] = permitted.exec(filter) ?? [];
  const isKind = /^un[a-z]+ed [a-z]/i.test(thing) || endOfKind(foldInPlace(thing)) > 0;
  if (thing === '' || isKind || ofLawyers.test(thing) || ordinary.test(thing)) return null;
  const base = parse(readFilter(`no ${thing}`));
  const exception = isOpen(condition) || ofThing.test(condition) ? null : parseException(condition, parse);
  return base && parse(readFilter(thing))?.asks !== exception?.asks ? unless(base, exception) : null;
}

/** The rule of a filter that excepts something; null where it has no exception or one that its family reads with it. */
export function parseWithException(filter: string, parsers: Parsers): FilterRule | null {
  const { parse, parseBase } = parsers;
  const found = frames.map((frame) => frame.exec(filter.trim())).find((match) => match !== null);
  const [, stated = '', word = '', exception = ''] = found ?? [];
  const whole = readFilter(filter);
  if (parseGuardian(whole) !== null) return null;
  if (found === undefined || saysNothing.test(stated)) return parsePermitted(filter.trim(), parsers);
  if (ofLawyers.test(stated) && (ofLawyers.test(exception) || endsWithLawyer.test(exception))) return null;
  const text = readFilter(stated);
  if (ofRefusals.test(word) && !text.rejects) return null;
  const base = parseBase(text);
  if (lacks.test(word) && parse(text) === null) return null;
  const isHole = !spares.test(word) && (base === null || parseGeography(text)?.asks === base.asks);
  if (isHole && areaIn(exception.toLowerCase(), exception) !== null) return null;
  if (!text.rejects && !spares.test(word) && !requires.test(stated)) return withoutKind(base, exception, parse);
  if (base === null) return notUnderstood(filter);
  return unless(base, isOpen(exception) ? null : parseException(exception, parsers.parseException));
}
