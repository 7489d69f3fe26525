import { readFileSync } from 'node:fs';
import { compileLexicon } from '../../lexicon/lexicon.ts';
import { parseLexicon } from '../../lexicon/parse-lexicon.ts';
import { splitClauses } from '../../text/clauses.ts';
import { readWords } from '../../text/read-words.ts';
import { isBeyond } from '../base/coverage.ts';
import { countRefusals, type FilterText, refusalBehind, sectionOf } from '../base/filter-text.ts';
import { type FilterRule, fromPredicate, rule } from '../base/filter-verdict.ts';
import type { Evidence, RecordFacts } from '../base/record-facts.ts';
import { attributesOf, mentionedInCase, stated, textOf } from './mentions.ts';

const file = new URL('../../data/filters/case.lex', import.meta.url);
const lexicon = compileLexicon([parseLexicon('filters', readFileSync(file, 'utf8'))]);
const concepts = [...lexicon.concepts.values()];
const specific = concepts.filter(({ attributes }) => attributes.late !== 'yes');
const general = concepts.filter(({ attributes }) => attributes.late === 'yes');

/** A question of `answer_case.lex` that a filter asks. */
interface CaseQuestion {
  readonly name: string;
  /** Whether the filter refuses records for which the answer is yes. */
  readonly refused: boolean;
  /** The words of the filter that ask it. */
  readonly phrase: string;
}

/** "A business, not a person", "a public defender is fine, private counsel is not": each side is refused or not by itself. */
const contrast = sectionOf('contrast', 'g');
const figureWords: Readonly<Record<string, string>> = { 1: 'one', 2: 'two', 3: 'three', 1099: 'freelance' };
/** Words of another question: how long ago, until when, how much, or when a rule is not meant. */
const ofAnother =
  /\$ ?\d|\d ?k\b|\b(?:days?|weeks?|months?|years?|hours?|deadlines?|notice of claim|statute|rule|apply|applies)\b|\bor no \w+ (?:is|are) (?:fine|ok)\b/;

const sentenceEnd = /[.?!;] | -+ /;
/** "Those are not for us" closes a rule of its own sentence where it stands further in. */
const MOST_AHEAD = 10;
const lastNo = /^[^,.;:]{0,12} (?:no(?: (?:case|deal|go|way))?|out)[.!]?$/;
const onlyThese = /\b(?:nothing|none|nobody|no one) (?:but|except|other than)\b/g;

/** Whether the firm refuses what a phrase asks: by a denial ahead of it in its sentence, or a verdict behind it. */
function isRefused(before: string, after: string): boolean {
  const ahead = before.split(sentenceEnd).at(-1)?.split(contrast).at(-1) ?? '';
  const [rest = '', next = ''] = (after.split(contrast)[0] ?? '').split(/(?<=[a-z)]{2})(?=[.?!;] \S)| (?=-+ )/);
  const closing = refusalBehind(next.replace(/^[.?!;-]+/, ':'));
  const isClosed = refusalBehind(rest) >= 0 || (closing >= 0 && closing < MOST_AHEAD) || lastNo.test(after);
  return (countRefusals(ahead.replace(onlyThese, 'only')) % 2 === 1) !== isClosed;
}

/** The first question of the list that a filter asks in its words. */
function questionIn(folded: string, questions: typeof concepts): CaseQuestion | null {
  const text = folded.replace(/\b(?:[123]|1099)\b/g, (figure) => figureWords[figure] ?? figure);
  if (ofAnother.test(text)) return null;
  const words = readWords(text, splitClauses(text));
  const hits = lexicon.match(words);
  const hit = questions.map((one) => hits.find(({ concept }) => concept === one)).find((one) => one !== undefined);
  if (hit === undefined) return null;
  const [start, end] = [words[hit.first]?.start ?? 0, words[hit.last]?.end ?? 0];
  const name = hit.concept.name.slice('filters.'.length).replace(/_seen(?=_not$|$)/, '');
  const isOpposite = name.endsWith('_not');
  const refused = isRefused(text.slice(0, start), text.slice(end)) !== isOpposite;
  return { name: isOpposite ? name.slice(0, -'_not'.length) : name, refused, phrase: text.slice(start, end) };
}

/** Notes shorter than this tell too little for their silence to mean anything. */
const LEAST_WORDS = 18;

interface Answer {
  readonly holds: boolean | null;
  readonly evidence: Evidence | null;
}

const overlap = (one: Evidence, other: Evidence): boolean =>
  Math.abs(one.at - other.at) < Math.max(one.quote.length, other.quote.length);

function answerOf(facts: RecordFacts, name: string): Answer {
  const { against, silence } = attributesOf(`answer_case.${name}`);
  const { asserted, denied } = mentionedInCase(facts, name);
  const no = stated(facts, `answer_case.${name}_not`);
  if (no !== null && (against === 'first' || asserted === null || overlap(no, asserted))) {
    return { holds: false, evidence: no };
  }
  if (asserted !== null) return { holds: true, evidence: asserted };
  if (denied !== null) return { holds: false, evidence: denied };
  const isSilent = silence !== undefined && textOf(facts).words.length >= LEAST_WORDS;
  return { holds: isSilent ? false : null, evidence: null };
}

/** Filters on what happened, who is who and what the client has, in words that mean nothing else. */
export function parseAsked({ whole }: FilterText): FilterRule | null {
  const found = questionIn(whole, specific);
  return found === null ? null : ruleOf(found);
}

const clientRoles: ReadonlySet<string> = new Set(['tenant', 'owner', 'employee', 'plaintiff']);

/** The same, in words that may mean something else. */
export function parseCase(text: FilterText): FilterRule | null {
  const sure = questionIn(text.whole, specific);
  if (sure !== null) return ruleOf(sure);
  const found = questionIn(text.whole, general);
  return found === null || isBeyond(text, found.phrase, clientRoles.has(found.name)) ? null : ruleOf(found);
}

function ruleOf({ name, refused }: CaseQuestion): FilterRule {
  const { says = '', denies = '', silence } = attributesOf(`answer_case.${name}`);
  const isAbsent = silence === 'no' || (silence === 'unwanted' && refused);
  const judge = (facts: RecordFacts) => {
    const answer = answerOf(facts, name);
    // Notes may say in other words what is wanted: their silence only shows that nothing unwanted is there.
    const holds = answer.holds === false && answer.evidence === null && !isAbsent ? null : answer.holds;
    return fromPredicate(holds, refused, {
      why: holds ? says : denies,
      evidence: answer.evidence,
      missing: `the notes do not say whether ${says}`,
    });
  };
  const ifUnstated = isAbsent ? `${refused ? 'met' : 'violated'} if not stated` : undefined;
  return rule(refused ? denies : says, judge, ifUnstated);
}
