import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule } from '../filter-verdict.ts';
import { clauseAt, lookFor, type RecordFacts } from '../record-facts.ts';
import { boundIn } from './distance-rule.ts';

/** Ground under a law of its own: what a filter calls it, and what tells of it in the notes. */
const lands: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /\b(?:(?:indian|tribal|navajo|hopi|apache|sioux|lakota|ute|native)[\w ]{0,20}(?:reservations?|land|country|courts?|casinos?|property)|reservations?|tribal|tribes?|the rez)\b/,
    /\b(?:(?:on|off|across|near|onto) the (?:\w+ ){0,2}(?:reservation|rez)|reservation (?:near|road|land|casino|clinic|line|in|is)|(?:navajo|hopi|apache|ute|sioux|lakota|crow|blackfeet|cherokee|choctaw|chickasaw|seneca|seminole|yakama|tohono|pima|paiute|shoshone|oneida|mohawk|ojibwe|chippewa) (?:\w+ )?(?:reservation|nation|land|police|casino|rez|tribal)|tribal (?:lands?|police|courts?|casino|road|property|officers?|clinic|school|trust)|tribes?'?s? (?:land|casino|property)|indian (?:land|country|reservation)|rez|bia road|(?:in|at|near|outside|to|by|through|of) (?:kayenta|chinle|tuba city|window rock|shiprock|ganado|many farms|fort defiance|crownpoint|pine ridge|browning|lame deer|fort hall|whiteriver|san carlos|polacca|second mesa|lapwai|mescalero|eagle butte|fort yates|red lake|kykotsmovi|dilkon)|pechanga|mohegan sun|foxwoods|morongo|winstar|yaamava|talking stick|desert diamond|tulalip|muckleshoot|viejas|barona|sycuan|soaring eagle|mystic lake|turning stone)\b/g,
    'tribal land',
  ],
  [
    /\b(?:military (?:bases?|installations?|posts?|property|land|housing)|on[- ]?(?:base|post)|(?:army|naval|navy|air force|marine) (?:bases?|posts?|stations?))\b/,
    /\b(?:fort (?:bragg|liberty|hood|cavazos|benning|moore|bliss|campbell|carson|drum|stewart|riley|sill|leonard wood|knox|irwin|polk|gordon|eisenhower|belvoir|meade|wainwright|huachuca|rucker|novosel)|camp (?:lejeune|pendleton)|jblm|joint base|naval (?:base|station|air station)|air force base|afb|marine corps (?:base|air station|depot)|army (?:post|base|depot)|military (?:base|installation|post|housing)|on (?:the )?(?:base|post)|base (?:gate|housing|commissary|gym|exchange)|commissary|barracks)\b/g,
    'a military base',
  ],
  [
    /\b(?:national (?:parks?|forests?|monuments?)|federal (?:land|property|enclaves?|parks?))\b/,
    /\b(?:national (?:park|forest|monument|seashore|recreation area)|yosemite|yellowstone|grand canyon|park rangers?|blm land|forest service|va (?:hospital|medical center)|federal (?:building|courthouse|property|land)|post office)\b/g,
    'federal land',
  ],
  [
    /\b(?:cruises?(?: ships?| lines?)?|at sea|high seas|international waters)\b/,
    /\b(?:cruise(?: ship| line)?|carnival|royal caribbean|norwegian (?:cruise|\w+ cruise)|holland america|lido deck|at sea|port of call|shore excursion|(?:on|aboard|of) (?:the|a) (?:\w+ )?ship)\b/g,
    'a ship at sea',
  ],
];

/** Somebody may live or serve there and be hurt elsewhere. */
const onlyThere =
  /\b(?:i live|we live|lives|living|grew up|member of|enrolled|stationed|i'?m from|born|retired from|served|used to)\b/;
const happens =
  /\b(?:hit|fell|slip\w*|tripp\w*|crash\w*|wreck\w*|accident|happened|hurt|injur\w*|rear[- ]?ended|t-?boned|struck|bit|bitten|attacked|rolled|drove (?:straight )?into|light|arrested|police)\b/;

const told = (facts: RecordFacts, signs: RegExp) => {
  const found = lookFor(facts, signs, (before, after) => onlyThere.test(before) && !happens.test(before + after));
  const { asserted } = found;
  const off =
    asserted !== null &&
    /\b(?:off|outside|just past|not on)\b[^.;]{0,8}$/.test(
      facts.folded.slice(clauseAt(facts, asserted.at).start, asserted.at),
    );
  return off ? { asserted: null, denied: asserted } : found;
};

/** Whether a filter speaks of ground under a law of its own. */
export const asksOfLand = ({ main }: FilterText): boolean =>
  lands.some(([asked]) => asked.test(main)) &&
  !/\bveterans?\b|\b(?:abroad|overseas|foreign|international (?!waters)|the u\.?s\b|united states)|\bmembers?\b|\breservations? (?:made|at|fees?)\b/.test(
    main,
  );

/** "No reservation cases", "didn't happen on a military base". What nothing tells of is not refused. */
export function parseLand(text: FilterText): FilterRule | null {
  if (!asksOfLand(text)) return null;
  const asked = lands.filter(([words]) => words.test(text.main));
  const at = text.main.search(asked[0]?.[0] ?? /^/);
  const rejects = text.asides === '' ? countRefusals(boundIn(text.main, at)) % 2 === 1 : text.rejects;
  const lying = asked.map(([, , name]) => name).join(' or ');
  return rule(`it ${rejects ? 'did not happen' : 'happened'} on ${lying}`, (facts) => {
    const found = asked.map(([, signs, name]) => ({ name, ...told(facts, signs) }));
    const on = found.find(({ asserted }) => asserted !== null);
    const denied = found.find((land) => land.denied !== null);
    const inside = on !== undefined ? true : denied !== undefined || rejects ? false : null;
    return fromPredicate(inside, rejects, {
      why: on === undefined ? 'nothing in the notes puts it on that kind of land' : `it happened on ${on.name}`,
      evidence: on?.asserted ?? denied?.denied ?? null,
      missing: 'the notes do not say what kind of land it happened on',
    });
  });
}
