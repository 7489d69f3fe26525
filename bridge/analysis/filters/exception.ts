import { type FilterText, readFilter } from './filter-text.ts';

/** A rule and the case in which it does not count ("$15k in bills, unless there was surgery"). */
interface ExceptedFilter {
  readonly base: FilterText;
  readonly exception: FilterText;
}

const frames: readonly RegExp[] = [
  /^(.{8,}?)[,;]? (?:unless|except (?:when|if|where)|excepto (?:si|cuando)|a menos que|salvo que) (?:the |there (?:is|was|were|are|'s) )?(.{4,})$/i,
  /^(.{8,}?)[,;.]?(?: -+)? (?:but |though )?(?:if|when|where) (?:there (?:is|was|were|are|'s) )?(.{4,}?),? (?:we|i)(?:'ll| will| would|'d)? (?:still )?(?:take|accept|want|look at|do|consider) (?:it|them|those|these|the case|that)\b.*$/i,
  /^(.{8,}?)[,;.]?(?: -+)? (?:but )?(.{4,60}?) (?:is|are) (?:fine|ok|okay|welcome|accepted|an exception|exempt)(?: (?:anyway|regardless|either way|no matter what))[.!]?$/i,
];

/** Exceptions that only speak of how somebody came to the firm, or say nothing of the case, are left to the rule itself. */
const NOT_OF_THE_CASE =
  /\b(?:lawyers?|attorneys?|counsel|represent\w*|repped|fired|approv\w*|call us|check with|ask (?:us|me)|owner says|contacts? us|contact person)\b/i;

const ofWhom =
  /^(?:it'?s|they'?re|it is|they are|(?:client|victim|caller|person|injured person|child|he or she|he|she) (?:is|was)) /i;
const required = (exception: string): string =>
  ofWhom.test(exception) ? `must be ${exception.replace(ofWhom, '')}` : `must have ${exception}`;

/** The rule and its exception, each read as a filter of its own; null where there is no exception. */
export function splitException(original: string): ExceptedFilter | null {
  for (const frame of frames) {
    const match = frame.exec(original.trim());
    if (match === null) continue;
    const [, base = '', exception = ''] = match;
    if (NOT_OF_THE_CASE.test(exception) || NOT_OF_THE_CASE.test(base)) return null;
    return { base: readFilter(base), exception: readFilter(required(exception.replace(/[.!]+$/, ''))) };
  }
  return null;
}
