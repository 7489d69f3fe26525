import { readOwnFault, readTheirFault } from '../../../../bridge/analysis/facts/fault.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

function blamed(notes: string): string[] {
  const text = readText(notes);
  const ownFault = readOwnFault(text);
  const isTheirs = readTheirFault(text, { events: [], ownFault }).length > 0;
  return [...(ownFault.length > 0 ? ['client'] : []), ...(isTheirs ? ['other'] : [])];
}

checkRows(new URL('./rows/fault.txt', import.meta.url), { blamed });
