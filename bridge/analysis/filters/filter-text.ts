import { foldInPlace } from '../text/fold-text.ts';

export interface FilterText {
  original: string;
  /** Everything, folded. */
  whole: string;
  /** The rule itself, without reasons and examples that follow it. */
  main: string;
  asides: string;
  /** Whether what `main` describes is unwanted: an odd number of denials and refusals. */
  rejects: boolean;
  /** Whether what follows the rule does nothing but refuse ("- please do not send them"). */
  refusedAside: boolean;
}

const asideStart =
  / - | -- |;|\((?![^()]{0,60}\) (?:is|are|=|means) )|: (?=we\b|no\b|too\b)|(?<!\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|incl|ch|co|st|approx|e|g|i|etc|no|vs|inc|min|max))\. (?=\S)|, (?=(?:we|because|since|as we|as our|that'?s|they|our|it'?s|these|those|sorry|please|otherwise|or else)\b)|, so (?=(?:no|nothing|none|we|don'?t|do not|please|those|they|refer|skip|pass)\b)| because | since we /;

const refusal =
  /\b(?:no|not|never|none|nobody|nothing|neither|without|exclud\w*|reject\w*|deny(?= (?:if|any|all|leads?|claims|cases|anyone|when|it|them))|(?:keep|leave)(?= (?:\w+ ){0,3}out\b)|bounce|ignore|trash|(?<=^(?:if|when|any\w*|all)\b.* )pass(?=[.!]?$)|say no to|ban|skip\w*|turn\w* (?:away|down|them away|them down|it down)|declin\w*|[a-z]{2,6}n'?t|cant|dont|wont|cannot|avoid\w*|(?:stay|steer|keep|shy) (?:away|clear)|pass (?:on|if|when)|(?<=\bwe |\bwe'll |\bi )pass\b|(?<=\b(?:is|it'?s|that'?s) an? (?:hard |quick |firm )?)pass\b|refus\w*|refer\w* (?:it |them |these |those )?(?:out|away|elsewhere)|disqualif\w*|discard\w*|(?:filter|weed|screen|throw|toss|kick|rule)\w* (?:\w+ )?out|ineligible|unless|drop|except|unacceptable|too (?:soon|close|tight|old|small|messy|little|young|late|high|low|big|much|expensive|far)|closed to us|leave (?:it|them|those|that) (?:alone|be)|(?:go|goes|sent|belongs?) (?:\w+ )?(?:elsewhere|to (?:our|another|the other))|is a pass|(?:is|are) out(?=[.,;!]|$)|deal ?-?breaker|sin|nunca|rechaz\w*|exclu[iy]\w*|unrepresented|unrepped)\b/g;

/** Phrases that hold a denying word and deny nothing. */
const noRefusal =
  /\b(?:not only|no ?one else|nobody else|nothing else|nothing less(?! than)|no others?\b(?! (?:than|claims?|accidents?|injur|cases? (?:in|within)))|no matter|whether or not|if not|or not|not just|does(?: not|n'?t) matter|do(?: not|n'?t) matter|don'?t care|no[- ]fault|no exceptions?|no questions asked|no problem|non[- ]?\w+|no interpreters? here|want(?: not)?|won(?! ?'t)(?: the)?|intent|current|absent|present|student|patient|important|client|tenant|parent|accident|agent|event|incident|recent|treatment)\b/;

/** An aside that is nothing but a refusal ("refer out", "pass", "turn away") belongs to the rule. */
const bareRefusal =
  /^[\s:,-]*(?:please )?(?:refer (?:it |them )?out|pass(?: on (?:it|them|those))?|skip(?: (?:it|them))?|declin\w*(?: (?:it|them))?|reject\w*(?: (?:it|them))?|turn (?:it |them )?(?:away|down)|no(?:pe)?|no thank ?(?:s|you)?|not for us|not (?:interested|us|our (?:thing|cases?|area))|(?:do not|don'?t|never) (?:send|forward|accept|refer|take|want)(?: (?:it|them|us|those|these|me|over|on))*|(?:we )?(?:pass|decline|skip)|out|exclude|too (?:old|small|messy)[^.]*)[\s.!)]*$/;

/** "We don't take them" refuses what the rule names, where the rule refuses nothing itself. */
const weRefuse =
  /^(?:so )?(?:we |i )(?:do not|don'?t|never|won'?t|will not|can'?t|cannot) (?:take|handle|accept|do|want|sign|need|touch|help with) (?:it|them|those|these|that|such cases)[\s.!)]*$/;

const refusedWord =
  /^(?:so )?(?:we |i )?(?:do not|don'?t|never|won'?t|will not|can'?t|cannot) (?:take|handle|accept|do|want|sign|touch|work) (?:on )?(?:any |the )?(\w+)(?: (?:ones?|cases?|claims?|stuff))?[\s.!)]*$/;

/** "Stale = older than 3 years. We don't do stale": what is refused is what the rule has just named. */
function refusesNamed(aside: string, main: string): boolean {
  const word = refusedWord.exec(aside)?.[1];
  return word !== undefined && main.split(' ').includes(word);
}

/** "No landlords, no property managers" refuses once, two kinds of people. */
const repeated =
  /^(no|not|never) ([^.;]*?),? (?:and |or )?\1 (?!(?:cases?|claims?|deal|go|lawsuit|sign\w*|lead|way|dice|thanks?|thank|consult\w*|take)\b(?: (?:for us|here))?(?=[.,;!]|$))/;

export function countRefusals(filter: string): number {
  const text = filter.replace(repeated, '$1 $2, ');
  let count = 0;
  for (const match of text.matchAll(refusal)) {
    const phrase = text.slice(match.index, match.index + 26);
    const harmless = noRefusal.exec(phrase);
    if (harmless !== null && harmless.index === 0) continue;
    if (
      /n'?t$/.test(match[0]) &&
      !/^(?:[a-z]+n't|dont|doesnt|didnt|cant|wont|isnt|arent|wasnt|werent|hasnt|havent|hadnt|shouldnt|couldnt|wouldnt|mustnt)$/.test(
        match[0],
      )
    )
      continue;
    count += 1;
  }
  return count;
}

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
  const cut = asideStart.exec(whole);
  const startsWithReason = cut !== null && cut.index < 4;
  const main = cut === null || startsWithReason ? whole : whole.slice(0, cut.index);
  const asides = cut === null || startsWithReason ? '' : whole.slice(cut.index);
  const colonVerdict =
    /(.{6,})(?: ?[:=]| ?->) ?(?:an? )?(?:(?:hard|auto\w*|instant|firm) )?(?:pass|skip|no|reject|decline|refer out|turn away)\b/.exec(
      main,
    );
  const extra = bareRefusal.test(
    asides
      .replace(/^[\s\-;(.:,]+/, '')
      .replace(/\([^)]*\)?/g, '')
      .trim(),
  )
    ? 1
    : 0;
  const stated = countRefusals(main);
  const aside = asides.replace(/^[\s\-;(.:,]+/, '').trim();
  const said = extra === 0 && stated === 0 && (weRefuse.test(aside) || refusesNamed(aside, main)) ? 1 : extra;
  const colon =
    colonVerdict !== null &&
    !/(?:[:=]|->) ?(?:an? )?(?:(?:hard|auto\w*|instant|firm) )?(?:no|reject|decline|skip)\b/.test(main)
      ? 1
      : 0;
  return {
    original,
    whole,
    main,
    asides,
    refusedAside: said === 1,
    rejects: (stated + Math.max(said, colon)) % 2 === 1,
  };
}
