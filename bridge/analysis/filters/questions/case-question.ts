import { isBeyond } from '../coverage.ts';
import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule } from '../filter-verdict.ts';
import type { Evidence, RecordFacts } from '../record-facts.ts';
import { type AskedWords, askedIn, isRefused } from './asked-words.ts';
import { caseWords } from './case-words.ts';
import { attributesOf, mentionedInCase, stated, textOf } from './mentions.ts';

/** A yes-or-no question about what happened, who is who or what the client has: a concept of `data/ask_case.lex`. */
export interface CaseWords {
  readonly name: string;
  /** Words of a filter that ask for it, any of them. */
  readonly asked: readonly RegExp[];
  /** Words of a filter that ask for the opposite. */
  readonly opposite?: readonly RegExp[];
}

/** Notes shorter than this tell too little for their silence to mean anything. */
const TELLING_WORDS = 18;

interface Settled {
  readonly holds: boolean | null;
  readonly evidence: Evidence | null;
}

const overlap = (one: Evidence, other: Evidence): boolean =>
  Math.abs(one.at - other.at) < Math.max(one.quote.length, other.quote.length);

function settle(facts: RecordFacts, name: string): Settled {
  const { against, silence } = attributesOf(`ask_case.${name}`);
  const { asserted, denied } = mentionedInCase(facts, name);
  const no = stated(facts, `ask_case.${name}_not`);
  if (no !== null && (against === 'first' || asserted === null || overlap(no, asserted))) {
    return { holds: false, evidence: no };
  }
  if (asserted !== null) return { holds: true, evidence: asserted };
  if (denied !== null) return { holds: false, evidence: denied };
  const isSilent = silence !== undefined && textOf(facts).words.length >= TELLING_WORDS;
  return { holds: isSilent ? false : null, evidence: null };
}

const any = (words: readonly RegExp[] | undefined, text: string): boolean =>
  words?.some((word) => word.test(text)) ?? false;

/** Which question a filter asks, and whether it refuses those it holds for. */
function readingOf({ main, whole, rejects }: FilterText): AskedWords | null {
  const [firstClause = main] = main.split(/[;,]/);
  for (const words of caseWords) {
    // "A business, not a person": what is refused beside it is its opposite.
    const isContrast =
      /^, (?:not|never) (?:an? |the )?\w/.test(main.slice(firstClause.length)) && any(words.asked, firstClause);
    const opposite = any(words.opposite, isContrast ? firstClause : main);
    if (!opposite && !any(words.asked, main) && !(main.length < 12 && any(words.asked, whole))) continue;
    const unlike = !opposite && words.name === 'insured' && /\bun-?insured\b(?! motorist)/.test(main);
    // A verdict that no denial spells out ("Pedestrians? Pass").
    const isClosed =
      !rejects &&
      countRefusals(whole) === 0 &&
      isRefused('', whole.slice(words.asked.map((one) => one.exec(whole)).find((one) => one !== null)?.index ?? 0));
    const refused = isClosed
      ? true
      : (opposite || isContrast) && countRefusals(firstClause) % 2 === 0
        ? false
        : rejects;
    const by = [...words.asked, ...(words.opposite ?? [])];
    const [phrase = ''] = [main, whole].flatMap((part) => by.flatMap((one) => one.exec(part)?.[0] ?? []));
    return { name: words.name, refused: (Number(refused) + Number(opposite) + Number(unlike)) % 2 === 1, phrase };
  }
  return null;
}

/** Filters on what happened, who is who and what the client has, in the particular words of a list. */
export function parseAsked({ whole }: FilterText): FilterRule | null {
  const asked = askedIn(whole);
  return asked === null ? null : ruleOf(asked);
}

const whoClientIs: ReadonlySet<string> = new Set(['tenant', 'owner', 'employee', 'plaintiff']);

/** The same, in words that may mean something else. */
export function parseCase(text: FilterText): FilterRule | null {
  const sure = askedIn(text.whole);
  if (sure !== null) return ruleOf(sure);
  const reading = readingOf(text) ?? askedIn(text.whole, true);
  return reading === null || isBeyond(text, reading.phrase, whoClientIs.has(reading.name)) ? null : ruleOf(reading);
}

function ruleOf({ name, refused }: AskedWords): FilterRule {
  const { says = '', denies = '', silence } = attributesOf(`ask_case.${name}`);
  const isAbsent = silence === 'no' || (silence === 'unwanted' && refused);
  const judge = (facts: RecordFacts) => {
    const { holds: told, evidence } = settle(facts, name);
    // What is wanted may be told in words no list holds: silence shows only that nothing unwanted is there.
    const holds = told === false && evidence === null && !isAbsent ? null : told;
    return fromPredicate(holds, refused, {
      why: holds ? says : denies,
      evidence,
      missing: `the notes do not say whether ${says}`,
    });
  };
  const ifUnstated = isAbsent ? `${refused ? 'met' : 'violated'} if not stated` : undefined;
  return rule(refused ? denies : says, judge, ifUnstated);
}
