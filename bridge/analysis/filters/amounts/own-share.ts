import { countOf, countWord } from '../../dates/date-words.ts';
import type { RecordFacts } from '../record-facts.ts';
import type { Sum } from './combined-sum.ts';

/** Filters on the client's part of what is divided. */
export const ownShare =
  /\b(?:own|client'?s?|caller'?s?|heir'?s?|their|his|her|personal|inheritance|inherited) (?:\w+ )?(?:share|portion|part|cut)\b|\bshare of (?:the |an? )?(?:estate|inheritance)\b/;
const splitAmong = new RegExp(
  `\\b(?:split|divided|shared|goes|going|between|among|amongst)\\b[^.;]{0,24}?(?<![a-z\\d])(${countWord}) (?:\\w+ )?(?:ways|heirs|kids|children|grandchildren|grandkids|siblings|brothers|sisters|beneficiaries|cousins|nephews|nieces|of us)\\b`,
);

const shareBefore =
  /\b(?:my|his|her|our|client'?s?) (?:own )?(?:share|part|cut|portion|third|half|quarter)\b[^.;\d]{0,30}$/;

/** What the notes themselves call the client's part. */
export function shareTold({ folded, amounts }: RecordFacts): Sum | null {
  const told = amounts.find(({ start }) => shareBefore.test(folded.slice(Math.max(0, start - 50), start)));
  return told === undefined ? null : { least: told.least, most: told.most, first: told };
}

/** Of what is divided equally, one part. */
export function shareOf({ folded }: RecordFacts, sum: Sum | null): Sum | null {
  const parts = countOf(splitAmong.exec(folded)?.[1] ?? '');
  return sum === null || parts === null || parts < 2
    ? sum
    : { least: sum.least / parts, most: sum.most / parts, first: sum.first };
}
