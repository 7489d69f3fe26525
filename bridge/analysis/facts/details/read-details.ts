import { parseIsoDay } from '../../dates/calendar.ts';
import { once } from '../../once.ts';
import type { CaseText } from '../../text/read-text.ts';
import { readDates } from '../incident-date.ts';
import type { CaseDetails } from './details.ts';
import { readTimes } from './happenings.ts';
import { readPaymentsBehind } from './payments-behind.ts';
import { readPlaces } from './places.ts';
import { readMoney } from './read-money.ts';

/** The same for every engine: it needs no facts, only the notes. */
export function readDetails(text: CaseText, today: string): CaseDetails {
  const dates = once(() => readDates(text, today));
  const times = once(() => readTimes(text, dates(), today));
  const places = once(() => readPlaces(text));
  const money = once(() => readMoney(text));
  const paymentsBehind = once(() => readPaymentsBehind(text, dates(), parseIsoDay(today)));
  return {
    get happenings() {
      return times().happenings;
    },
    get lengths() {
      return times().lengths;
    },
    get ages() {
      return times().ages;
    },
    get places() {
      return places();
    },
    get money() {
      return money();
    },
    get paymentsBehind() {
      return paymentsBehind();
    },
  };
}
