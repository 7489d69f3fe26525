import type { Clause } from '../../text/clauses.ts';
import type { RecordFacts } from '../record-facts.ts';

const named =
  /(?<![\w$])(?:[Ii]n|[Nn]ear|[Oo]utside(?: of)?) ([A-Z][a-z][\w'-]*(?: [A-Z][a-z][\w'-]*){0,2})(?= ?(?:[.,;:)\d]|$|on\b|and\b|when\b|where\b|at\b|last\b|this\b|by\b|with\b|from\b))/g;
/** Words in capitals behind "in" that name no place one lives or drives in. */
const noTown =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Fall|Winter|Christmas|Easter|Thanksgiving|Building|Unit|Room|Apartment|Apt|Suite|Lot|Lane|Aisle|Floor|Walmart|Target|Costco|Kroger|Publix|Home|Depot|Lowe'?s|Chapter|Superior|District|Court|Spanish|English|Hospital|Clinic|Medical|Center|Emergency|Honda|Toyota|Ford|Chevy|Uber|Lyft|Church|Park|School|Mall)\b/;

/** Whether one of these clauses puts something in a place by a name that no list of towns holds, and not at home. */
export function namesUnknownTown({ notes, record }: RecordFacts, clauses: readonly Clause[]): boolean {
  const home = record.location.toLowerCase();
  return clauses.some(({ start, end }) =>
    [...notes.slice(start, end).matchAll(named)].some(([, name = '']) => {
      const town = name.toLowerCase();
      return !noTown.test(name) && !home.includes(town) && !record.county.toLowerCase().includes(town);
    }),
  );
}
