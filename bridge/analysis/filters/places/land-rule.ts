import { readWordLists } from '../../lexicon/word-files.ts';
import { shownBy, unsaid } from '../base/case-in-question.ts';
import { countRefusals, type FilterText } from '../base/filter-text.ts';
import { type FilterRule, ruleOnFacts } from '../base/filter-verdict.ts';
import { attributesOf } from '../questions/mentions.ts';
import { boundIn } from './distance-rule.ts';

const wordList = readWordLists('filters/places.txt');
/** Ground under a law of its own: concepts of `land.lex`, each with the words by which a filter names it. */
const lands = ['tribal', 'military', 'federal', 'sea'].map((name) => ({
  concept: `land.${name}`,
  asked: wordList(name),
}));
const otherSense =
  /\bveterans?\b|\b(?:abroad|overseas|foreign|international (?!waters)|the u\.?s\b|united states)|\bmembers?\b|\breservations? (?:made|at|fees?)\b/;

/** Whether a filter speaks of ground under a law of its own. */
export const asksOfLand = ({ main }: FilterText): boolean =>
  lands.some(({ asked }) => asked.test(main)) && !otherSense.test(main);

/** "No reservation cases", "didn't happen on a military base". A refusal is met where the notes mention no such land. */
export function parseLand(text: FilterText): FilterRule | null {
  if (!asksOfLand(text)) return null;
  const named = lands.filter(({ asked }) => asked.test(text.main));
  const at = text.main.search(named[0]?.asked ?? /^/);
  const rejects = text.asides === '' ? countRefusals(boundIn(text.main, at)) % 2 === 1 : text.rejects;
  const lying = named.map(({ concept }) => attributesOf(concept).say).join(' or ');
  return ruleOnFacts(`it ${rejects ? 'did not happen' : 'happened'} on ${lying}`, (lead) => {
    const hits = named.flatMap(({ concept }) => lead.text.hits(concept));
    const on = hits.find((hit) => !hit.denied);
    const hit = on ?? hits[0];
    if (hit === undefined && !rejects) return unsaid('the notes do not say what kind of land it happened on');
    const why =
      on === undefined ? 'the notes do not mention that kind of land' : `it happened on ${on.concept.attributes.say}`;
    const shown = hit === undefined ? null : shownBy(lead, { span: hit });
    return { holds: (on !== undefined) !== rejects, why, shown };
  });
}
