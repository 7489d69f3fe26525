import { expect, test } from 'vitest';
import { createContactsInFlight } from '../../../../bridge/jobs/screening/contacts-in-flight.ts';

const contacts = (...ids: number[]) => ids.map((id) => ({ contactId: `${id}`, claims: [], cause: 'created' as const }));
const idsOf = (list: { contactId: string }[]) => list.map(({ contactId }) => Number(contactId));

test('a contact is in one hand at a time', () => {
  const inHand = createContactsInFlight(100);
  const first = inHand.take('1', contacts(1, 2, 3), 'live');
  expect([idsOf(first.taken), idsOf(first.later)]).toEqual([[1, 2, 3], []]);
  const second = inHand.take('1', contacts(3, 4), 'live');
  expect([idsOf(second.taken), idsOf(second.later)]).toEqual([[4], [3]]);
  inHand.release('1', first.taken);
  expect(idsOf(inHand.take('1', contacts(3), 'live').taken)).toEqual([3]);
});

test('the same number in another portal is another contact', () => {
  const inHand = createContactsInFlight(100);
  inHand.take('1', contacts(1), 'live');
  expect(idsOf(inHand.take('2', contacts(1), 'live').taken)).toEqual([1]);
});

test('a portal has so many in hand, and a batch more waits as a whole', () => {
  const inHand = createContactsInFlight(4);
  const first = inHand.take('1', contacts(1, 2, 3), 'live');
  expect(idsOf(inHand.take('1', contacts(4, 5), 'live').later)).toEqual([4, 5]);
  expect(idsOf(inHand.take('1', contacts(4), 'live').taken)).toEqual([4]);
  inHand.release('1', first.taken);
  expect(idsOf(inHand.take('1', contacts(5, 6, 7), 'live').taken)).toEqual([5, 6, 7]);
});

test('a batch larger than what is allowed is taken by an idle portal: it would never fit', () => {
  const inHand = createContactsInFlight(2);
  expect(idsOf(inHand.take('1', contacts(1, 2, 3), 'live').taken)).toEqual([1, 2, 3]);
});

test('a backfill takes nothing of the room for new leads', () => {
  const inHand = createContactsInFlight(2);
  inHand.take('1', contacts(1, 2), 'background');
  expect(idsOf(inHand.take('1', contacts(2, 3), 'live').taken)).toEqual([3]);
  expect(idsOf(inHand.take('1', contacts(4), 'background').later)).toEqual([4]);
});
