import type { FilterText } from './filter-text.ts';
import { type FilterRule, met, rule, unknown, violated } from './filter-verdict.ts';
import { evidenceAt } from './record-facts.ts';

const speaks =
  '(?:call\\w*|contact\\w*|reach\\w*|inquir\\w*|writ\\w*|submit\\w*|speak\\w*|sign\\w*|the (?:caller|client|lead|pnc|one))';
const victim =
  '(?:injured (?:person|party|worker|one)|victim|patient|accused|person (?:who was |who got )?(?:hurt|injured|charged)|claimant)';
const kinWords =
  '(?:immediate family|family members?|relatives?|next of kin|spouses?|parents?|guardians?|child(?:ren)?|surviving \\w+)';
/** Filters on who may speak for the one hurt: nobody else, or nobody but kin. */
const asked = new RegExp(
  `\\b(?:callers?|clients?|leads?|pnc|contacts?)\\b[^.;]{0,24}\\b(?:must|has to|have to|should|needs? to)? ?be (?:the |an? )?(?:actual )?(?:${victim}|${kinWords})|\\bmust be (?:the )?(?:actual )?(?:${victim}|${kinWords})[^.;]{0,16}\\b${speaks}|\\b(?:only|just) (?:the |an? )?(?:actual )?(?:${victim}|${kinWords})\\b[^.;]{0,40}\\b${speaks}|\\b${victim}\\b[^.;]{0,30}\\b(?:must|has to|have to|should) (?:be the (?:one|caller)|call|contact|reach|submit)|\\b(?:${kinWords})\\b[^.;]{0,20}\\bmust be the caller\\b|\\bno (?:friends?|third part\\w+|neighbors?)\\b[^.;]{0,24}\\b(?:call\\w*|on behalf|inquir\\w*)`,
);
const kinAllowed = new RegExp(`\\b(?:${kinWords})\\b|\\bno (?:friends?|neighbors?|third part)`);

const stranger =
  '(?:friend|best friend|buddy|neighbor|coworker|co-worker|roommate|boss|employee|tenant|teammate|classmate|student|client|customer|landlady|church member|vecin[oa]|amig[oa]|companer[oa])';
const kin =
  '(?:husband|wife|spouse|son|daughter|mother|father|mom|dad|mama|papa|child|baby|boy|girl|kid|brother|sister|grandmother|grandfather|grandma|grandpa|parents|esposo|esposa|hijo|hija|madre|padre|herman[oa])';
const harmed =
  '(?:who |that )?(?:(?:also|just|really|was|got|were|has been|had|is) )*(?:broke|hurt|injured|hit|struck|killed|died|fell|slipped|tripped|bitten|rear-?ended|burned|arrested|charged|passed|lost|crushed|shot|t-?boned)';
const forStranger = new RegExp(
  `\\b(?:on behalf of|calling for|writing (?:for|about)|asking for|for|about) (?:an? |my |one of my )(?:good |close |old |best )?${stranger}\\b|\\bmy (?:\\w+ )?${stranger} (?:\\w+ ){0,3}?${harmed}\\b|\\b(?:an? )?${stranger} of mine\\b`,
);
const ofKin = new RegExp(
  `\\bmy (?:\\w+ ){0,2}?${kin}\\b[^.;]{0,30}?\\b${harmed}|\\b(?:on behalf of|calling for|for) my (?:\\w+ )?${kin}\\b|\\bi(?:'m| am) (?:her|his|their|the) ${kin}\\b|\\b(?:hit|killed|struck|hurt|injured) my (?:\\w+ )?${kin}\\b`,
);
const ofSelf =
  /\b(?:i|i've|i'm|me) (?:was |got |have |am |just |also |had )*(?:broke|hurt|injured|hit|struck|fell|slipped|tripped|bitten|rear-?ended|burned|arrested|charged|fractured|lost|crushed|shot|t-?boned|tore|need surgery|had surgery)\b|\b(?:hit|struck|rear-?ended|bit|injured|hurt|t-?boned) me\b|\bmy (?:own )?(?:back|neck|arm|leg|hand|wrist|knee|hip|shoulder|ankle|head|foot|ribs?|face|injur\w+|surger\w+|fracture)\b/;

/** "Only the injured person may call", "caller must be the victim or immediate family". */
export function parseCaller({ main }: FilterText): FilterRule | null {
  if (!asked.test(main)) return null;
  const kinCounts = kinAllowed.test(main);
  const who = kinCounts ? 'the client or close family' : 'the client';
  return rule(`the person writing is ${who}`, (facts) => {
    const [self, family, other] = [ofSelf, ofKin, forStranger].map((pattern) => pattern.exec(facts.folded));
    const quoteOf = (match: RegExpExecArray) => evidenceAt(facts, match.index, match.index + match[0].length);
    if (self) return met('the client is speaking', quoteOf(self));
    if (family)
      return kinCounts
        ? met('close family is speaking', quoteOf(family))
        : violated('someone else is speaking', quoteOf(family));
    if (other) return violated('someone else is speaking', quoteOf(other));
    return unknown('the notes do not say who is speaking');
  });
}
