import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule } from '../filter-verdict.ts';
import { type Evidence, lookFor, type RecordFacts } from '../record-facts.ts';
import { claimConcepts } from './claim-concepts.ts';
import type { Concept } from './concept.ts';
import { matterConcepts } from './matter-concepts.ts';
import { peopleConcepts } from './people-concepts.ts';

const concepts: readonly Concept[] = [...peopleConcepts, ...claimConcepts, ...matterConcepts];
/** Notes shorter than this tell too little for their silence to mean anything. */
const TELLING_WORDS = 18;

const saysMuch = ({ folded }: RecordFacts): boolean => (folded.match(/\S+/g)?.length ?? 0) >= TELLING_WORDS;

interface Settled {
  holds: boolean | null;
  evidence: Evidence | null;
}

function settle(facts: RecordFacts, concept: Concept): Settled {
  const yes = lookFor(facts, concept.yes);
  const no = concept.no === undefined ? null : firstOf(facts, concept.no);
  const overlapped =
    no !== null &&
    yes.asserted !== null &&
    Math.abs(no.at - yes.asserted.at) < Math.max(no.quote.length, yes.asserted.quote.length);
  if (no !== null && concept.noWins) return { holds: false, evidence: no };
  if (yes.asserted !== null && !overlapped) return { holds: true, evidence: yes.asserted };
  if (no !== null) return { holds: false, evidence: no };
  if (yes.denied !== null) return { holds: false, evidence: yes.denied };
  if (concept.silentMeansNo && saysMuch(facts)) return { holds: false, evidence: null };
  return { holds: null, evidence: null };
}

/** Patterns of the opposite carry their own denials, so they count wherever they stand. */
function firstOf(facts: RecordFacts, pattern: RegExp): Evidence | null {
  const match = facts.folded.matchAll(pattern).next().value;
  if (match === undefined) return null;
  return {
    quote: facts.notes.slice(match.index, match.index + match[0].length),
    field: 'intakeNotes',
    at: match.index,
  };
}

const unlikePairs = /\b(?:uncontested|uninsured|un-insured|non-?union|first[- ]time|clean)\b/;

/** Filters on a known yes-or-no fact: record, kind of vehicle, insurance, means to pay and the like. */
export function parseConcept({ main, whole, rejects }: FilterText): FilterRule | null {
  for (const concept of concepts) {
    const firstClause = main.split(/[;,]/)[0] ?? main;
    // "A business, not a person": what is refused beside it is its opposite.
    const isContrast =
      /^, not (?:an? |the )?\w/.test(main.slice(firstClause.length)) && concept.asked.test(firstClause);
    const opposite = concept.opposite?.test(isContrast ? firstClause : main) ?? false;
    if (!opposite && !concept.asked.test(main) && !(concept.asked.test(whole) && main.length < 12)) continue;
    const inner =
      !opposite && unlikePairs.test(main) && concept.says.includes('insured') && /\buninsured\b(?! motorist)/.test(main)
        ? 1
        : 0;
    const clausewise = (opposite || isContrast) && countRefusals(firstClause) % 2 === 0 ? false : rejects;
    const refused = (Number(clausewise) + Number(opposite) + inner) % 2 === 1;
    const { says, denies, silentMeansNo, alwaysTold } = concept;
    const absent = silentMeansNo && (refused || alwaysTold);
    const ifUnstated = absent ? `${refused ? 'met' : 'violated'} if not stated` : undefined;
    const judge = (facts: RecordFacts) => {
      const { holds: told, evidence } = settle(facts, concept);
      // What is wanted may stand in words no list holds: silence shows only that nothing unwanted is there.
      const isSilent = told === false && evidence === null;
      const holds = isSilent && !refused && !concept.alwaysTold ? null : told;
      const missing = `the notes do not say whether ${says}`;
      return fromPredicate(holds, refused, { why: holds ? says : denies, evidence, missing });
    };
    return rule(refused ? denies : says, judge, ifUnstated);
  }
  return null;
}
