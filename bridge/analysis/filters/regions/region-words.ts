import { states } from '../../../../shared/states.ts';
import { countiesByState } from '../../places/place-table.ts';
import type { NamedArea } from './named-area.ts';

/** The wording of a place: "in Texas", and negated "outside Texas". */
export interface Whereabouts {
  readonly inside: string;
  readonly outside: string;
}

export const whereIn = (name: string): Whereabouts => ({ inside: `in ${name}`, outside: `outside ${name}` });

/** More counties of a state than this are counted instead of named. */
const MOST_NAMED = 6;

export const stateName = (code: string): string => states.find((state) => state.code === code)?.name ?? code;

/** "Harris, Travis or Bexar". */
export function eitherOf(names: readonly string[], word = 'or'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** "san antonio" as a name. */
export const asName = (name: string): string => name.replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase());

/** County names in their usual spelling, from keys like "TX:harris". */
function countiesOf(code: string, keys: readonly string[]): string {
  const names = (countiesByState[code] ?? '')
    .split('|')
    .filter((name) => keys.includes(`${code}:${name.toLowerCase()}`));
  const kind = code === 'LA' ? ['Parish', 'parishes'] : ['County', 'counties'];
  if (names.length <= MOST_NAMED) return `${eitherOf(names)} ${kind[0]}, ${stateName(code)}`;
  const more = names.length - MOST_NAMED + 1;
  return `${names.slice(0, MOST_NAMED - 1).join(', ')} or ${more} other ${kind[1]} of ${stateName(code)}`;
}

/** Counties of the same names in several states: the one is meant that the client's state has; null where they differ. */
function countyOfClient(keys: readonly string[]): string | null {
  const byState = [...Map.groupBy(keys, (key) => key.slice(0, 2))];
  const [[code, own] = ['', []]] = byState;
  const names = own.map((key) => key.slice(3));
  const alike = byState.every(
    ([, of]) => of.length === names.length && of.every((key) => names.includes(key.slice(3))),
  );
  if (byState.length < 2 || !alike) return null;
  const [words = ''] = countiesOf(code, own).split(`, ${stateName(code)}`);
  return `${words} (in the client's state)`;
}

/** The name of an area: its states, or the counties that it has of them. */
export function areaWords({ states: codes, counties, exceptCounties, country }: NamedArea): string {
  if (country) return 'the United States';
  const keys = [...counties];
  const ownCounty = codes.size === 0 ? countyOfClient(keys) : null;
  if (ownCounty !== null) return ownCounty;
  const withCounties = [...new Set(keys.map((key) => key.slice(0, 2)))];
  const whole = [...codes].filter((code) => !withCounties.includes(code)).map(stateName);
  const more = whole.length - MOST_NAMED + 1;
  const listed = more > 2 ? [...whole.slice(0, MOST_NAMED - 1), `${more} other states`] : whole;
  const named = [
    ...withCounties.map((code) => countiesOf(code, keys)),
    ...(listed.length > 0 ? [eitherOf(listed)] : []),
  ];
  const except = [...exceptCounties];
  if (except.length === 0) return named.join(' or ');
  const [code = ''] = except[0]?.split(':') ?? [];
  return `${eitherOf([...codes].map(stateName))} outside ${countiesOf(code, except)}`;
}
