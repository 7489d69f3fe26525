import type { FilterText } from './filter-text.ts';
import { type FilterRule, met, rule, unknown, violated } from './filter-verdict.ts';
import { mentionedInCase } from './questions/mentions.ts';

const speaks =
  '(?:call\\w*|contact\\w*|reach\\w*|inquir\\w*|writ\\w*|submit\\w*|speak\\w*|sign\\w*|the (?:caller|client|lead|pnc|one))';
const victim =
  '(?:injured (?:persons?|party|parties|people|workers?|ones?)|victim|patient|accused|person (?:who was |who got )?(?:hurt|injured|charged)|claimant)';
const kinWords =
  '(?:immediate family|family members?|relatives?|next of kin|spouses?|parents?|mothers?|fathers?|moms?|dads?|guardians?|child(?:ren)?|surviving \\w+)';
/** Filters on who may speak for the one hurt: nobody else, or nobody but kin. */
const asked = new RegExp(
  `\\b(?:callers?|clients?|leads?|pnc|contacts?)\\b[^.;]{0,24}\\b(?:must|has to|have to|should|needs? to)? ?be (?:the |an? )?(?:actual )?(?:${victim}|${kinWords})|\\bmust be (?:the )?(?:actual )?(?:${victim}|${kinWords})[^.;]{0,16}\\b${speaks}|\\b(?:only|just) (?:the |an? )?(?:actual )?(?:${victim}|${kinWords})\\b[^.;]{0,40}\\b${speaks}|\\b${victim}\\b[^.;]{0,30}\\b(?:must|has to|have to|should) (?:be the (?:one|caller)|call|contact|reach|submit)|\\b(?:${kinWords})\\b[^.;]{0,20}\\bmust be the caller\\b|\\bno (?:friends?|third part\\w+|neighbors?)\\b[^.;]{0,24}\\b(?:call\\w*|on behalf|inquir\\w*)`,
);
/** Whom the firm itself talks to: "we only speak with the injured person, their spouse or a parent". */
const weSpeak = new RegExp(
  `\\b(?:speak|talk|deal|communicate)s? (?:only |directly )?(?:with|to) (?:only )?(?:the |an? )?(?:actual )?(?:${victim}|client)\\b|\\b(?:don'?t|do not|won'?t|never) (?:speak|talk|deal) (?:with|to) (?:friends?|neighbors?|third part\\w+)\\b`,
);
const callerIs = new RegExp(
  `\\bcallers? (?:is|are|must be|should be|has to be|needs to be) (?:the |an? )?(?:client|${victim}|${kinWords})\\b|\\bno third[- ]party callers?\\b`,
);
const kinAllowed = new RegExp(`\\b(?:${kinWords})\\b|\\b(?:no|not|to|with) (?:friends?|neighbors?|third part)`);

/** Whether a filter asks that the one hurt, or somebody close, be the caller. */
export const asksForVictim = ({ main }: FilterText): boolean =>
  asked.test(main) || weSpeak.test(main) || callerIs.test(main);

/** "Only the injured person may call", "caller must be the victim or immediate family". */
export function parseCaller(text: FilterText): FilterRule | null {
  const { main } = text;
  if (!asksForVictim(text)) return null;
  const kinCounts = kinAllowed.test(main);
  const who = kinCounts ? 'the client or close family' : 'the client';
  return rule(`the person writing is ${who}`, (facts) => {
    const [self, family, other] = ['of_self', 'of_kin', 'for_stranger'].map(
      (name) => mentionedInCase(facts, name).asserted,
    );
    if (self) return met('the client is speaking', self);
    if (family)
      return kinCounts ? met('close family is speaking', family) : violated('someone else is speaking', family);
    if (other) return violated('someone else is speaking', other);
    return unknown('the notes do not say who is speaking');
  });
}
