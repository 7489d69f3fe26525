import { isBeyondBody } from '../coverage.ts';
import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule } from '../filter-verdict.ts';
import type { RecordFacts } from '../record-facts.ts';
import { generalConditionOf, conditionOf as particularOf } from './body-conditions.ts';
import { followedUp } from './body-history.ts';
import { type Statement, statementsOf } from './body-statements.ts';
import { chiroOnly, found, foundByDoctor, gravest, harmed, serious as seriousNames, treated } from './body-states.ts';
import { namedIn } from './body-words.ts';
import { timingOf } from './care-times.ts';
import { locatedHarm } from './located-harm.ts';
import { hitsOf } from './mentions.ts';
import { allHold, anyHolds, atLeast, type Held, not, type Question, question, type Reading } from './question.ts';

const serious =
  /\b(?:serious|severe|significant|major|substantial)(?:ly)?,? (?:(?:bodily|physical|personal|or|and|permanent|lasting|catastrophic) )*(?:injur\w*|hurt|harm\w*)|\blesion\w* graves?|\binjur\w* (?:must be |has to be |is |that (?:is|are) )?(?:serious|severe|significant|major)\b/;
const catastrophic = /\b(?:catastrophic|life[- ](?:changing|altering|threatening)|devastating|catastrofic\w*)\b/;
const definition = /\bmeaning|such as|i\.e|e\.g|like|of:|:\s|\(/;
const notHealth = /\$|\d ?k\b|\b(?:plastic|cosmetic|dental)\b/;
const ofMoney =
  /\b(?:income|debt|bills?|specials|expenses|\$|malpractice (?:insurance|carrier)|records?|wages?|salary|paid|pay)\b/;

const exception = /[,;]?\s*\b(?:unless|except(?: (?:when|if|where|for))?|but not if)\b\s*/;
/** What is said not to be enough, or not to count, narrows nothing further. */
const notEnough =
  /\b(?:is|are)(?: no|n'?t| not) enough\b|\b(?:does|do)(?: not|n'?t) (?:count|do it|cut it|qualify|suffice)\b|\bis a (?:no|pass)\b|\bare (?:a )?(?:no|pass)\b|\bcounts?\b|\b(?:is|are) (?:fine|ok|okay)\b/;

function listOf(text: string): Question | null {
  const findings = namedIn(text);
  if (catastrophic.test(text)) findings.push(...gravest);
  else if (serious.test(text) && !definition.test(text)) findings.push(...seriousNames);
  const asked = [...new Set(findings)].map((name) => (/\bdiagnos/.test(text) ? foundByDoctor(name) : found(name)));
  if (/\bfollow-?ups?\b/.test(text)) asked.push(followedUp);
  if (
    /\bmedical (?:has|have|must)\b|\btreated\b|\bmedical (?:care|treatment|attention)\b/.test(text) &&
    /\band\b|\bboth\b|\bw\/|\bwith\b/.test(text)
  )
    asked.push(treated);
  if (asked.length === 0) return null;
  if (/\b(?:doctor|physician|md|medical provider|urgent care|walk-?in)s?\b/.test(text) && findings.includes('er'))
    asked.push(treated);
  if (
    /\b(?:deaths?|dead|died|fatal\w*)\b/.test(text) &&
    /\b(?:injury|injuries|injured|hurt|harm\w*)\b/.test(text) &&
    asked.length === 1
  )
    asked.push(harmed(true));
  const least = /\b(?:at least )?(two|three|2|3) (?:or more )?of\b/.exec(text)?.[1];
  if (least !== undefined) return atLeast(/two|2/.test(least) ? 2 : 3, asked);
  const kinds = /\bonly\b.*\b\w+s and \w+s\b/.test(text);
  const all =
    /\bboth\b/.test(text) || (!kinds && /\band\b/.test(text) && !/\bor\b|,|\//.test(text.replace(/\band\/or\b/, 'or')));
  return all ? allHold(asked) : anyHolds(asked);
}

const pictureAlone = /\b(?:mris?|cts?|ct scans?|x-?rays?|cat scans?|scans?|films?|imaging)\s*$/;

/** "Loss of consciousness or positive imaging": each of them alone would do. */
function alternativesOf(text: string): Reading | null {
  if (/\([^)]*\bor\b[^)]*\)/.test(text) || timingOf(text) !== null || locatedHarm(text) !== null) return null;
  if (
    !/\bor\b/.test(text) ||
    /\b(?:both|and|or (?:more(?! than)|less(?! than)|worse|higher|longer|better|later|so)|not|no|without)\b/.test(text)
  )
    return null;
  const parts = text.split(/,? or |, /).filter((part) => part.trim().length > 3);
  if (
    parts.some((part) => pictureAlone.test(part) && !/\b(?:positive|abnormal)\b/.test(part)) &&
    /\b(?:findings?|show\w*|positive|abnormal|confirm\w*|wrong)\b/.test(text)
  )
    return null;
  const read = parts.map((part) => oneReadingOf(part.trim()));
  if (parts.length < 2 || read.some((condition) => condition === null || condition.denies || condition.general))
    return null;
  const alternatives = read.filter((condition) => condition !== null);
  const any = anyHolds(alternatives.map(({ asks }) => asks));
  const asks = question(
    any.says,
    any.denies,
    (facts) => {
      const held = any(facts);
      if (held.holds !== null) return held;
      const settled = alternatives.filter(({ settles }) => settles).map((one) => one.asks(facts));
      return settled.find(({ holds }) => holds === false) ?? held;
    },
    any.absentIfUnnamed,
  );
  return { asks };
}

/** "Herniation on MRI with injections or surgery": both sides of the "with" are asked. */
function togetherOf(text: string): Reading | null {
  const [one = '', other = '', ...rest] = text.split(/,? (?:with|plus|along with|together with) /);
  if (other.length < 4 || rest.length > 0 || /[,:]|\b(?:no|not|without|never|follow\w*)\b/.test(text)) return null;
  const [first, second] = [one, other].map((part) => alternativesOf(part) ?? oneReadingOf(part));
  if (!first || !second || first.general || second.general || first.denies || second.denies) return null;
  return { asks: allHold([first.asks, second.asks]) };
}

const conditionOf = (text: string): Reading | null => togetherOf(text) ?? alternativesOf(text) ?? oneReadingOf(text);

function oneReadingOf(text: string): Reading | null {
  const particular = particularOf(text);
  if (particular !== null) return particular;
  const list = listOf(text);
  return list === null ? generalConditionOf(text) : { asks: list };
}

interface Kind {
  readonly name: string;
  readonly isMentioned: (facts: RecordFacts) => boolean;
}

interface Requirement {
  asks: Question;
  refused: boolean;
  mild: boolean;
  general: boolean;
  /** What the notes must tell of for the statement to ask anything, and its name. */
  applies: Kind | null;
}

/** "Bedsores must be stage 3; falls must involve a fracture": a statement on one kind of harm among several. */
const kinds: readonly (readonly [asked: RegExp, name: string, told: string])[] = [
  [/^(?:bed ?sores?|pressure (?:sores?|ulcers?|injuries)|wounds?)\b/, 'sores or wounds', 'ask_body.pressure_sore'],
  [/^(?:slip (?:and|&) )?falls?\b/, 'a fall', 'ask_case.fall'],
  [/^(?:dog )?bites?\b/, 'a bite', 'ask_case.dog'],
  [/^burns?\b/, 'a burn', 'ask_body.burn'],
  [/^(?:car |auto |truck |motorcycle )?(?:crashes|accidents|wrecks|collisions|mvas?)\b/, 'a crash', 'ask_case.crash'],
  [/^infections?\b/, 'an infection', 'ask_body.infection'],
];

function kindOf(text: string): Kind | null {
  const statement = text.replace(/^(?:for|in|with) /, '');
  const [, name, told] = kinds.find(([asked]) => asked.test(statement)) ?? [];
  return name === undefined || told === undefined
    ? null
    : { name, isMentioned: (facts) => hitsOf(facts, told).length > 0 };
}

const ofCases =
  /^(?:(?:[\w/'-]+ ){1,4}(?:cases?|claims?|injur(?:y|ies))|whiplash|concussions?|sprains?|strains?|soft[- ]tissue(?: \w+)?) (?:(?:must|should|also|have to|has to) )?(?:need|require|have|involve|include)s? (?=.{8})/;

/** "Head injury cases need a CT": what is asked stands behind, where it asks for something in particular. */
function conditionBehind(statement: string): Reading | null {
  const rest = statement.replace(ofCases, '');
  const condition = rest === statement ? null : conditionOf(rest);
  return condition?.general === true ? null : condition;
}

const onlyIf =
  /^(.{6,}?) (?:(?:is|are) )?(?:ok|okay|fine|accepted|allowed|considered|taken),? (?:but )?(?:only )?(?:if|when|with) (?:there (?:is|was|were) )?(.{4,})$/;

/** "Soft tissue is okay only if there was an ER visit": asked of those cases alone. */
function conditionalOf(statement: string): Reading | null {
  const [, some = '', then = ''] = onlyIf.exec(statement) ?? [];
  const [of, needs] = [some, then].map((part) => (part === '' ? null : conditionOf(part)));
  if (!of || !needs) return null;
  return {
    asks: question(
      `where ${of.asks.says}, ${needs.asks.says}`,
      `${of.asks.says}, and ${needs.asks.denies}`,
      (facts) => {
        const concerned = of.asks(facts);
        return concerned.holds === false ? { ...concerned, holds: true } : needs.asks(facts);
      },
    ),
  };
}

/** One statement, with what it lets pass ("unless the person died"). */
function requirementOf({ text, refused }: Statement): Requirement | null {
  const [, lead, rest] = /^(?:unless|except (?:when|if|where)) ([^,]+), (.+)$/.exec(text) ?? [];
  const [base = '', spared] = rest === undefined ? text.split(exception) : [rest, lead];
  const condition = conditionalOf(base) ?? conditionBehind(base) ?? conditionOf(base);
  if (condition === null && spared !== undefined) {
    const only = conditionOf(spared);
    return only === null
      ? null
      : {
          asks: only.asks,
          refused: countRefusals(base) % 2 === 0,
          mild: false,
          general: false,
          applies: kindOf(text),
        };
  }
  if (condition === null) return null;
  const denied = (spared === undefined ? refused : countRefusals(base) % 2 === 1) !== (condition.denies ?? false);
  const passes = spared === undefined ? null : conditionOf(spared);
  const { says, denies, absentIfUnnamed } = condition.asks;
  const unless = passes === null ? '' : `, unless ${passes.asks.says}`;
  const asks = question(
    says + unless,
    denies + unless,
    (facts) => {
      const held = condition.asks(facts);
      const exempt = passes?.asks(facts) ?? null;
      return exempt?.holds === true ? { ...exempt, holds: !denied } : held;
    },
    absentIfUnnamed,
  );
  const traits = { mild: condition.mild ?? false, general: condition.general ?? false, applies: kindOf(text) };
  return { asks, refused: denied, ...traits };
}

/** All that the statements ask together; what only leaves out the mild stands back behind what is asked for. */
function combined(requirements: readonly Requirement[]): FilterRule {
  const wanted = requirements.filter(({ refused }) => !refused);
  const isNarrow = wanted.some(({ general }) => !general);
  const binding = isNarrow ? requirements.filter(({ refused, mild }) => !(refused && mild)) : requirements;
  const asks = (facts: RecordFacts) => {
    const fitting = binding.filter(({ applies }) => applies === null || applies.isMentioned(facts));
    const asked = binding.length > 1 && fitting.length > 0 ? fitting : binding;
    const held = asked.map(({ asks, refused }): Held & { refused: boolean } => ({ ...asks(facts), refused }));
    const decisive =
      held.find(({ holds, refused }) => holds === refused) ?? held.find(({ holds }) => holds === null) ?? held[0];
    const { holds = null, why = '', evidence = null, refused = false } = decisive ?? {};
    return fromPredicate(holds, refused, { why, evidence, missing: why });
  };
  const clauses = binding.map(({ asks: { says, denies }, refused, applies }) => {
    const asked = refused ? denies : says;
    return binding.length > 1 && applies !== null ? `where the notes mention ${applies.name}, ${asked}` : asked;
  });
  const absent = binding.find((one) => one.asks.absentIfUnnamed);
  return rule([...new Set(clauses)].join(', and '), asks, absent === undefined ? undefined : unnamed(absent.refused));
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
  // "A chiropractor alone is not enough" says what kind of care the rest asks for.
  if (
    statements.some(({ text: statement }, index) => index > 0 && notEnough.test(statement) && /\bchiro/.test(statement))
  )
    return combined([{ asks: not(chiroOnly), refused: false, mild: false, general: false, applies: null }]);
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

/** Whether a filter asks about care in a way that must not be read as one on the date or the place of the event. */
export const asksOfCare = (text: FilterText): boolean =>
  ofHealth(text) &&
  (timingOf(text.main) !== null ||
    /\b(?:imaging|x-?rays?|mris?|cat scans?|symptom\w*|recovered|healed|skin|stitches|gaps?|restrictions?|pre-?exist\w*|off the job|days? from the job|still treating|(?:actively|currently) treating|full duty|refuses? treatment|visits?|sessions|appointments|impairment|whole[- ]person|wpi|mmi|maximum medical improvement|(?:lost|lose|loss of) consciousness|concussions?|tbi|hospital (?:stays?|admissions?)|admitted|prescri\w*|soft[- ]tissue|(?:minor|superficial|small) (?:cuts?|bruis\w*|scrap\w*|burns?|bumps?|injur\w*)|delayed (?:treat\w*|care)|(?:weeks|months) of (?:treat\w*|care|therapy)|treatment (?:last\w*|for at least)|(?:missed|lost) (?:\w+ ){0,6}work|off work|out of work|under (?:an? |the |their )?(?:doctor|physician)|hospitali[sz]ed|without (?:seeing|treat\w*|care|medical|a doctor)|lab[- ]confirmed|pathogen|disfigur\w*|(?:still|ongoing|chronic) (?:\w+ )?pain|treatment delay|md\/|\/(?:do|pa|np)\b|cirugia|fractura|terapia|resolved|lingering|sepsis|infections?|(?:prior|previous|earlier|any) (?:accidents?|wrecks?|crashes) or injur\w*|(?:right now|currently) off|perdido .*trabajo)\b/.test(
      text.main,
    ) ||
    /\bholes?\b.*\btreat/.test(text.main));
