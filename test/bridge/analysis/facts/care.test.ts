import { readCare, readHarms } from '../../../../bridge/analysis/facts/harm.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

function says(notes: string): string[] {
  const text = readText(notes);
  return readCare(text, readHarms(text, ''), '').map(({ say }) => say);
}

checkRows(new URL('./rows/care.txt', import.meta.url), {
  care: says,
  surgery: (notes: string) => says(notes).some((say) => say.includes('surgery')),
});
