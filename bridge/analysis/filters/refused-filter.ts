import { foldInPlace } from '../text/fold-text.ts';
import { countRefusals, sectionOf } from './base/filter-text.ts';
import { allOf, type FilterRule, notUnderstood, rule, unknown } from './base/filter-verdict.ts';

type Read = (filter: string) => FilterRule | null;

/** Each captures what a firm refuses. */
const frames = ['refused.ahead', 'refused.behind'].map((section) => sectionOf(section, 'i'));
/** A refusal said twice, and what is read the same with a refusal or without. */
const opensRefusing = /^(?:no|never|nobody|none)\b/i;
/** "No treatment and no police report, pass": no firm wants leads without them. */
const wanted = /^there (?:is|was) no (?:medical treatment|police|injury|bodily|photos|witness)/;
const readsBothWays = /\blawyer\b|statute of limitations/;

const verb = String.raw`(?:is|are|was|were|has|have|had|did|does|can|never|not|no|without)\b|\w+n'?t\b`;
/** "At fault and has no insurance": a condition of its own, where "dog and cat bites" are two things. */
const joint = new RegExp(`,? (?:and|&|but|w/?|with) (?=(?:${verb})|(?:the |their |his )?[\\w-]+ (?:${verb}))`, 'i');
const subject = new RegExp(`^(?:if )?((?:the |their )?[\\w'-]+(?: [\\w'-]+)?) (?:${verb})`, 'i');
const startsWithVerb = new RegExp(`^(?:${verb})`, 'i');

function clausesOf(stated: string): string[] {
  const [first = '', ...rest] = stated.split(joint);
  const who = subject.exec(first)?.[1];
  return [first, ...rest.map((one) => (who !== undefined && startsWithVerb.test(one) ? `${who} ${one}` : one))];
}

/** Met where it is not as the rule says; what the notes leave open stays open. */
function refused(described: FilterRule): FilterRule {
  const turned = { met: 'violated', violated: 'met', unknown: 'unknown' } as const;
  const judge: FilterRule['judge'] = (facts) => {
    const stated = described.judge(facts);
    return stated.evidence === null ? unknown(stated.why) : { ...stated, verdict: turned[stated.verdict] };
  };
  return { ...rule(`leads are refused where ${described.asks}`, judge), without: described.without };
}

/**
 * "Client at fault and has no UM - decline": what is denied inside of what is refused, and conditions that are refused only
 * together. Null where a filter has nothing of the kind.
 * @param whole how it is read otherwise
 */
export function parseRefused(filter: string, whole: FilterRule | null, read: Read): FilterRule | null {
  const stated = frames.map((frame) => frame.exec(filter)?.[1]).find((one) => one !== undefined);
  if (stated === undefined || /[.;?] |, but |\bfor us\b/.test(stated)) return null;
  if (whole === null || readsBothWays.test(whole.asks)) return null;
  if (opensRefusing.test(filter) && !wanted.test(whole.asks)) return null;
  const clauses = clausesOf(stated);
  const denials = countRefusals(foldInPlace(stated));
  if (clauses.length === 1 && denials === 0) return null;
  const described = read(stated);
  if (described?.asks === whole.asks) return refused(described);
  const rules = clauses
    .map(read)
    .filter((one) => one !== null)
    .filter(({ ambiguous }) => !ambiguous);
  const isLost = (at: number): boolean => {
    const rest = clauses.filter((_, index) => index !== at).join(' and ');
    return rest !== '' && read(`decline if ${rest}`)?.asks === whole.asks;
  };
  const isTurned = denials > 1 || rules.some(({ asks }) => asks === whole.asks) || clauses.some((_, at) => isLost(at));
  if (!isTurned) return null;
  if (rules.length === clauses.length) return refused(allOf(rules));
  return denials > 1 ? notUnderstood(filter) : null;
}
