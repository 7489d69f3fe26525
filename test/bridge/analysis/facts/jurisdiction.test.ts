import { describe, expect, it } from 'vitest';
import { readJurisdiction } from '../../../../bridge/analysis/facts/jurisdiction.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const place = (notes: string) => readJurisdiction(readText(notes))?.place ?? null;

describe('the state or country of a matter', () => {
  it.each([
    ['I live in Virginia and my boss shorted me.', 'VA'],
    ['Location: Oregon. My landlord kept the deposit.', 'OR'],
    ['[GA] Can they do this?', 'GA'],
    ['Hit by a truck outside Midland TX last week.', 'TX'],
    ['crashed in Reno coming home', 'NV'],
    ['The wreck happened in Dayton, OH.', 'OH'],
    ['Minnesota law says they owe me the money.', 'MN'],
    ['im in tx and they took my car', 'TX'],
    ['We live in Pensylvania, the roof leaks.', 'PA'],
    ['Me caí en una tienda en Houston.', 'TX'],
    ['Choque en Las Vegas el 2 de octubre.', 'NV'],
    ['I live in Canada and he scammed me.', 'Canada'],
    ['Can she do this? This is New Jersey.', 'NJ'],
    ['I am from Ohio. He robbed me on a trip in Nevada.', 'NV'],
    ['Oregon here. The landlord kept the deposit.', 'OR'],
    ['I bought it from a dealer in Iowa and the engine died.', 'IA'],
    ['Kentucky. Last Monday a mechanic kept my car. He is my neighbor.', 'KY'],
    ['Do I need an attorney? Seattle WA. My boss cut my pay.', 'WA'],
    ['Moved in last March, Portland OR. The place has mice.', 'OR'],
    ['I rent a flat in Leicester, Mass. There is ice on the porch.', 'MA'],
    ['I cannot afford court anywhere. Palm Harbor Florida.', 'FL'],
    ['Question about a fence and a neighbor, California. It leans over.', 'CA'],
    ['He locked the gate, I do not know what he is doing. Washington state.', 'WA'],
    ['The divorce can be filed at any time. NC', 'NC'],
    ['Years later Tennessee demands that I pay it all back.', 'TN'],
    ['I rent in a two-family house in Brooklyn.', 'NY'],
    ["They never filed an inventory of my mother's estate in Massachusetts.", 'MA'],
    ['The parking firm says I owe £170 now.', 'United Kingdom'],
    ['She was left lying for a week, nobody to operate, not even on the NHS.', 'United Kingdom'],
  ])('%s', (notes, expected) => expect(place(notes)).toBe(expected));

  it.each([
    ['His truck had Texas plates.'],
    ['Fell at the Texas Roadhouse.'],
    ['Her daughter in Dallas does the bills.'],
    ['Wreck on Delaware Avenue.'],
    ['The VA denied my claim.'],
    ['My father was born in Mexico.'],
    ['It moved to arbitration in Delaware.'],
    ['After the wreck I moved to Texas.'],
    ['Call me or my wife, she is in charge.'],
    ['THEY HIT ME IN OR NEAR THE LOT'],
    ['a 14 mm mass is evident'],
    ['She drove to Mass. Then the truck hit her.'],
    ['He asked was I hurt. OK. What do I do now?'],
  ])('tells none: %s', (notes) => expect(place(notes)).toBeNull());
});
