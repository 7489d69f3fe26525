import { matchesOf } from '../../text/matches.ts';
import { evidenceAt, type RecordFacts } from '../record-facts.ts';
import { foreignPlace } from './foreign-place.ts';
import { type Place, placeTold, residence } from './record-places.ts';

/** Somebody tells where the client lives since, against what an older address says. */
const moved =
  /\b(?:i|we|i'm|i've|we've|client|caller|pnc|me|nos)\b[^.;,]{0,24}?\b(?:moved|relocated|mude|mudamos)\b(?! out\b)/;
const since =
  /\b(?:since|now|these days|for good|permanently|currently|last (?:week|month|spring|summer|fall|winter|year)|this (?:month|year|spring|summer|fall)|recently|(?:january|february|march|april|may|june|july|august|september|october|november|december)|ago|ahora)\b/;
const staysAt = /\b(?:i am|i'm|i live|we live|i'm living|i stay|i'm staying|estoy|vivo)\b(?: \w+){0,3}? (?:in|en) $/;

/** A foreign country the client says to be in at present. */
function abroad(facts: RecordFacts): Place | null {
  for (const match of matchesOf(facts.folded, foreignPlace)) {
    if (!staysAt.test(facts.folded.slice(Math.max(0, match.index - 50), match.index))) continue;
    const evidence = evidenceAt(facts, match.index, match.index + match[0].length);
    return { state: null, county: null, town: null, zip3: null, foreign: true, evidence };
  }
  return null;
}

/** Where the client lives: by the fields, unless the notes say that it is elsewhere by now. */
export function homeOf(facts: RecordFacts): Place {
  const home = residence(facts);
  const away = abroad(facts);
  if (away !== null) return away;
  const sentence = facts.sentences.find(({ text }) => moved.test(text) && since.test(text));
  if (sentence === undefined) return home;
  const told = placeTold(
    { ...facts, clauses: facts.clauses.filter((clause) => clause.sentence === sentence.sentence) },
    { told: moved, lives: true },
  );
  return told !== null && told.state !== null && (told.state !== home.state || told.county !== null) ? told : home;
}
