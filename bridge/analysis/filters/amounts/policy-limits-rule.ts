import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { evidenceAt, type RecordFacts } from '../record-facts.ts';
import { dollars } from './amount-bound.ts';

const limitPair = /(?<![\d/$])(\d{2,3})\/(\d{2,3})(?![\d/])/;

const STATE_MINIMUM = /\b(?:state[- ])?minimum(?:s|[- ]limits?)?\b|\bmin(?:imum)? (?:limits|policy|coverage)\b/;
const minimumTold =
  /\b(?:state|arizona|florida|texas|the legal|legal|bare) minimums?\b|\bminimum (?:limits|policy|coverage|insurance)\b|\b(?:10|15|20|25|30)\/(?:20|30|40|50|60)\b/g;
/** The highest limit that any state asks for. */
const HIGHEST_MINIMUM = 50_000;
const OWN_COVER = /\b(?:my|our|own|his own|her own|client'?s?|her|i have|we have)\b[^.;]{0,40}$/;

/** "Her adjuster": whoever has one to answer for it is the other side. */
const THEIR_INSURER = /\b(?:his|her|their) (?:adjuster|insurer|insurance company|carrier)\b/;
const ALSO_NO_UIM = /\b(?:no|without|w\/o|zero) (?:um|uim|under-?insured|uninsured)\b/;

/** "Not where the other side has only the state minimum." */
function parseStateMinimum({ main, rejects }: FilterText): FilterRule | null {
  if (
    !STATE_MINIMUM.test(main) ||
    !/\b(?:polic\w+|limits?|coverage|insur\w*|driver|defendants?|carr\w+|side)\b/.test(main)
  )
    return null;
  const refusesMinimum = ALSO_NO_UIM.test(main) ? countRefusals(main.replace(ALSO_NO_UIM, ' ')) % 2 === 1 : rejects;
  const nor = ALSO_NO_UIM.test(main) ? ' and the client has no uninsured motorist coverage' : '';
  const asks = `the coverage is ${refusesMinimum ? 'more than' : 'only'} the state minimum`;
  return rule(
    refusesMinimum && nor !== '' ? `${asks}, or the client has uninsured motorist coverage` : `${asks}${nor}`,
    (facts) => {
      const told = [...facts.folded.matchAll(minimumTold)].find(
        ({ index }) => !OWN_COVER.test(facts.folded.slice(Math.max(0, index - 50), index).replace(THEIR_INSURER, ' ')),
      );
      const cover = facts.amounts.find(({ category, value }) => category === 'limits' && value > HIGHEST_MINIMUM);
      const pair = limitPair.exec(facts.folded);
      const above = cover !== undefined || (pair !== null && Number(pair[1]) * 1_000 > HIGHEST_MINIMUM);
      const least = told !== undefined ? true : above ? false : null;
      // "Minimum and no UM": both of them are asked.
      const own = ALSO_NO_UIM.test(main) && least === true ? ownUim(facts).has : false;
      const holds = own === null ? null : own ? false : least;
      const [words] = told ?? [''];
      return fromPredicate(holds, refusesMinimum, {
        why: holds === true ? 'the coverage is only the state minimum' : 'the coverage is above the state minimum',
        evidence: told === undefined ? null : evidenceAt(facts, told.index, told.index + words.length),
        missing: 'the notes do not say what the policy limits are',
      });
    },
  );
}

const OWN_UIM = /\b(?:u\.?m(?:\/|-| and | or )?u?\.?i?\.?m?|uim|under-?insured|uninsured motorist)\b/;
const uimTold = /\b(?:um(?:\/uim)?|uim|under-?insured|uninsured(?:\/under-?insured)?)\b/g;
const uimDenied =
  /\b(?:no|not|never|none|without|dropped|declined|waived|rejected|cancel\w*|removed|don'?t|doesn'?t|didn'?t|turned down|opted out|opted out of|signed (?:off on|away)|said no to)\b[^.;]{0,30}$/;

/** Whether the client's own policy covers uninsured drivers; null where the notes do not tell. */
function ownUim({ folded }: RecordFacts): { has: boolean | null; found: RegExpExecArray | undefined } {
  const found = [...folded.matchAll(uimTold)].find(
    ({ index }) => !/\buninsured (?:driver|guy|man|woman|lady|kid)/.test(folded.slice(index, index + 20)),
  );
  if (found === undefined) return { has: null, found };
  const denied =
    uimDenied.test(folded.slice(Math.max(0, found.index - 40), found.index)) ||
    /^[^.;]{0,60}\b(?:rejection|rejected|waive[dr]|waiver|declined|turned (?:it )?down|dropped)\b/.test(
      folded.slice(found.index, found.index + 90),
    );
  return { has: !denied, found };
}

/** "Must have UM/UIM", of the client's own policy. */
function parseOwnUim({ main, rejects }: FilterText): FilterRule | null {
  if (
    !OWN_UIM.test(main) ||
    /\bor\b.*\b(?:um|uim)\b/.test(main) ||
    !/\b(?:have|has|had|carr\w+|needs?|own|client|person|with)\b/.test(main)
  )
    return null;
  return rule(`the client has ${rejects ? 'no ' : ''}uninsured motorist coverage`, (facts) => {
    const { has, found } = ownUim(facts);
    return fromPredicate(has, rejects, {
      why: has === false ? 'no uninsured motorist coverage of their own' : 'uninsured motorist coverage of their own',
      evidence: found === undefined ? null : evidenceAt(facts, found.index, found.index + found[0].length),
      missing: 'the notes do not mention uninsured motorist coverage',
    });
  });
}

/** Filters on what policies cover. */
export const parsePolicyLimits = (filter: FilterText): FilterRule | null =>
  parseLimitPair(filter) ?? parseStateMinimum(filter) ?? (hasSum.test(filter.main) ? null : parseOwnUim(filter));

const hasSum = /\$|\d ?k\b|\d,\d{3}/;

/** "Policy limits of at least 100/300", in thousands for each person and each accident. */
function parseLimitPair({ main, rejects }: FilterText): FilterRule | null {
  const asked = limitPair.exec(main);
  if (
    asked === null ||
    !/\b(?:limits?|polic(?:y|ies)|coverage|insur\w*|bi|carr(?:y|ies|ied)|minimum|defendants?|at[- ]fault|driver|adverse)\b/.test(
      main,
    )
  )
    return null;
  const least = Number(asked[1]) * 1_000;
  const fewer = /\b(?:under|below|less than)\b/.test(main);
  return rule(
    `the policy limits are ${fewer === rejects ? 'at least' : 'less than'} ${dollars(least)} for each person`,
    (facts) => {
      const told = limitPair.exec(facts.folded);
      const amount = facts.amounts.find(({ category, value }) => category === 'limits' && value >= 10_000);
      const value = told === null ? amount?.value : Number(told[1]) * 1_000;
      if (value === undefined) return unknown('the notes do not say what the policy limits are');
      const at =
        told === null ? (amount ?? { start: 0, end: 0 }) : { start: told.index, end: told.index + told[0].length };
      const holds = fewer ? value < least : value >= least;
      return fromPredicate(holds, rejects, {
        why: `limits of ${dollars(value)} for each person`,
        evidence: evidenceAt(facts, at.start, at.end),
        missing: '',
      });
    },
  );
}
