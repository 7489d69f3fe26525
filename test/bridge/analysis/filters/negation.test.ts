import { isNegated } from '../../../../bridge/analysis/filters/keyword-rule.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const negated = (clause: string, word: string) => isNegated(clause, clause.indexOf(word), word.length);

checkRows(new URL('./rows/negation.txt', import.meta.url), { negated });
