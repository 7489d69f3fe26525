import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule } from '../filter-verdict.ts';
import type { RecordFacts } from '../record-facts.ts';
import { parseCareTiming } from './care-timing-rule.ts';
import {
  allHold,
  anyHolds,
  atLeast,
  type Condition,
  type Held,
  type Judge,
  judgeThat,
  not,
} from './medical-condition.ts';
import { conditions, generalConditions } from './medical-conditions.ts';
import { catastrophicFindings, seriousFindings } from './medical-facts.ts';
import { followedUp, foundByDoctor } from './medical-history.ts';
import { chiroOnly, found, harmed, treated } from './medical-judges.ts';
import { locatedHarm } from './medical-located.ts';
import { namedIn } from './medical-names.ts';
import { type Statement, statementsOf } from './medical-statements.ts';

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

function listOf(text: string): Judge | null {
  const findings = namedIn(text);
  if (catastrophic.test(text)) findings.push(...catastrophicFindings);
  else if (serious.test(text) && !definition.test(text)) findings.push(...seriousFindings);
  const judges = [...new Set(findings)].map(/\bdiagnos/.test(text) ? foundByDoctor : found);
  if (/\bfollow-?ups?\b/.test(text)) judges.push(followedUp);
  if (
    /\bmedical (?:has|have|must)\b|\btreated\b|\bmedical (?:care|treatment|attention)\b/.test(text) &&
    /\band\b|\bboth\b|\bw\/|\bwith\b/.test(text)
  )
    judges.push(treated);
  if (judges.length === 0) return null;
  if (/\b(?:doctor|physician|md|medical provider|urgent care|walk-?in)s?\b/.test(text) && findings.includes('er'))
    judges.push(treated);
  if (
    /\b(?:deaths?|dead|died|fatal\w*)\b/.test(text) &&
    /\b(?:injury|injuries|injured|hurt|harm\w*)\b/.test(text) &&
    judges.length === 1
  )
    judges.push(harmed(true));
  const least = /\b(?:at least )?(two|three|2|3) (?:or more )?of\b/.exec(text)?.[1];
  if (least !== undefined) return atLeast(/two|2/.test(least) ? 2 : 3, judges);
  const kinds = /\bonly\b.*\b\w+s and \w+s\b/.test(text);
  const all =
    /\bboth\b/.test(text) || (!kinds && /\band\b/.test(text) && !/\bor\b|,|\//.test(text.replace(/\band\/or\b/, 'or')));
  return all ? allHold(judges) : anyHolds(judges);
}

const pictureAlone = /\b(?:mris?|cts?|ct scans?|x-?rays?|cat scans?|scans?|films?|imaging)\s*$/;

/** "Loss of consciousness or positive imaging": each of them alone would do. */
function alternativesOf(text: string): Condition | null {
  if (/\([^)]*\bor\b[^)]*\)/.test(text) || parseCareTiming(text) !== null || locatedHarm(text) !== null) return null;
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
  const read = parts.map((part) => oneConditionOf(part.trim()));
  if (parts.length < 2 || read.some((condition) => condition === null || condition.denies || condition.general))
    return null;
  const alternatives = read.filter((condition) => condition !== null);
  const any = anyHolds(alternatives.map(({ judge }) => judge));
  const judge = judgeThat(
    any.says,
    any.denies,
    (facts) => {
      const held = any(facts);
      if (held.holds !== null) return held;
      const settled = alternatives.filter(({ settles }) => settles).map((one) => one.judge(facts));
      return settled.find(({ holds }) => holds === false) ?? held;
    },
    any.absentIfUnnamed,
  );
  return { judge };
}

/** "Herniation on MRI with injections or surgery": both sides of the "with" are asked. */
function togetherOf(text: string): Condition | null {
  const [one = '', other = '', ...rest] = text.split(/,? (?:with|plus|along with|together with) /);
  if (other.length < 4 || rest.length > 0 || /[,:]|\b(?:no|not|without|never|follow\w*)\b/.test(text)) return null;
  const [first, second] = [one, other].map((part) => alternativesOf(part) ?? oneConditionOf(part));
  if (!first || !second || first.general || second.general || first.denies || second.denies) return null;
  return { judge: allHold([first.judge, second.judge]) };
}

const conditionOf = (text: string): Condition | null =>
  togetherOf(text) ?? alternativesOf(text) ?? oneConditionOf(text);

function oneConditionOf(text: string): Condition | null {
  for (const read of conditions) {
    const condition = read(text);
    if (condition !== null) return condition;
  }
  const list = listOf(text);
  if (list !== null) return { judge: list };
  for (const read of generalConditions) {
    const condition = read(text);
    if (condition !== null) return condition;
  }
  return null;
}

interface Kind {
  told: RegExp;
  name: string;
}

interface Requirement {
  judge: Judge;
  refused: boolean;
  mild: boolean;
  general: boolean;
  /** What the notes must tell of for the statement to ask anything, and its name. */
  applies: Kind | null;
}

/** "Bedsores must be stage 3; falls must involve a fracture": a statement on one kind of harm among several. */
const kinds: readonly (readonly [asked: RegExp, told: RegExp, name: string])[] = [
  [
    /^(?:for |in |with )?(?:bed ?sores?|pressure (?:sores?|ulcers?|injuries)|wounds?)\b/,
    /\b(?:sores?|ulcers?|wounds?|bed ?sores?)\b/,
    'sores or wounds',
  ],
  [/^(?:for |in |with )?(?:slip (?:and|&) )?falls?\b/, /\b(?:fell|falls?|fallen|slip\w*|tripp\w*|dropped)\b/, 'a fall'],
  [/^(?:for |in |with )?(?:dog )?bites?\b/, /\b(?:bit|bites?|bitten|dog)\b/, 'a bite'],
  [/^(?:for |in |with )?burns?\b/, /\b(?:burn\w*|scald\w*|fire)\b/, 'a burn'],
  [
    /^(?:for |in |with )?(?:car |auto |truck |motorcycle )?(?:crashes|accidents|wrecks|collisions|mvas?)\b/,
    /\b(?:crash\w*|wreck\w*|collision|rear-?end\w*|t-?bon\w*|mva)\b/,
    'a crash',
  ],
  [/^(?:for |in |with )?(?:infections?)\b/, /\binfect\w*|\bsepsis|\bmrsa\b/, 'an infection'],
];

function kindOf(text: string): Kind | null {
  const [, told, name] = kinds.find(([asked]) => asked.test(text)) ?? [];
  return told === undefined || name === undefined ? null : { told, name };
}

const ofCases =
  /^(?:(?:[\w/'-]+ ){1,4}(?:cases?|claims?|injur(?:y|ies))|whiplash|concussions?|sprains?|strains?|soft[- ]tissue(?: \w+)?) (?:(?:must|should|also|have to|has to) )?(?:need|require|have|involve|include)s? (?=.{8})/;

/** "Head injury cases need a CT": what is asked stands behind, where it asks for something in particular. */
function conditionBehind(statement: string): Condition | null {
  const rest = statement.replace(ofCases, '');
  const condition = rest === statement ? null : conditionOf(rest);
  return condition?.general === true ? null : condition;
}

const onlyIf =
  /^(.{6,}?) (?:(?:is|are) )?(?:ok|okay|fine|accepted|allowed|considered|taken),? (?:but )?(?:only )?(?:if|when|with) (?:there (?:is|was|were) )?(.{4,})$/;

/** "Soft tissue is okay only if there was an ER visit": asked of those cases alone. */
function conditionalOf(statement: string): Condition | null {
  const [, some = '', then = ''] = onlyIf.exec(statement) ?? [];
  const [of, needs] = [some, then].map((part) => (part === '' ? null : conditionOf(part)));
  if (!of || !needs) return null;
  return {
    judge: judgeThat(
      `where ${of.judge.says}, ${needs.judge.says}`,
      `${of.judge.says}, and ${needs.judge.denies}`,
      (facts) => {
        const concerned = of.judge(facts);
        return concerned.holds === false ? { ...concerned, holds: true } : needs.judge(facts);
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
          judge: only.judge,
          refused: countRefusals(base) % 2 === 0,
          mild: false,
          general: false,
          applies: kindOf(text),
        };
  }
  if (condition === null) return null;
  const denied = (spared === undefined ? refused : countRefusals(base) % 2 === 1) !== (condition.denies ?? false);
  const passes = spared === undefined ? null : conditionOf(spared);
  const { says, denies, absentIfUnnamed } = condition.judge;
  const unless = passes === null ? '' : `, unless ${passes.judge.says}`;
  const judge = judgeThat(
    says + unless,
    denies + unless,
    (facts) => {
      const held = condition.judge(facts);
      const exempt = passes?.judge(facts) ?? null;
      return exempt?.holds === true ? { ...exempt, holds: !denied } : held;
    },
    absentIfUnnamed,
  );
  const traits = { mild: condition.mild ?? false, general: condition.general ?? false, applies: kindOf(text) };
  return { judge, refused: denied, ...traits };
}

/** All that the statements ask together; what only leaves out the mild stands back behind what is asked for. */
function combined(requirements: readonly Requirement[]): FilterRule {
  const wanted = requirements.filter(({ refused }) => !refused);
  const isNarrow = wanted.some(({ general }) => !general);
  const binding = isNarrow ? requirements.filter(({ refused, mild }) => !(refused && mild)) : requirements;
  const judge = (facts: RecordFacts) => {
    const fitting = binding.filter(({ applies }) => applies === null || applies.told.test(facts.folded));
    const asked = binding.length > 1 && fitting.length > 0 ? fitting : binding;
    const held = asked.map(({ judge, refused }): Held & { refused: boolean } => ({ ...judge(facts), refused }));
    const decisive =
      held.find(({ holds, refused }) => holds === refused) ?? held.find(({ holds }) => holds === null) ?? held[0];
    const { holds = null, why = '', evidence = null, refused = false } = decisive ?? {};
    return fromPredicate(holds, refused, { why, evidence, missing: why });
  };
  const clauses = binding.map(({ judge: { says, denies }, refused, applies }) => {
    const asked = refused ? denies : says;
    return binding.length > 1 && applies !== null ? `where the notes mention ${applies.name}, ${asked}` : asked;
  });
  const absent = binding.find((one) => one.judge.absentIfUnnamed);
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
export function parseMedical(text: FilterText): FilterRule | null {
  if (!ofHealth(text)) return null;
  const statements = statementsOf(text.whole);
  // "A chiropractor alone is not enough" says what kind of care the rest asks for.
  if (
    statements.some(({ text: statement }, index) => index > 0 && notEnough.test(statement) && /\bchiro/.test(statement))
  )
    return combined([{ judge: not(chiroOnly), refused: false, mild: false, general: false, applies: null }]);
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
  (parseCareTiming(text.main) !== null ||
    /\b(?:imaging|x-?rays?|mris?|cat scans?|symptom\w*|recovered|healed|skin|stitches|gaps?|restrictions?|pre-?exist\w*|off the job|days? from the job|still treating|(?:actively|currently) treating|full duty|refuses? treatment|visits?|sessions|appointments|impairment|whole[- ]person|wpi|mmi|maximum medical improvement|(?:lost|lose|loss of) consciousness|concussions?|tbi|hospital (?:stays?|admissions?)|admitted|prescri\w*|soft[- ]tissue|(?:minor|superficial|small) (?:cuts?|bruis\w*|scrap\w*|burns?|bumps?|injur\w*)|delayed (?:treat\w*|care)|(?:weeks|months) of (?:treat\w*|care|therapy)|treatment (?:last\w*|for at least)|(?:missed|lost) (?:\w+ ){0,6}work|off work|out of work|under (?:an? |the |their )?(?:doctor|physician)|hospitali[sz]ed|without (?:seeing|treat\w*|care|medical|a doctor)|lab[- ]confirmed|pathogen|disfigur\w*|(?:still|ongoing|chronic) (?:\w+ )?pain|treatment delay|md\/|\/(?:do|pa|np)\b|cirugia|fractura|terapia|resolved|lingering|sepsis|infections?|(?:prior|previous|earlier|any) (?:accidents?|wrecks?|crashes) or injur\w*|(?:right now|currently) off|perdido .*trabajo)\b/.test(
      text.main,
    ) ||
    /\bholes?\b.*\btreat/.test(text.main));
