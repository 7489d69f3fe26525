import { counted } from '../../../../shared/counted.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import { matchesOf } from '../../text/matches.ts';
import { type Evidence, evidenceAt, type RecordFacts } from '../record-facts.ts';
import { judgeThat, type Reader } from './medical-condition.ts';
import { wasTreated } from './treatment-facts.ts';

const visit = '(?:visits?|appointments?|appts?|sessions?|treatments?|adjustments?|visitas?|citas?|sesiones|terapias)';
const counts = `(?:a dozen|dozen|two dozen|${countWord})`;
const bound = new RegExp(
  `(?<![a-z\\d])(${counts})\\+? ?(?:or more )?(?:(?:total|separate|documented|medical|doctor'?s?|dr|office|clinic|treatment|therapy|pt|physical|chiro\\w*|follow-?up|in-person|actual|different|provider) ){0,4}(?:${visit}|times)\\b`,
);
const ofCare =
  /\b(?:medical|doctors?|dr|physician|treat\w*|therap\w*|pt|chiro\w*|clinic|provider|visits?|sessions?|appointments?|seen|saw)\b/;
const told = new RegExp(
  `(?<![a-z\\d/$.])(${counts}) (?:(?:or|to) \\w+ )?(?:(?:more|physical|pt|therapy|chiro\\w*|doctor'?s?|ortho\\w*|follow-?up|office|medical|rehab|clinic|total|separate|different|of) ){0,4}(${visit}|times?|vez|veces)\\b(?! (?:a|per|each|every|por) ?(?:week|wk|month|semana|mes|day))|\\b(twice|once|dos veces|una vez)\\b(?! (?:a|per|each|every|por|i|he|she|they|it|we)\\b)`,
  'g',
);
const careWord =
  /\b(?:doctors?|docs?|dr|er|emergency|urgent care|clinic|hospital|pt|therap\w*|chiro\w*|ortho\w*|pcp|primary|specialist|surgeon|treat\w*|seen|saw|visits?|sessions?|appointments?|adjustments?|went|medic[oa]|terapia)\b/;
const steadily =
  /\b(?:(?:[2-5]|two|three|twice|once|dos|tres)(?: ?x| times| veces)? ?(?:a|per|each|every|por|\/) ?(?:week|wk|semana)|weekly|every (?:week|(?:mon|tues|wednes|thurs|fri)day)|mondays|tuesdays|wednesdays|thursdays|fridays|cada semana)\b/;
const noMoreThanThat =
  /\b(?:(?:that|which) (?:was|is|'s) (?:it|all|the end)|that'?s (?:it|all)|never (?:went|been|gone) back|(?:haven'?t|hasn'?t|didn'?t) (?:been|go|gone) back|nothing (?:since|after)|only (?:went|saw|been)|just (?:went|saw) (?:\w+ ){0,4}once)\b/;
const NEAR = 70;

interface Visits {
  least: number;
  evidence: Evidence | null;
  steady: boolean;
}

const numberOf = (words: string): number => {
  if (/dozen/.test(words)) return /two/.test(words) ? 24 : 12;
  if (/once|una vez/.test(words)) return 1;
  if (/twice|dos veces/.test(words)) return 2;
  return countOf(words) ?? 0;
};

function visitsIn(facts: RecordFacts): Visits {
  let least = 0;
  let evidence: Evidence | null = null;
  for (const match of matchesOf(facts.folded, told)) {
    const end = match.index + match[0].length;
    const around = facts.folded.slice(Math.max(0, match.index - NEAR), end + NEAR);
    if (!careWord.test(around)) continue;
    least += numberOf(match[1] ?? match[3] ?? '');
    evidence ??= evidenceAt(facts, match.index, end);
  }
  const steady = steadily.exec(facts.folded);
  const often =
    steady !== null && careWord.test(facts.folded.slice(Math.max(0, steady.index - NEAR), steady.index + NEAR));
  if (often && steady !== null) evidence ??= evidenceAt(facts, steady.index, steady.index + steady[0].length);
  const days = new Set(
    facts.dates.flatMap(({ role, best }) => (role === 'treatment' && best <= facts.today ? [best] : [])),
  );
  return { least: Math.max(least, days.size), evidence, steady: often };
}

/** "At least three doctor visits": counted where the notes count, failed only where they tell that there were fewer. */
export const visitCountOf: Reader = (statement) => {
  const match = bound.exec(statement);
  if (/,|\bor\b(?! more\b)/.test(statement)) return null;
  if (match === null || !ofCare.test(statement) || /\b(?:days?|weeks?|months?|hours?) of (?:the|an?)\b/.test(statement))
    return null;
  const wanted = numberOf(match[1] ?? '');
  const before = statement.slice(0, match.index);
  const more = /\b(?:more than|over|beyond)\s*$/.test(before) && !/\bno more than\s*$/.test(before);
  const fewer =
    /\b(?:fewer|less) than\s*$|\bunder\s*$/.test(before) && !/\b(?:no|not) (?:fewer|less) than\s*$/.test(before);
  if (wanted < 1 || /\bno more than\s*$|\bup to\s*$/.test(before)) return null;
  const least = more ? wanted + 1 : wanted;
  const visits = counted(least, 'visit');
  const [enoughSaid, fewSaid] = [`there were at least ${visits} for care`, `there were fewer than ${visits} for care`];
  const judge = judgeThat(fewer ? fewSaid : enoughSaid, fewer ? enoughSaid : fewSaid, (facts) => {
    const { least: seen, evidence, steady } = visitsIn(facts);
    const enough = seen >= least || (steady && least <= 6);
    if (enough) return { holds: !fewer, why: `at least ${counted(Math.max(seen, 1), 'visit')}`, evidence };
    const { treated, evidence: none } = wasTreated(facts);
    if (treated === false) return { holds: fewer, why: 'there was no treatment', evidence: none };
    const ended = noMoreThanThat.exec(facts.folded);
    const few = ended !== null || (seen > 0 && !steady && seen + 1 < least);
    if (!few || treated === null) return { holds: null, why: 'the notes do not count the visits', evidence: null };
    const shown = ended === null ? evidence : evidenceAt(facts, ended.index, ended.index + ended[0].length);
    return { holds: fewer, why: 'there were fewer visits', evidence: shown };
  });
  return { judge, denies: /\b(?:no|not) (?:fewer|less) than\s*$/.test(before) };
};
