import { readDates } from '../../../../bridge/analysis/facts/incident-date.ts';
import type { Matter } from '../../../../bridge/analysis/facts/named-matter.ts';
import { readSums } from '../../../../bridge/analysis/facts/sums.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

function told(notes: string, matter: Matter = 'money'): string[] {
  const text = readText(notes);
  return readSums(text, readDates(text, '2026-11-20'), matter).map(({ role, amount }) => `${role} ${amount}`);
}

checkRows(new URL('./rows/sums.txt', import.meta.url), { sums: (notes) => told(notes) });
