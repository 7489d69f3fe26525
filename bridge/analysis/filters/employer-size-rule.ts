import { parseNumberWords, smallNumberWord } from '../amounts/number-words.ts';
import type { FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from './filter-verdict.ts';
import { evidenceAt } from './record-facts.ts';

const staff =
  '(?:employees|workers|people|staff|girls|guys|men|women|aides|editors|drivers|nurses|teachers|employed|empleados|trabajadores|techs|cooks|servers|of us|coworkers)';
const inNotes = new RegExp(
  `\\b(?:us |about |around |over |some |like |roughly |with |only |just )?(\\d{1,6}|${smallNumberWord})\\+? (?:\\w+ )?${staff}\\b(?! (?:saw|ready|joining|named|same))`,
);
const inFilter = new RegExp(
  `\\b(\\d{1,5}|${smallNumberWord})\\s?(?:\\+|plus|or more|or fewer)?\\s?(?:or more )?(?:full-time |affected |similarly situated |other |impacted )?(?:employees|workers|people|staff|persons|heads)\\b`,
);

/** "No employers under 15" counts people without naming them. */
const ofEmployers =
  /\b(?:employers?|compan(?:y|ies)|business(?:es)?) (?:with |of )?(?:fewer than|less than|more than|smaller than|larger than|under|below|over|above) (\d{1,5})(?![\d,]|\.\d| ?(?:k|miles?|years?|yrs?|months?|days?|million)\b)/;
const employer = /\b(?:employers?|compan(?:y|ies)|business(?:es)?|shops?|outfits?|firms?|corporations?|workplaces?)\b/;
const refusedOnes = (kinds: string): RegExp =>
  new RegExp(`\\b(?:no|not|skip|avoid|decline|reject|never|don'?t (?:take|want|do)) (?:\\w+ )?(?:${kinds})\\b`);
const refusesSmall = refusedOnes('tiny|small|smaller|little|micro|mom[- ](?:and|&|n)[- ]pops?');
const refusesLarge = refusedOnes('big|bigger|large|larger|huge|giant');

/** Which side of the number a filter wants that refuses small or large employers in words; null where it does not. */
function sideInWords({ whole }: FilterText): 'least' | 'fewer' | null {
  if (!employer.test(whole)) return null;
  if (refusesSmall.test(whole)) return refusesLarge.test(whole) ? null : 'least';
  return refusesLarge.test(whole) ? 'fewer' : null;
}

const numberIn = (text = ''): number | null => (/^\d/.test(text) ? Number(text) : parseNumberWords(text));

/** Filters on how many people the employer has. */
export function parseEmployerSize(text: FilterText): FilterRule | null {
  const { main, whole, rejects } = text;
  const side = sideInWords(text);
  const counted = inFilter.exec(side === null ? main : whole);
  const asked = counted ?? ofEmployers.exec(main);
  if (
    asked === null ||
    !/\b(?:employers?|compan\w+|business\w*|firms?|small|size|at least|fewer|more|minimum)\b/.test(
      side === null ? main : whole,
    )
  )
    return null;
  const limit = numberIn(asked[1]);
  if (limit === null) return null;
  const noFewer = /\b(?:no|not) (?:fewer|less)\b/.test(main);
  const fewer = side === null ? /\b(?:fewer|less|under|below|smaller)\b/.test(main) && !noFewer : side === 'fewer';
  const refused = side === null && !noFewer && rejects;
  const asks = `the employer has ${fewer === refused ? 'at least' : 'fewer than'} ${limit} employees`;
  return rule(asks, (facts) => {
    const match = inNotes.exec(facts.folded);
    const count = numberIn(match?.[1]);
    if (match === null || count === null) return unknown('the notes do not say how large the employer is');
    const evidence = evidenceAt(facts, match.index, match.index + match[0].length);
    return fromPredicate(fewer ? count < limit : count >= limit, refused, {
      why: `about ${count} people`,
      evidence,
      missing: '',
    });
  });
}
