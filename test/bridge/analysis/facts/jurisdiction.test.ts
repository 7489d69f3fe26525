import { readJurisdiction } from '../../../../bridge/analysis/facts/jurisdiction.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const place = (notes: string) => readJurisdiction(readText(notes))?.place ?? null;

checkRows(new URL('./rows/jurisdiction.txt', import.meta.url), { place });
