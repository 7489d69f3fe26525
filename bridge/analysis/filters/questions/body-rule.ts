import { isBeyondBody } from '../base/coverage.ts';
import { countRefusals, type FilterText, isBareRefusal } from '../base/filter-text.ts';
import { type FilterRule, fromPredicate, rule } from '../base/filter-verdict.ts';
import { generalCondition, namedIn, particularCondition } from './body-conditions.ts';
import { harmOfOtherParts, locatedHarm } from './body-parts.ts';
import {
  chiroOnly,
  found,
  foundByDoctor,
  gravest,
  harmed,
  phraseQuestions,
  serious as seriousNames,
  treated,
} from './body-states.ts';
import { timingOf } from './care-times.ts';
import { allHold, anyHolds, atLeast, type Condition, expression, not, type Question, question } from './question.ts';

/** One thing a filter asks, and whether the firm refuses it. */
interface Statement {
  text: string;
  refused: boolean;
}

const cuts = expression('statement_end');
const heading = /^(?:[\w&'/ ]{2,28}): (?=\S)/;
/** "With no further care planned" says again that it is over. */
const noMore = expression('nothing_further');

/** "(not just ER and home)" says what would not be enough. */
const notJust = /(?<=\w{3,} )\(?not (?:just|merely|simply) [^,;.)]*\)?$/;
/** "Anything short of an overnight stay" is refused: the stay is wanted. */
const shortOf = expression('short_of');
const spanish = expression('spanish');
/** "We are drowning in sprains" gives a reason. */
const aboutFirm = /^we (?:are|get|have had|see) (?!.*\b(?:no|not|never)\b)/;
const kills = /\bkills? (?:it|the (?:case|claim|lead|deal)|any)\b/;

/** The statements of a filter, in their order; a bare refusal reverses the one it belongs to. */
function statementsOf(whole: string): Statement[] {
  const statements: Statement[] = [];
  let refusedAhead = false;
  const headless = (spanish.test(whole) ? whole.replace(/ [ou] /g, ' or ') : whole)
    .replace(/ or nothing\b/, '')
    .replace(heading, '');
  // What a heading names may be refused at once ("PTSD alone: no thank you. ...").
  const rest = isBareRefusal(headless.split(/[.;]/)[0] ?? '') ? whole : headless;
  // A heading that names the injury is part of what is asked of it ("Concussion cases: diagnosed by a doctor").
  const body = namedIn(rest).length > 0 || namedIn(whole).length === 0 ? rest : whole.replace(':', '');
  for (const part of body.split(cuts)) {
    const text = part
      .trim()
      .replace(/^[\s(]+|[\s).]+$/g, '')
      .replace(noMore, '')
      .replace(notJust, '')
      .replace(/\bnot (?:more|over|longer) than\b/g, 'within');
    const last = statements.at(-1);
    if (last !== undefined && aboutFirm.test(text)) continue;
    if (isBareRefusal(text) && last !== undefined) last.refused = !last.refused;
    else if (isBareRefusal(text)) refusedAhead = true;
    else if (text.length > 3) {
      statements.push({
        text,
        refused: (countRefusals(text) % 2 === 1) !== (refusedAhead !== (kills.test(text) || shortOf.test(text))),
      });
      refusedAhead = false;
    }
  }
  return statements;
}

const serious = expression('serious');
const catastrophic = /\b(?:catastrophic|life[- ](?:changing|altering|threatening)|devastating|catastrofic\w*)\b/;
const definition = /\bmeaning|such as|i\.e|e\.g|like|of:|:\s|\(/;
const notHealth = /\$|\d ?k\b|\bsettlements?\b|\bsame injury\b|\b(?:plastic|cosmetic|dental|helmets?)\b/;
const ofMoney = expression('of_money');

/** What is not enough, or does not count, adds no condition. */
const notEnough = expression('not_enough');

const spineNames = ['head', 'neck', 'spine'];
/** "Back/neck/shoulder/knee only": parts of the body and nothing that would be found or done there. */
const partsAlone = /^(?!.*\b(?:surg|fractur|scar|burn|herniat|disc|mri|inject|treat|diagnos|pain)).*(?:\/|,| or )/;

function listOf(text: string): Question | null {
  const findings = namedIn(text);
  if (catastrophic.test(text)) findings.push(...gravest);
  else if (serious.test(text) && !definition.test(text)) findings.push(...seriousNames);
  const questions = [...new Set(findings)].map((name) => (/\bdiagnos/.test(text) ? foundByDoctor(name) : found(name)));
  const otherParts =
    spineNames.some((name) => findings.includes(name)) && partsAlone.test(text) ? harmOfOtherParts(text) : null;
  if (otherParts !== null) questions.push(otherParts);
  const { followed_up: followedUp } = phraseQuestions;
  if (followedUp && /\bfollow-?ups?\b/.test(text)) questions.push(followedUp);
  if (
    /\bmedical (?:has|have|must)\b|\btreated\b|\bmedical (?:care|treatment|attention)\b/.test(text) &&
    /\band\b|\bboth\b|\bw\/|\bwith\b/.test(text)
  )
    questions.push(treated);
  if (questions.length === 0) return null;
  if (/\b(?:doctor|physician|md|medical provider|urgent care|walk-?in)s?\b/.test(text) && findings.includes('er'))
    questions.push(treated);
  if (
    /\b(?:deaths?|dead|died|fatal\w*)\b/.test(text) &&
    /\b(?:injury|injuries|injured|hurt|harm\w*)\b/.test(text) &&
    questions.length === 1
  )
    questions.push(harmed(true));
  const least = /\b(?:at least )?(two|three|2|3) (?:or more )?of\b/.exec(text)?.[1];
  if (least !== undefined) return atLeast(/two|2/.test(least) ? 2 : 3, questions);
  const kinds = /\bonly\b.*\b\w+s and \w+s\b/.test(text);
  const all =
    /\bboth\b/.test(text) || (!kinds && /\band\b/.test(text) && !/\bor\b|,|\//.test(text.replace(/\band\/or\b/, 'or')));
  return all ? allHold(questions) : anyHolds(questions);
}

const pictureAlone = /\b(?:mris?|cts?|ct scans?|x-?rays?|cat scans?|scans?|films?|imaging)\s*$/;

const isPlain = (condition: Condition | null): condition is Condition =>
  condition !== null && !condition.general && !condition.denies;

/** "Loss of consciousness or positive imaging": each of them alone would do. */
function alternativesOf(text: string): Condition | null {
  if (/\([^)]*\bor\b[^)]*\)/.test(text) || timingOf(text) !== null || locatedHarm(text) !== null) return null;
  if (
    !/\bor\b/.test(text) ||
    /\b(?:both|and|or (?:more(?! than)|less(?! than)|worse|higher|longer|better|later|so)|not|no|without)\b/.test(text)
  )
    return null;
  // "Diagnosis of concussion or TBI" is one thing.
  const shortest = /\bdiagnos\w* of\b/.test(text) ? 4 : 2;
  const parts = text
    .replace(/\bstage (\d) or (?=\d\b)/, 'stage $1/')
    .split(/,? or |, /)
    .filter((part) => part.trim().length >= shortest);
  if (
    parts.some((part) => pictureAlone.test(part) && !/\b(?:positive|abnormal)\b/.test(part)) &&
    /\b(?:findings?|show\w*|positive|abnormal|confirm\w*|wrong)\b/.test(text)
  )
    return null;
  const alternatives = parts.map((part) => simpleConditionOf(part.trim())).filter(isPlain);
  if (parts.length < 2 || alternatives.length < parts.length) return null;
  const any = anyHolds(alternatives.map(({ asks }) => asks));
  const asks = question(
    any.says,
    any.denies,
    (facts) => {
      const open = any(facts);
      if (open.holds !== null) return open;
      const settled = alternatives.filter(({ settles }) => settles).map((one) => one.asks(facts));
      return settled.find(({ holds }) => holds === false) ?? open;
    },
    any.absentIfUnnamed,
  );
  return { asks };
}

/** "Herniation on MRI with injections or surgery": both sides of the "with" are conditions. */
function togetherOf(text: string): Condition | null {
  const [one = '', other = '', ...rest] = text.split(/,? (?:with|plus|along with|together with) /);
  if (other.length < 4 || rest.length > 0 || /[,:]|\b(?:no|not|without|never|follow\w*)\b/.test(text)) return null;
  const sides = [one, other].map((part) => alternativesOf(part) ?? simpleConditionOf(part)).filter(isPlain);
  return sides.length < 2 ? null : { asks: allHold(sides.map(({ asks }) => asks)) };
}

const conditionOf = (text: string): Condition | null =>
  togetherOf(text) ?? alternativesOf(text) ?? simpleConditionOf(text);

function simpleConditionOf(text: string): Condition | null {
  const particular = particularCondition(text);
  if (particular !== null) return particular;
  const list = listOf(text);
  return list === null ? generalCondition(text) : { asks: list };
}

/** A condition of a filter, and whether the firm refuses those it holds for. */
type Requirement = Condition & { readonly refused: boolean };

const opensWithKind = expression('opens_with_kind');
const ofCases = expression('kind_of_case');

/** "Head injury cases need a CT": the condition follows the kind of case. */
function conditionBehind(statement: string): Condition | null {
  const rest = statement.replace(ofCases, '');
  const condition = rest === statement ? null : conditionOf(rest);
  return condition?.general === true ? null : condition;
}

const onlyIf = expression('only_if');

/** "Soft tissue is okay only if there was an ER visit" is a condition for those cases alone. */
function conditionalOf(statement: string): Condition | null {
  const [, some = '', then = ''] = onlyIf.exec(statement) ?? [];
  const [of, needs] = [some, then].map((part) => (part === '' ? null : conditionOf(part)));
  if (!of || !needs) return null;
  return {
    asks: question(
      `where ${of.asks.says}, ${needs.asks.says}`,
      `${of.asks.says}, and ${needs.asks.denies}`,
      (facts) => {
        const applies = of.asks(facts);
        return applies.holds === false ? { ...applies, holds: true } : needs.asks(facts);
      },
    ),
  };
}

function requirementOf({ text, refused }: Statement): Requirement | null {
  const condition = conditionalOf(text) ?? conditionBehind(text) ?? conditionOf(text);
  return condition === null ? null : { ...condition, refused: refused !== (condition.denies ?? false) };
}

/** All that the statements ask together; what only leaves out the mild adds nothing beside what is asked for. */
function combined(requirements: readonly Requirement[]): FilterRule {
  const isNarrow = requirements.some(({ refused, general }) => !refused && !general);
  const binding = isNarrow ? requirements.filter(({ refused, mild }) => !(refused && mild)) : requirements;
  const judge: FilterRule['judge'] = (facts) => {
    const answers = binding.map(({ asks, refused }) => ({ ...asks(facts), refused }));
    const decisive =
      answers.find(({ holds, refused }) => holds === refused) ??
      answers.find(({ holds }) => holds === null) ??
      answers[0];
    const { holds = null, why = '', evidence = null, refused = false } = decisive ?? {};
    return fromPredicate(holds, refused, { why, evidence, missing: why });
  };
  const clauses = binding.map(({ asks: { says, denies }, refused }) => (refused ? denies : says));
  const absent = binding.find((one) => one.asks.absentIfUnnamed);
  return rule([...new Set(clauses)].join(', and '), judge, absent === undefined ? undefined : unnamed(absent.refused));
}

const unnamed = (refused: boolean): string =>
  `${refused ? 'met' : 'violated'} if only other injuries or care are described, unknown if none are`;

const ofHealth = ({ main }: FilterText): boolean =>
  !notHealth.test(main) &&
  (!ofMoney.test(main) ||
    /\brecords? of (?:treat|care)|\b(?:treatment|medical) records?\b/.test(main) ||
    /\binjur|\bmissed|\boff work/.test(main));

/** Filters on injuries and their treatment. */
export function parseBody(text: FilterText): FilterRule | null {
  if (!ofHealth(text) || isBeyondBody(text)) return null;
  const statements = statementsOf(text.whole);
  // "Bedsores must be stage 3; falls must involve a fracture" asks something else of each kind of case.
  if (statements.filter((statement) => opensWithKind.test(statement.text)).length > 1) return null;
  // "A chiropractor alone is not enough" says what kind of care the rest asks for.
  if (
    statements.some(({ text: statement }, index) => index > 0 && notEnough.test(statement) && /\bchiro/.test(statement))
  )
    return combined([{ asks: not(chiroOnly), refused: false }]);
  const requirements = statements
    .filter(({ text: statement }, index) => index === 0 || !notEnough.test(statement))
    .map(requirementOf)
    .filter((requirement) => requirement !== null);
  const first = requirements[0];
  if (first === undefined) return null;
  return combined(
    text.refusedAside && requirements.length === 1 ? [{ ...first, refused: text.rejects }] : requirements,
  );
}

const notOfEvent = expression('not_of_event');
/** Whether a filter asks about care in a way that must not be read as one on the date or the place of the event. */
export const asksOfCare = (text: FilterText): boolean =>
  ofHealth(text) && (timingOf(text.main) !== null || notOfEvent.test(text.main));
