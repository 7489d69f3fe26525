import { readDanger } from '../../../../bridge/analysis/facts/doubts.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const kinds = (notes: string) => [...new Set(readDanger(readText(notes)).map(({ kind }) => kind))];

checkRows(new URL('./rows/danger.txt', import.meta.url), { dangers: kinds });
