import { shownBy } from '../base/case-in-question.ts';
import { countRefusals, type FilterText } from '../base/filter-text.ts';
import { type FilterRule, ruleOnFacts } from '../base/filter-verdict.ts';
import { unsaid } from '../base/truth.ts';
import { boundIn } from './distance-rule.ts';

/** Ground under a law of its own: what a filter calls it, the concept of the lexicon and its name. */
const lands: readonly (readonly [asked: RegExp, concept: string, name: string])[] = [
  [
    /\b(?:(?:indian|tribal|navajo|hopi|apache|sioux|lakota|ute|native)[\w ]{0,20}(?:reservations?|land|country|courts?|casinos?|property)|reservations?|tribal|tribes?|the rez)\b/,
    'land.tribal',
    'tribal land',
  ],
  [
    /\b(?:military (?:bases?|installations?|posts?|property|land|housing)|on[- ]?(?:base|post)|(?:army|naval|navy|air force|marine) (?:bases?|posts?|stations?))\b/,
    'land.military',
    'a military base',
  ],
  [
    /\b(?:national (?:parks?|forests?|monuments?)|federal (?:land|property|enclaves?|parks?))\b/,
    'land.federal',
    'federal land',
  ],
  [/\b(?:cruises?(?: ships?| lines?)?|at sea|high seas|international waters)\b/, 'land.sea', 'a ship at sea'],
];
const otherSense =
  /\bveterans?\b|\b(?:abroad|overseas|foreign|international (?!waters)|the u\.?s\b|united states)|\bmembers?\b|\breservations? (?:made|at|fees?)\b/;

/** Whether a filter speaks of ground under a law of its own. */
export const asksOfLand = ({ main }: FilterText): boolean =>
  lands.some(([asked]) => asked.test(main)) && !otherSense.test(main);

/** "No reservation cases", "didn't happen on a military base". A refusal is met where the notes mention no such land. */
export function parseLand(text: FilterText): FilterRule | null {
  if (!asksOfLand(text)) return null;
  const asked = lands.filter(([land]) => land.test(text.main));
  const at = text.main.search(asked[0]?.[0] ?? /^/);
  const rejects = text.asides === '' ? countRefusals(boundIn(text.main, at)) % 2 === 1 : text.rejects;
  const lying = asked.map(([, , name]) => name).join(' or ');
  return ruleOnFacts(`it ${rejects ? 'did not happen' : 'happened'} on ${lying}`, (lead) => {
    const hits = asked.flatMap(([, concept]) => lead.text.hits(concept));
    const on = hits.find((hit) => !hit.denied);
    const hit = on ?? hits[0];
    if (hit === undefined && !rejects) return unsaid('the notes do not say what kind of land it happened on');
    const why =
      on === undefined ? 'the notes do not mention that kind of land' : `it happened on ${on.concept.attributes.say}`;
    const shown = hit === undefined ? null : shownBy(lead, { span: hit });
    return { holds: (on !== undefined) !== rejects, why, shown };
  });
}
