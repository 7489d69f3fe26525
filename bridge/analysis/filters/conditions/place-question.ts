import { type Condition, type PlaceEntry, readPlaceEntry } from '../../../../shared/filter-conditions.ts';
import type { InputRecord } from '../../../../shared/record.ts';
import { findCounty } from '../../places/find-county.ts';
import { findState } from '../../places/find-state.ts';
import { stateNameOf } from '../../places/place-names.ts';
import { readZip, stateOfZip } from '../../places/state-of-zip.ts';
import { type CaseInQuestion, type Shown, shownBy, type Truth, unsaid } from '../base/case-in-question.ts';

type PlaceQuestion = NonNullable<Condition['place']>;

export interface Whereabouts {
  readonly state: string | null;
  readonly county: string | null;
  readonly zip: string | null;
  readonly shown: Shown | null;
  /** Where `zip` is written. */
  readonly zipShown: Shown;
}

const countryAtEnd = /[\s,]+(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?)$/i;
const zipAtEnd = /(?:^|[\s,])(\d{5}(?:-\d{4})?)$/;
const codeAtEnd = /\s([a-z]{2})$/i;

/** Splits "Austin, TX 78701, USA" into "Austin, TX" and the ZIP code. */
function readLocation(location: string): { area: string; zip: string | null } {
  const home = location.trim().replace(countryAtEnd, '');
  const zip = zipAtEnd.exec(home)?.[1] ?? '';
  const area = home.slice(0, home.length - zip.length).replace(/[\s,]+$/, '');
  return { area: area.replace(countryAtEnd, ''), zip: readZip(zip) };
}

/** "Austin, TX", "Austin TX" or "Texas". Two letters alone are as often a city: "LA". */
function stateOfLocation(area: string): string | undefined {
  if (area.includes(',')) return findState(area.slice(area.lastIndexOf(',') + 1))?.code;
  const [, code] = codeAtEnd.exec(area) ?? [];
  const name = code ?? (area.length > 2 ? area : '');
  return findState(name)?.code;
}

/** The client's place by the state field, else by the end of the location, else by the ZIP code. */
export function clientPlace(record: InputRecord): Whereabouts {
  const { state, location, county } = record;
  const { area, zip: zipBeside } = readLocation(location);
  const ownZip = readZip(record.zip);
  const zip = ownZip ?? zipBeside;
  const zipShown = {
    quote: ownZip === null ? location.trim() : record.zip.trim(),
    field: ownZip === null ? 'location' : 'zip',
  } as const;
  const named = findState(state)?.code;
  const beside = named ?? stateOfLocation(area);
  const code = beside ?? stateOfZip(zip ?? '')?.code ?? null;
  const stateShown = named
    ? ({ quote: state.trim(), field: 'state' } as const)
    : ({ quote: location.trim(), field: 'location' } as const);
  return {
    state: code,
    county: code === null ? null : countyIn(county, code),
    zip,
    shown: code === null ? null : beside ? stateShown : zipShown,
    zipShown,
  };
}

/** "Travis County, TX" too, where the state is the same. */
function countyIn(text: string, state: string): string | null {
  const comma = text.lastIndexOf(',');
  const within = comma < 0 ? undefined : findState(text.slice(comma + 1))?.code;
  if (within !== undefined && within !== state) return null;
  return findCounty(within === undefined ? text : text.slice(0, comma), state)?.name ?? null;
}

/** Null where too little is known. */
function liesIn(place: Whereabouts, entry: PlaceEntry): boolean | null {
  if (entry.kind === 'state') return place.state === null ? null : place.state === entry.state;
  if (entry.kind === 'zip') {
    if (place.zip !== null) return place.zip.startsWith(entry.digits);
    const around = stateOfZip(entry.digits.padEnd(5, '0'))?.code;
    return place.state !== null && around !== undefined && around !== place.state ? false : null;
  }
  if (place.state !== null && place.state !== entry.state) return false;
  const wanted = findCounty(entry.county, entry.state);
  return wanted === null || place.county === null ? null : wanted.name === place.county;
}

/** The field that shows the place of an entry. */
function shownFor(record: InputRecord, place: Whereabouts, entry: PlaceEntry | undefined): Shown | null {
  if (entry?.kind === 'zip' && place.zip !== null) return place.zipShown;
  if (entry?.kind === 'county' && place.county !== null) return { quote: record.county.trim(), field: 'county' };
  return place.shown;
}

const nameOf = (place: string): string => stateNameOf.get(place) ?? place;

function ofClient({ record }: CaseInQuestion, entries: readonly PlaceEntry[]): Truth {
  const place = clientPlace(record);
  const answers = entries.map((entry) => ({ entry, answer: liesIn(place, entry) }));
  const inside = answers.find(({ answer }) => answer === true);
  const holds = inside !== undefined ? true : answers.some(({ answer }) => answer === null) ? null : false;
  if (holds === null) return unsaid('the record does not say where the client lives');
  const shown = shownFor(record, place, inside?.entry ?? entries[0]);
  const at = [
    place.county === null ? '' : `${place.county} County`,
    place.state === null ? '' : nameOf(place.state),
    place.zip ?? '',
  ];
  return { holds, why: `the client lives in ${at.filter((part) => part !== '').join(', ')}`, shown };
}

/** Where the notes place the matter; the client's state counts for `matter` where they do not say. */
function ofMatter(lead: CaseInQuestion, of: PlaceQuestion['of'], entries: readonly PlaceEntry[]): Truth {
  const { jurisdiction } = lead.facts;
  if (jurisdiction === null) {
    return of === 'matter' ? ofClient(lead, entries) : unsaid('the notes do not say where it happened');
  }
  const holds = entries.some((entry) => entry.kind === 'state' && entry.state === jurisdiction.place);
  return { holds, why: `the notes place it in ${nameOf(jurisdiction.place)}`, shown: shownBy(lead, jurisdiction) };
}

export function judgePlace(lead: CaseInQuestion, { of, in: names }: PlaceQuestion): Truth {
  const entries = names.flatMap((name) => readPlaceEntry(name) ?? []);
  return of === 'client' ? ofClient(lead, entries) : ofMatter(lead, of, entries);
}

/** Whether a condition names a county that its state does not have. */
export function namesUnknownCounty({ place, all, any, not }: Condition): boolean {
  const entries = (place?.in ?? []).flatMap((name) => readPlaceEntry(name) ?? []);
  const isUnknown = (entry: PlaceEntry) => entry.kind === 'county' && findCounty(entry.county, entry.state) === null;
  return entries.some(isUnknown) || (all ?? any ?? (not === undefined ? [] : [not])).some(namesUnknownCounty);
}
