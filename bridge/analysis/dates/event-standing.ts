import type { EventStanding } from './date-mention.ts';

const event =
  '(?:accidents?|wrecks?|crash(?:es)?|collisions?|falls?|injur(?:y|ies)|incidents?|bites?|claims?|cases?|one|fender benders?|surger(?:y|ies)|arrests?|dui|dwi|denials?|choques?|accidentes?|caidas?|lesion(?:es)?)';
const another = new RegExp(
  [
    `(?<!\\bno |\\bany |\\bhas |\\bnor )\\b(?:earlier|previous|prior|old|older|another|other|separate|unrelated|past|different) (?:\\w+ ){0,2}?${event}\\b`,
    `\\b(?:otr[oa]|primer[oa]?) (?:\\w+ )?${event}\\b|\\b${event} (?:anterior|previ[oa]|viej[oa])\\b`,
    '\\b(?:that one|that case|that claim|it) (?:was|is|got) (?:already |all |long )?(?:settled|closed|over|done|resolved|paid)\\b',
    "\\b(?:bit|hit|hurt|attacked|burned|injured|struck|knocked down) (?:a|an|another|someone|some|two|three|other|the neighbor'?s) (?:\\w+ )?(?:kids?|boys?|girls?|child(?:ren)?|women|woman|man|lady|guy|persons?|people|customers?|guests?|neighbors?|tenants?|else|dogs?|mailman|employees?|workers?)\\b",
    '\\b(?:unrelated|separate|not (?:about|related to) (?:this|that|it))\\b',
  ].join('|'),
);
const matter = new RegExp(
  [
    `\\b(?:the|this) (?:\\w+ )?${event} (?:that )?(?:i|we|she|he)(?:'?m| am|'?re| are)? (?:\\w+ )?(?:want|wants|pursu\\w+|call\\w*|ask\\w*|writ\\w+|need)\\b`,
    `\\b(?:new|newest|newer|second|latest|current|present|most recent|more recent) ${event}\\b`,
    `\\bthis ${event} (?:is|was|happened|here)\\b|\\bthis (?:claim|case|matter|call) is (?:about|for|over)\\b`,
    '\\b(?:calling|call|writing|here|asking|contacting you|reaching out) (?:about|over|regarding|for) (?:the|this|a|my) (?:new|recent|second|other|one|accident|crash|wreck|fall|collision|incident|bite)\\b',
    `\\b(?:nuev[oa]|segund[oa]|este|esta) ${event}\\b|\\b${event} (?:nuev[oa]|reciente|de ahora)\\b`,
  ].join('|'),
);

const sentenceEnd = /[.;!?\n](?=\s|$)/;
/** Farther off than this, words speak of something else. */
const REACH = 110;

/** Whether the sentence of a date says that its event is the matter, or another one beside it; null where it says neither. */
export function standingAt(folded: string, start: number, end: number): EventStanding | null {
  const before =
    folded
      .slice(Math.max(0, start - REACH), start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const after = folded.slice(end, end + REACH).split(sentenceEnd)[0] ?? '';
  if (matter.test(before)) return 'the_matter';
  if (another.test(before)) return 'another';
  return another.test(after) && !matter.test(after) ? 'another' : matter.test(after) ? 'the_matter' : null;
}
