const announces =
  /\b(?:follow(?:ing|s)|below|these (?:facts|items|things|details)|siguientes?|a continuacion|suivant\w*|ci-dessous|folgende\w*|nachfolgend\w*|seguintes?|abaixo|seguent[ei]|volgende|nastepujac\w+|ponizsz\w+)\b|следующ|以下|下列|다음|次の/;
const bullet = /^\s*(?:[-*+>~]|\d{1,2}[.)]|\([a-z\d]\)|[a-z]\))\s?/;
const bareNumber = /^\s*\d{1,2}\.\s*$/;
const ends = /[.!?。]\s*$|\n\s*\n\s*$/;

// Longer than any list that was worth planting, shorter than what an honest account may lose to one false alarm.
const mostItems = 12;
const itemWords = 8;

/** The number of the last piece of what an order introduces: the items behind its colon, or the sentence it points at. */
export const listReach = (pieces: readonly string[], order: number): number => {
  const words = pieces[order] ?? '';
  const colon = words.includes(':');
  const opensBracket =
    (pieces[order + 1] ?? '').startsWith('(') && !words.trimStart().startsWith('(') && !ends.test(words);
  if (!colon && !opensBracket)
    return announces.test(words) && ends.test(words) ? Math.min(order + 1, pieces.length - 1) : order;
  const openEnd = /:\s*$/.test(words);
  let last = order;
  const reaches = (next: string, at: number): boolean => {
    const before = pieces[at - 1] ?? '';
    if (bullet.test(next) || bareNumber.test(before)) return true;
    if (/[;|]\s*$/.test(before) && next.trim().split(/\s+/).length <= itemWords) return true;
    return (at === order + 1 && (openEnd || opensBracket)) || (/\n$/.test(before) && /[,:]\s*$/.test(before));
  };
  while (last - order < mostItems && last + 1 < pieces.length && reaches(pieces[last + 1] ?? '', last + 1)) {
    last += 1;
    const next = pieces[last] ?? '';
    if (bareNumber.test(next)) continue;
    if (ends.test(next) && !bullet.test(pieces[last + 1] ?? '')) break;
  }
  return last;
};
