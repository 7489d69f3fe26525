import { parseNumberWords, smallNumberWord } from '../../amounts/number-words.ts';
import { type Evidence, evidenceAt, lookFor, type RecordFacts } from '../record-facts.ts';
import { type Held, judgeThat, type Reader } from './medical-condition.ts';

const asked =
  /\b(?:impairment|whole[- ]person|wpi|ppd|ppi|(?:partial|permanent|total) (?:\w+ )?disabilit\w*|disability of|(?:disability|permanency|final|doctor'?s?|medical) rating|rat(?:ed|ings?))\b/;
const percentage = new RegExp(
  `(?<![a-z\\d.])(\\d{1,3}(?:\\.\\d{1,2})?|${smallNumberWord}) ?(?:%|percent|per cent|pct|por ciento)`,
);
const percentages = new RegExp(percentage.source, 'g');
const atMost = /\b(?:under|below|less than|at most|no more than|not more than|up to|lower than|maximum)\b[^%]{0,16}$/;
const strictly = /\b(?:more than|over|above|greater than|exceed\w*|higher than)\b[^%]{0,16}$/;
const ratedBy =
  /\b(?:rat(?:ed|es|ing|ings)|impair\w*|whole[- ]person|wpi|ppd|ppi|(?:qme|ame|ime|panel|doctor|surgeon|ortho) (?:gave|assigned|put)|body as a whole|permanen\w*|loss of use|disab\w*|incapacidad|discapacidad|invalidez)\b/;
const otherShare =
  /\b(?:at fault|liab\w*|recovered|better|healed|coverage|blame|interest|sure|contingen\w*|body fat|tbsa|of (?:his|her|my) body)\b/;
const noRating =
  /\b(?:no|without(?: an?| any)?|zero) (?:permanent )?(?:impairment(?! rating)|(?:impairment )?rating(?! (?:yet|so far|assigned|done|given|has|was|until|til)))\b(?! (?:yet|so far))|\b(?:didn'?t|did not|refused to|would not|wouldn'?t) (?:give|assign|rate) (?:me|him|her)?[^.;]{0,20}(?:impairment|rating|percent)/;
const anyRating = /\b(?:impairment|whole person|permanency) rating\b|\brated\b[^.;]{0,30}\bimpair\w*/g;

const NEAR = 50;

interface Rating {
  percent: number;
  evidence: Evidence;
}

const numberOf = (word: string): number | null => (/^\d/.test(word) ? Number(word) : parseNumberWords(word));

/** The highest rating in percent that the notes tell of. */
function ratingIn(facts: RecordFacts): Rating | null {
  const ratings: Rating[] = [];
  for (const match of facts.folded.matchAll(percentages)) {
    const end = match.index + match[0].length;
    const before = facts.folded.slice(Math.max(0, match.index - NEAR), match.index);
    const after = facts.folded.slice(end, end + NEAR);
    const percent = numberOf(match[1] ?? '');
    if (percent === null || percent > 100 || otherShare.test(after.slice(0, 24))) continue;
    if (ratedBy.test(before) || ratedBy.test(after))
      ratings.push({ percent, evidence: evidenceAt(facts, match.index, end) });
  }
  return ratings.sort((one, other) => other.percent - one.percent)[0] ?? null;
}

const unrated = (facts: RecordFacts): Evidence | null => {
  const told = noRating.exec(facts.folded);
  return told === null ? null : evidenceAt(facts, told.index, told.index + told[0].length);
};

const held = (holds: boolean | null, why: string, evidence: Evidence | null): Held => ({ holds, why, evidence });

/** "An impairment rating of at least 10 percent"; without a number any rating above nothing will do. */
export const ratingOf: Reader = (statement) => {
  const bound = percentage.exec(statement.replace(/(\d)\+ ?%|(\d) ?%\+/g, '$1$2%'));
  if (!asked.test(statement.replace(/\([^)]*\)/g, ' ')) || (bound === null && !/\brat(?:ed|ings?)\b/.test(statement)))
    return null;
  const least = bound === null ? 1 : (numberOf(bound[1] ?? '') ?? 1);
  const before = bound === null ? '' : statement.slice(0, bound.index);
  const share = `${least} percent`;
  const [says, denies] =
    bound === null
      ? ['there is an impairment rating', 'there is no impairment rating']
      : atMost.test(before)
        ? [`the impairment rating is at most ${share}`, `the impairment rating is more than ${share}`]
        : strictly.test(before)
          ? [`the impairment rating is more than ${share}`, `the impairment rating is at most ${share}`]
          : [`the impairment rating is at least ${share}`, `the impairment rating is less than ${share}`];
  return {
    denies: /\b(?:no|not) (?:more|less|lower) than\b/.test(before),
    judge: judgeThat(says, denies, (facts) => {
      const rating = ratingIn(facts);
      if (rating !== null) {
        const holds = atMost.test(before)
          ? rating.percent <= least
          : strictly.test(before)
            ? rating.percent > least
            : rating.percent >= least;
        return held(holds, `rated at ${rating.percent} percent`, rating.evidence);
      }
      const none = unrated(facts);
      if (none !== null) return held(false, 'there is no rating', none);
      const told = bound === null ? lookFor(facts, anyRating).asserted : null;
      return told === null
        ? held(null, 'the notes do not mention an impairment rating', null)
        : held(true, 'there is a rating', told);
    }),
  };
};
