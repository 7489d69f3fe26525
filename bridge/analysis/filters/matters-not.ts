/** To the end of the thought: a rule that follows a comma is another one. */
const onwards =
  '[^.;]*?(?=[.;]|$|, ?(?:but|the|it|they|must|has|have|crash\\w*|accidents?|wrecks?|injur\\w*|incidents?|events?|clients?|callers?|only|just|we|el|la|los|debe\\w*|tiene\\w*)\\b| - )';
const welcome = '(?:ok|okay|fine|welcome|allowed|accepted)(?: if| when| as long as| provided)?';

/** What a filter says makes no difference: where the client comes from, or out-of-state people who are welcome. */
const mattersNot = new RegExp(
  [
    '[^.;,()]*\\b(?:can|may|might|could) (?:well )?be (?:anywhere|elsewhere|out[- ]of[- ]state|in (?:any|another) (?:state|county))\\b',
    `out[- ]of[- ](?:state|county|town|area) (?:is |are )?${welcome}`,
    `(?:out[- ]of[- ](?:state|town|area)|non-?|foreign|visiting) ?[\\w -]{0,20}(?:residents?|visitors?|tourists?|clients?|callers?|people|drivers?) (?:are |is )?${welcome}`,
    "[^.;-]*\\b(?:does(?: not|n'?t)|do(?: not|n'?t)) matter\\b",
    `[^.;,-]*\\b(?:do(?: not|n'?t)|does(?: not|n'?t)) (?:care|mind) (?:where|what state|about|which|if|whether)${onwards}`,
    '[^.;,-]*\\b(?:is|are) (?:no matter|of no (?:matter|importance)|irrelevant|immaterial|unimportant|beside the point)\\b',
    '[^.;,-]*\\bmakes no difference\\b',
    `\\bregardless of${onwards}`,
    "[^.;,-]*\\b(?:is not|isn'?t|is no) (?:an? )?(?:issue|important|relevant|concern|factor|problem)\\b",
    `\\bno matter where${onwards}`,
    `\\bwherever${onwards}`,
    '\\b(?:hurt|injured) anywhere\\b',
    '\\b(?:accident|crash|wreck|event|incident) (?:can be |was |may be )?anywhere\\b',
    ',? ?\\b(?:no importa|sin importar)[^.;]*',
    ',? ?\\b(?:even (?:if|though|when)|whether or not|no matter (?:if|what|who|whether|which|how)|irrespective of|aunque)\\b[^.;,()-]*',
    '[^.;,-]*\\b(?:means? nothing|tells? (?:us |me )?nothing|proves? nothing|counts? for nothing|(?:is|are) meaningless)\\b',
    '(?:\\b(?:[a-z]+ (?:or|and) )?(?:clients?|callers?|leads?|victims?|they|he|she|people|kids|children|spouses?) )?\\b(?:can|may|might|could) (?:live|be|come|reside)(?: from)? (?:any|wher)(?:where|ever)\\b(?! but (?!the |they |clients?|callers?))[^.;,]*?(?=[.;,]|$| but )',
  ].join('|'),
  'g',
);

/** A filter without what it says does not matter. */
export const withoutWhatMattersNot = (folded: string): string => folded.replace(mattersNot, ' ');

/** The same with every other character where it was. */
export const blankWhatMattersNot = (folded: string): string =>
  folded.replace(mattersNot, (words) => ' '.repeat(words.length));
