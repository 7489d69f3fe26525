import { practiceAreas } from '../../../shared/practice-areas.ts';
import { foldInPlace } from '../text/fold-text.ts';
import { judgeNotesLabel } from '../topics/judge-notes-label.ts';
import { readTopicText } from '../topics/read-topic-text.ts';
import { areaOfGroup, groupOfArea } from '../topics/topic-groups.ts';
import { listedFor, wordPattern } from './base/coverage.ts';
import { type FilterText, linesOf, sectionOf } from './base/filter-text.ts';
import { allOf, anyOf, type FilterRule, met, rule, unknown, violated } from './base/filter-verdict.ts';
import { relevanceWords } from './judge-relevance.ts';

const aheadOfKind = sectionOf('kind.ahead').source;
const behindKind = sectionOf('kind.behind').source;
const kinds = listedFor('kind').map(({ expression, says }) => ({
  opens: new RegExp(`^(?:${aheadOfKind})?(${expression.source})\\b(?=${behindKind})`),
  says,
}));

/** "Bedsores must be stage 3": what is asked of a kind of case, even where the reading names the kind. */
const asksOfKind = /^(?: [a-z]+)?:? (?:must|needs?|ha(?:s|ve) to)\b/;

/** Where the kind of case ends that a folded filter opens with; 0 where it opens with none. */
export function endOfKind(folded: string): number {
  const opened = kinds.map(({ opens }) => opens.exec(folded)).find((match) => match !== null);
  return opened?.[0].length ?? 0;
}

/** A rule for the kind of case that its filter opens with, where its reading does not name it. */
export function withKind(filter: string, rule: FilterRule, reading: string): FilterRule {
  const folded = foldInPlace(filter);
  const kind = kinds.find(({ opens }) => opens.test(folded));
  const opened = kind?.opens.exec(folded);
  const name = opened?.[1];
  const isLimited = /^it is (?:not )?about /.test(rule.asks);
  if (kind === undefined || !opened || isLimited) return rule;
  if (!asksOfKind.test(folded.slice(opened[0].length)) && reading.match(wordPattern)?.some(kind.says)) return rule;
  const judge: FilterRule['judge'] = (facts) => {
    const stated = rule.judge(facts);
    const [area, notes] = [facts.record.practiceArea, facts.notes].map(
      (text) => foldInPlace(text).match(wordPattern) ?? [],
    );
    if (stated.verdict !== 'violated' || [...(area ?? []), ...(notes ?? [])].some(kind.says)) return stated;
    const isOther = !demands.test(folded) && kinds.some(({ says }) => says !== kind.says && area?.some(says));
    return isOther ? met('it is another kind of case', null) : unknown('the notes do not say what kind of case it is');
  };
  return { ...rule, asks: `if it is about "${name}", ${rule.asks}`, judge };
}

const nameOf = new Map(practiceAreas.map(({ id, name }) => [id, name]));
const areas = linesOf('area').map((line) => {
  const [, id = '', name = '', words = ''] = /^(\S+) ([^:]+): (.*)$/.exec(line) ?? [];
  return {
    id: areaOfGroup(groupOfArea(id) ?? id),
    label: nameOf.get(id) ?? id,
    name,
    called: new RegExp(`^(?:${words})$`),
  };
});

const frame = sectionOf('area.frame');
const between = /,? (?:or|and|nor) |, |\/(?!tenant)/;
const demands = /\bonly\b|^(?:we |i )*(?:do|take|handle|accept) (?!not\b)/;

/** Whether the notes are about a practice area, by the words learned of its matters. */
function areaRule({ id, label, name }: (typeof areas)[number], rejects: boolean): FilterRule {
  const [ifAbout, ifNot] = rejects ? [violated, met] : [met, violated];
  return rule(`it is ${rejects ? 'not ' : ''}about ${name}`, (facts) => {
    const { verdict, topic } = judgeNotesLabel({ label, reading: readTopicText(facts.record) });
    if (verdict === 'other_area') return ifNot('the notes are about something else', null);
    // A label also fits notes of areas that it covers ("immigration" a marriage), of which a filter does not speak.
    if (verdict === 'unclear' || topic?.areaId !== id) return unknown(relevanceWords.unclear);
    const quote = topic?.quote ?? '';
    const at = quote === '' ? -1 : facts.notes.indexOf(quote);
    return ifAbout(`the notes are about ${name}`, at === -1 ? null : { quote, field: 'intakeNotes', at });
  });
}

/**
 * "No medical malpractice", "immigration only": practice areas that a filter refuses or asks for by name.
 * @param parse reads what stands beside them ("car accidents and dog bites only")
 */
export function parseAreas(
  { main, rejects }: FilterText,
  parse: (filter: string) => FilterRule | null,
): FilterRule | null {
  // "No SSI only" refuses what has nothing besides.
  if (rejects === demands.test(main)) return null;
  const named = (frame.exec(main)?.[1] ?? '').split(between);
  const found = named.map((words) => areas.find(({ called }) => called.test(words)));
  if (found.every((area) => area === undefined)) return null;
  const rules = named.map((words, at) => {
    const area = found[at];
    return area === undefined ? parse(`${rejects ? 'no' : 'only'} ${words}`) : areaRule(area, rejects);
  });
  const known = rules.filter((one) => one !== null);
  if (known.length < named.length) return null;
  return rejects ? allOf(known) : anyOf(known);
}
