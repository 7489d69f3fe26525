import { readDoubts } from '../../../../bridge/analysis/facts/doubts.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const kinds = (notes: string) => readDoubts(readText(notes)).map(({ kind }) => kind);

checkRows(new URL('./rows/doubts.txt', import.meta.url), {
  kinds: (notes: string) => [...new Set(kinds(notes))],
  doubts: kinds,
});
