import { findAmounts } from '../../../../bridge/analysis/amounts/find-amounts.ts';
import { foldInPlace } from '../../../../bridge/analysis/text/fold-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const amountsIn = (text: string) => findAmounts(foldInPlace(text));

checkRows(new URL('./rows/rounded-sums.txt', import.meta.url), {
  sums: (text) => amountsIn(text).map(({ least, most }) => [least, most]),
  limits: (text) => amountsIn(text).map(({ value, isLimit }) => [value, isLimit]),
  loose: (text) => amountsIn(text).map(({ value, isLoose }) => [value, isLoose]),
});
