import { countRefusals } from '../filter-text.ts';
import { namedIn } from './body-words.ts';

/** One thing a filter asks, and whether it asks that it be not so. */
export interface Statement {
  text: string;
  refused: boolean;
}

const cuts =
  /(?<!\b(?:i\.e|e\.g|etc|incl|vs|dr|approx|min|max|no))\.\s+(?=\S)|(?<=[=:>] ?no)\.\s+(?=[a-z])|, (?=nothing (?!else\b|more\b|less\b|but\b|under\b|over\b))|, (?=not (?!more|less|later|just|only|earlier|longer))|;\s*|, (?=[\w ]{3,30} (?:is|are|does|do)(?: not|n'?t) (?:enough|count|do it|cut it|qualify|suffice)\b)|\s-\s|\s--\s|\s\((?=(?:no|not)\b(?! (?:just|merely|only|simply)\b))| ?(?:=|->|=>) ?(?=(?:an? )?(?:hard |auto\w* |instant )?(?:no|pass|reject|decline|skip|out|turn)\b)|(?<=[a-z]), (?=(?:no|not) (?:sunburn|1st|first|minor|bruis|redness|carpal|gradual))|, (?=(?:we|must|needs?|wants?|has to|there (?:has|must|needs))\b(?! (?:pass|decline|skip)))|: (?=(?:no|pass|reject|decline)\b)|, (?=please (?:turn|reject|skip|decline))/;
const heading = /^(?:[\w&'/ ]{2,28}): (?=\S)/;
const bareNo =
  /^(?:please )?(?:no|no (?:case|go|deal|dice)|pass|skip|reject|decline|turn (?:\w+ )?away|no thanks?(?: you)?|not for us|nope)\b[^a-z]*$/;
/** "With no further care planned" says again that it is over. */
const noMore =
  / (?:w\/ ?|with |and |or )?(?:no|nothing|without) (?:further|more|future|additional|other|ongoing)(?! than\b)(?: (?:care|treatment|visits?|appointments?|therapy|medical|planned|scheduled|needed|recommended|expected))*\b/;

/** "(not just ER and home)": what would not be enough is asked beside nothing. */
const notJust = /(?<=\w{3,} )\(?not (?:just|merely|simply) [^,;.)]*\)?$/;
const otherwise =
  /[,.]? (?:otherwise|or else|else|or) (?:it'?s |that'?s )?(?:(?:we )?(?:an? )?(?:no|pass|declin\w*|skip|reject\w*)\b[\s.!]*|not for us|not (?:our|a) (?:case|thing)|(?:please )?(?:don'?t|do not) (?:send|bother|call|refer)\b.*|we (?:can'?t|don'?t|won'?t) (?:take|help|accept|use)\b.*)$/;
/** "Anything short of an overnight stay": what is refused is that it is lacking. */
const shortOf =
  /\b(?:anything|nothing|injur\w*|cases?|whatever) (?:\w+ )?(?:short of|(?:less|lighter|milder|lower)(?: \w+)? than)\b(?! (?:\d|an? (?:week|month)|one|two|three|four|six))/;
const spanish = /\b(?:debe\w*|solo|solamente|que haya|tiene|cirugia|fractura|lesion\w*|herid\w*|aceptamos)\b/;
/** "We are drowning in sprains" gives a reason. */
const tellsOfFirm = /^we (?:are|get|have had|see) (?!.*\b(?:no|not|never)\b)/;
const kills = /\bkills? (?:it|the (?:case|claim|lead|deal)|any)\b/;

/** The statements of a filter, in their order; a bare refusal turns round the one it belongs to. */
export function statementsOf(whole: string): Statement[] {
  const statements: Statement[] = [];
  let refusedAhead = false;
  const headless = (spanish.test(whole) ? whole.replace(/ [ou] /g, ' or ') : whole)
    .replace(/ or nothing\b/, '')
    .replace(otherwise, '')
    .replace(heading, '');
  // What a heading names may be refused at once ("PTSD alone: no thank you. ...").
  const rest = bareNo.test(headless.split(/[.;]/)[0] ?? '') ? whole : headless;
  // A heading that names the injury is part of what is asked of it ("Concussion cases: diagnosed by a doctor").
  const body = namedIn(rest).length > 0 || namedIn(whole).length === 0 ? rest : whole.replace(':', '');
  for (const part of (rest === whole
    ? whole.replace(/:(?= (?:an? )?(?:no|pass|skip|reject|decline)\b)/, ';')
    : body
  ).split(cuts)) {
    const text = part
      .trim()
      .replace(/^[\s(]+|[\s).]+$/g, '')
      .replace(noMore, '')
      .replace(notJust, '')
      .replace(/\bnot (?:more|over|longer) than\b/g, 'within');
    const last = statements.at(-1);
    if (last !== undefined && tellsOfFirm.test(text)) continue;
    if (bareNo.test(text) && last !== undefined) last.refused = !last.refused;
    else if (bareNo.test(text)) refusedAhead = true;
    else if (text.length > 3) {
      statements.push({
        text,
        refused: (countRefusals(text) % 2 === 1) !== (refusedAhead !== (kills.test(text) || shortOf.test(text))),
      });
      refusedAhead = false;
    }
  }
  return statements;
}
