import { expect, test } from 'vitest';
import { createContactsInFlight } from '../../../../bridge/jobs/screening/screen-contact.ts';

const contacts = (...ids: number[]) => ids.map((id) => ({ contactId: `${id}`, claims: [], cause: 'created' as const }));
const idsOf = (list: { contactId: string }[]) => list.map(({ contactId }) => Number(contactId));

test('a contact is in one hand at a time', () => {
  const inFlight = createContactsInFlight(100);
  const first = inFlight.take('1', contacts(1, 2, 3), 'live');
  expect([idsOf(first.taken), idsOf(first.later)]).toEqual([[1, 2, 3], []]);
  const second = inFlight.take('1', contacts(3, 4), 'live');
  expect([idsOf(second.taken), idsOf(second.later)]).toEqual([[4], [3]]);
  inFlight.release('1', first.taken);
  expect(idsOf(inFlight.take('1', contacts(3), 'live').taken)).toEqual([3]);
});

test('the same number in another portal is another contact', () => {
  const inFlight = createContactsInFlight(100);
  inFlight.take('1', contacts(1), 'live');
  expect(idsOf(inFlight.take('2', contacts(1), 'live').taken)).toEqual([1]);
});

test('a portal has so many in hand, and a batch more waits as a whole', () => {
  const inFlight = createContactsInFlight(4);
  const first = inFlight.take('1', contacts(1, 2, 3), 'live');
  expect(idsOf(inFlight.take('1', contacts(4, 5), 'live').later)).toEqual([4, 5]);
  expect(idsOf(inFlight.take('1', contacts(4), 'live').taken)).toEqual([4]);
  inFlight.release('1', first.taken);
  expect(idsOf(inFlight.take('1', contacts(5, 6, 7), 'live').taken)).toEqual([5, 6, 7]);
});

test('a batch larger than what is allowed is taken by an idle portal: it would never fit', () => {
  const inFlight = createContactsInFlight(2);
  expect(idsOf(inFlight.take('1', contacts(1, 2, 3), 'live').taken)).toEqual([1, 2, 3]);
});

test('a backfill takes nothing of the room for new leads', () => {
  const inFlight = createContactsInFlight(2);
  inFlight.take('1', contacts(1, 2), 'background');
  expect(idsOf(inFlight.take('1', contacts(2, 3), 'live').taken)).toEqual([3]);
  expect(idsOf(inFlight.take('1', contacts(4), 'background').later)).toEqual([4]);
});
