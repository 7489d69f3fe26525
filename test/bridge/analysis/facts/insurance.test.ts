import { readInsurance } from '../../../../bridge/analysis/facts/opponents.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const told = (notes: string) => readInsurance(readText(notes)).map(({ kind }) => kind);

checkRows(new URL('./rows/insurance.txt', import.meta.url), { insurance: told });
