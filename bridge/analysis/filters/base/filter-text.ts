import { foldInPlace } from '../../text/fold-text.ts';
import { wordsOf } from './filter-words.ts';

export interface FilterText {
  original: string;
  /** Everything, folded. */
  whole: string;
  /** The rule itself, without the reasons and examples that follow it. */
  main: string;
  asides: string;
  /** Whether what `main` describes is unwanted: an odd number of denials and refusals. */
  rejects: boolean;
  /** Whether what follows the rule only refuses ("- please do not send them"). */
  refusedAside: boolean;
}

const asideStart =
  / - | -- |;|\((?![^()]{0,60}\) (?:is|are|=|means) )|: (?=we\b|no\b|too\b)|(?<!\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|incl|ch|co|st|approx|e|g|i|etc|no|vs|inc|min|max))\. (?=\S)|, (?=(?:we|because|since|as we|as our|that'?s|they|our|it'?s|these|those|sorry|please|otherwise|or else)\b)|, so (?=(?:no|nothing|none|we|don'?t|do not|please|those|they|refer|skip|pass)\b)| because | since we /;

const refusal = new RegExp(`(?!${wordsOf('refusal.none').source})${wordsOf('refusal').source}`, 'g');

const them = '(?:it|them|those|these|that|such cases)';
const doNot = "(?:we |i )?(?:do not|don'?t|never|won'?t|will not|can'?t|cannot)";
const end = '[\\s.!)]*$';

/** An aside that is nothing but a refusal ("refer out", "pass", "turn away") belongs to the rule. */
const bareRefusal = new RegExp(
  `^(?:please |we )?(?:refer (?:${them} )?out|pass(?: on ${them})?|(?:skip|declin\\w*|reject\\w*|exclude)(?: ${them})?|turn (?:${them} )?(?:away|down)|no(?:pe)?|no,? thank ?(?:s|you)?(?:,.*)?|not (?:for|interested|us|our (?:thing|cases?|area))(?: us)?|out|too (?:old|small|messy)[^.]*)${end}|^${doNot} (?:send|forward|accept|refer|take|want)(?: (?:it|them|us|those|these|me|over|on))*${end}`,
);
/** "We don't handle them" refuses what the rule names, where the rule itself refuses nothing. */
const weRefuse = new RegExp(`^(?:so )?${doNot} (?:take|handle|accept|do|want|sign|need|touch|help with) ${them}${end}`);
const refusesOne = new RegExp(
  `^(?:so )?${doNot} (?:take|handle|accept|do|want|sign|touch|work) (?:on )?(?:any |the )?(\\w+)(?: (?:ones?|cases?|claims?|stuff))?${end}`,
);

/** "Stale = older than 3 years. We don't do stale" refuses what the rule has just named. */
function refusesNamed(aside: string, main: string): boolean {
  const word = refusesOne.exec(aside)?.[1];
  return word !== undefined && main.split(' ').includes(word);
}

/** "Over two years: hard pass", "Florida = out". */
const colonPass = /.{2}(?: ?[:=]| ?->) ?(?:an? )?(?:(?:hard|auto\w*|instant|firm) )?(?:pass|out(?! of))\b/;

/** "No landlords, no property managers" refuses once, two kinds of people. */
const repeated =
  /^(no|not|never) ([^.;]*?),? (?:and |or )?\1 (?!(?:cases?|claims?|deal|go|lawsuit|sign\w*|lead|way|dice|thanks?|thank|consult\w*|take)\b(?: (?:for us|here))?(?=[.,;!]|$))/;

export const countRefusals = (filter: string): number =>
  filter.replace(repeated, '$1 $2, ').match(refusal)?.length ?? 0;

export function readFilter(given: string): FilterText {
  const original = given
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/,? (?:please|pls|thanks)(?=[.!]*$)/i, '');
  const whole = foldInPlace(original)
    .replace(/(\$ ?\d[\d,.]*k?|\d ?k) - (?=\$|\d+ ?k)/g, '$1-')
    .replace(/\bw\/ ?in\b/g, 'within')
    .replace(/\bw\/ ?o\b/g, 'without')
    .replace(/\b(?:un-?injured|unhurt)\b/g, 'not injured')
    .replace(/^no [\w -]{3,30}: (?=if\b)/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const cut = asideStart.exec(whole)?.index ?? whole.length;
  const start = cut < 4 ? whole.length : cut;
  const [main, asides] = [whole.slice(0, start), whole.slice(start)];
  const aside = asides.replace(/^[\s\-;(.:,]+/, '').trim();
  const stated = countRefusals(main);
  const refusedAside =
    bareRefusal.test(aside.replace(/\([^)]*\)?/g, '').trim()) ||
    (stated === 0 && (weRefuse.test(aside) || refusesNamed(aside, main)));
  const refusals = stated + (refusedAside || colonPass.test(main) ? 1 : 0);
  return { original, whole, main, asides, refusedAside, rejects: refusals % 2 === 1 };
}
