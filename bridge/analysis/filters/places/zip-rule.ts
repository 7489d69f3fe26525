import type { FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule } from '../filter-verdict.ts';

const ofZips = /\b(?:zips?|zip ?codes?|postal codes?|codigos? postal(?:es)?)\b/;
const range = /\b(\d{3,5})(?:x{1,2}|\*{1,2})? ?(?:-|to|thru|through|a|until) ?(\d{3,5})(?:x{1,2}|\*{1,2})?(?!\d)/g;
const single = /(?<![\d$.,-])(\d{3,5})(?:x{1,2}|\*{1,2})?(?![\d,]{2})/g;

const padded = (digits: string, fill: string): number => Number(digits.padEnd(5, fill));

const pad = (zip: number): string => String(zip).padStart(5, '0');

/** "Zips starting with 606", "77001-77099 only": the client's ZIP code. */
export function parseZip({ main, whole, rejects }: FilterText): FilterRule | null {
  if (!ofZips.test(whole)) return null;
  const bounds = [...whole.matchAll(range)].map(
    ([, from = '', to = '']) => [padded(from, '0'), padded(to, '9')] as const,
  );
  const rest = whole.replaceAll(range, ' ');
  for (const [, digits = ''] of rest.matchAll(single)) bounds.push([padded(digits, '0'), padded(digits, '9')]);
  if (bounds.length === 0) return null;
  const outside = /\b(?:outside|out of|other than|beyond)\b/.test(main);
  const zips = bounds.map(([from, to]) => (from === to ? pad(from) : `${pad(from)} to ${pad(to)}`)).join(' or ');
  return rule(`the client's ZIP code is ${rejects === outside ? '' : 'not '}${zips}`, ({ record }) => {
    const zip = /^\s*(\d{5})/.exec(record.zip)?.[1];
    const inside = zip === undefined ? null : bounds.some(([from, to]) => Number(zip) >= from && Number(zip) <= to);
    return fromPredicate(inside, rejects !== outside, {
      why: `the ZIP code lies ${inside ? 'inside' : 'outside'} those of the filter`,
      evidence: zip === undefined ? null : { quote: zip, field: 'zip', at: 0 },
      missing: 'the record has no ZIP code',
    });
  });
}
