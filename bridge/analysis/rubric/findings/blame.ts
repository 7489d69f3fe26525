import type { Reading } from '../reading/read-notes.ts';
import type { Span } from './finding.ts';

/** What puts the one who does it in the wrong on the road or on somebody's ground. */
const acts =
  /\b(?:ran|running|blew|blew through|went through|rolled through|jumped|drove through) (?:a |an |the |that |this )?(?:\w+ )?(?:red|stop ?sign|stop|light|signal)\b|\b(?:rear-?ended|sideswiped|t-?boned|plowed into|crashed into|ran into|slammed into|backed into|bumped into|smashed into) (?:a|an|the|another|some|somebody|someone|into)\b(?! \w+ (?:me|us|him|her)\b)|\b(?:hit|struck|clipped|tapped) (?:a|an|the|another|somebody's|someone's|some) (?:\w+ ){0,2}(?:stopped|parked|anchored|standing|waiting|turning)?\s?(?:\w+ )?(?:car|van|truck|vehicle|suv|bus|bike|bicyclist|cyclist|pedestrian|sedan|minivan|skiff|boat|pole|person|child)\b|\b(?:failed to yield|fell asleep at the wheel|was texting|were texting|was racing|was showing off|was on (?:my|his|her) phone|crossed the center ?line|was speeding|were speeding)\b|\b(?:was|got|were|been) (?:cited|ticketed|charged|arrested) (?:for|with) (?:the |a |running |following|failure|careless|reckless|dui|dwi|speeding|drunk)|\bse (?:paso|pasa|volo|brinco) (?:el |la |un |una )?(?:alto|luz|rojo|semaforo)\b/g;

const caller =
  /\b(?:i|we|pnc|pc|clt|cl|client|caller|plaintiff|claimant|insd|yo|cliente|myself|himself|herself)\b|\b(?:my|our) (?:husband|wife|son|daughter|mom|mother|dad|father|brother|sister)\b/;
const somebodyElse =
  /\b(?:other|another|od|ov|driver|drivers|trucker|truck|trucks|van|car|suv|pickup|semi|rig|bus|taxi|cab|uber|lyft|motorist|drunk|someone|somebody|man|woman|lady|guy|kid|teen|teenager|boy|girl|defendant|tortfeasor|neighbor|vehicle|sedan|minivan|jeep|altima|honda|toyota|ford|chevy|tesla|bike|cyclist|motorcycle|who|that|which|by|they|police|cop|cops|deputy|trooper|employee|company|otro|otra|carro|camioneta|chofer|conductor|conductora|troca|camion|coche|senor|muchacho|trailero|quien|que)\b/;
const othersBlamed =
  /\b(?:other driver|other one|other car|od|ov|driver|trucker|tortfeasor|defendant|def|he|she|they|chofer|conductor|al otro|el otro)(?: was| were| got|'s| is)? (?:also )?(?:cited|ticketed|charged|arrested|at fault|admitted|admits|100%|given (?:a|the) (?:ticket|citation)|fty|ftcs|le dieron)\b/;

const lastBreak = /[.;:,\n|!?]|\b(?:and|but|when|after|because|then|y|pero|cuando|porque)\b/g;

/** The words between the last turn of the sentence and the act. */
const subjectOf = (before: string): string => {
  const ends = [...before.matchAll(lastBreak)].map((match) => match.index + match[0].length);
  return before.slice(ends.at(-1) ?? 0).trim();
};

const reach = 140;

/** "I was showing off, and ran into …": the subject stands at the head of the sentence. */
const elidedSubject = (before: string): string =>
  (before.split(/[.;!?\n|]/).at(-1) ?? '').trim().split(' ').slice(0, 3).join(' ');

/** Whether the one at fault is the caller; a bare "he" or "she" may be anybody. */
const isCaller = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - reach), at);
  const subject = subjectOf(before) || elidedSubject(before);
  return caller.test(subject) && !somebodyElse.test(subject);
};

/** Where the notes say that the caller did it, with nobody else blamed. */
export const findOwnFault = (reading: Reading): Span | null => {
  if (othersBlamed.test(reading.text)) return null;
  for (const match of reading.text.matchAll(acts)) {
    const negated = /\b(?:not|never|n't|no|sin|was|were|been|got|being|by)\s+$/.test(
      reading.text.slice(Math.max(0, match.index - 8), match.index),
    );
    if (!negated && isCaller(reading.text, match.index))
      return { start: match.index, end: match.index + match[0].length };
  }
  return null;
};
