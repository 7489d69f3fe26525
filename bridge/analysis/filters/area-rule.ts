import { practiceAreas } from '../../../shared/practice-areas.ts';
import { judgeNotesLabel } from '../topics/judge-notes-label.ts';
import { readTopicText } from '../topics/read-topic-text.ts';
import { areaOfGroup, groupOfArea } from '../topics/topic-groups.ts';
import { type FilterText, linesOf } from './base/filter-text.ts';
import { allOf, anyOf, type FilterRule, met, rule, unknown, violated } from './base/filter-verdict.ts';

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

const frame =
  /^(?:please |we |i )*(?:(?:(?:do not|don't|won't|never) |only )?(?:take|do|handle|accept)|no|not|never|only|skip|reject|decline|exclude)? ?(?:any |only )?([a-z' /&,-]+?)(?: (?:cases?|claims?|matters?|leads?|clients?|stuff|work))?(?: only)?[.!]?$/;
const between = /,? (?:or|and|nor) |, |\/(?!tenant)/;
const demands = /\bonly\b|^(?:we |i )*(?:do|take|handle|accept) /;

/** Whether the notes are about a practice area, by the words learned of its matters. */
function areaRule({ id, label, name }: (typeof areas)[number], rejects: boolean): FilterRule {
  const [ifAbout, ifNot] = rejects ? [violated, met] : [met, violated];
  return rule(`it is ${rejects ? 'not ' : ''}about ${name}`, (facts) => {
    const { verdict, topic } = judgeNotesLabel({ label, reading: readTopicText(facts.record) });
    if (verdict === 'other_area') return ifNot('the notes are about something else', null);
    // A label also fits notes of areas that it covers ("immigration" a marriage), of which a filter does not speak.
    if (verdict === 'unclear' || topic?.areaId !== id) return unknown('the notes do not say what the matter is about');
    const quote = topic?.quote ?? '';
    const at = quote === '' ? -1 : facts.notes.indexOf(quote);
    return ifAbout(`the notes are about ${name}`, at === -1 ? null : { quote, field: 'intakeNotes', at });
  });
}

/** "No medical malpractice", "immigration only": practice areas that a filter refuses or asks for by name. */
export function parseAreas({ main, rejects }: FilterText): FilterRule | null {
  if (!rejects && !demands.test(main)) return null;
  const named = (frame.exec(main)?.[1] ?? '').split(between);
  const found = named.map((words) => areas.find(({ called }) => called.test(words)));
  const known = found.filter((area) => area !== undefined);
  if (known.length === 0 || known.length < named.length) return null;
  const rules = known.map((area) => areaRule(area, rejects));
  return rejects ? allOf(rules) : anyOf(rules);
}
