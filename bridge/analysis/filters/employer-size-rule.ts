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

const numberIn = (text = ''): number | null => (/^\d/.test(text) ? Number(text) : parseNumberWords(text));

/** Filters on how many people the employer has. */
export function parseEmployerSize({ main, rejects }: FilterText): FilterRule | null {
  const asked = inFilter.exec(main);
  if (
    asked === null ||
    !/\b(?:employers?|compan\w+|business\w*|firms?|small|size|at least|fewer|more|minimum)\b/.test(main)
  )
    return null;
  const limit = numberIn(asked[1]);
  if (limit === null) return null;
  const fewer = /\b(?:fewer|less|under|below|smaller)\b/.test(main) && !/\b(?:no|not) (?:fewer|less)\b/.test(main);
  const refused = /\b(?:no|not) (?:fewer|less)\b/.test(main) ? false : rejects;
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
