import { foldInPlace } from '../text/fold-text.ts';
import { countRefusals } from './filter-text.ts';

const place = '(?:offices?|firms?|branch|location|team|department)';
/** Another office of the same firm. */
const ourOffice = `our (?:\\w+ ){1,3}?${place}`;
const anyOffice = `(?:${ourOffice}|(?:the|an?) (?:\\w+ ){1,2}?${place}|another ${place})`;
const end = '(?: (?:instead|now|please))?[\\s.!]*$';

/** The ways to say it; the kinds of case that are sent there are caught. */
const frames: readonly RegExp[] = [
  new RegExp(
    `^(.{3,80}?) (?:all |always |must |should |will |just )?(?:gets? |are |is |be )?(?:go(?:es)?|belongs?) (?:over )?(?:to|with) ${anyOffice}${end}`,
  ),
  new RegExp(
    `^(.{3,80}?) (?:get|gets|are|is|must be|should be) (?:all |always |now )?(?:sent|referred|transferred|passed) (?:over |on )?to ${anyOffice}${end}`,
  ),
  new RegExp(
    `^(.{3,80}?) (?:are|is|get|gets) (?:all |always |now )?(?:handled|taken|done|covered|for|with) (?:by |in |at )?${ourOffice}${end}`,
  ),
  new RegExp(
    `^(?:please |we )?(?:send|refer|forward|transfer|pass) (?:all |any )?(.{3,80}?) (?:over |on )?to ${anyOffice}${end}`,
  ),
  new RegExp(`^${ourOffice} (?:takes|handles|does|gets|has|covers) (?:all |on )?(?:the |our )?(.{3,80}?)${end}`),
];
/** Those speak of who acted for a client, or of a condition. */
const ofClients =
  /\b(?:clients?|callers?|leads?|people|anyone|anybody|someone|they|who|already|previously|been|if|when|only|must|else|rest|represent\w*|retain\w*)\b/;

/** The kinds of case that a filter says another office of the firm gets ("bike cases go to our other office"); else null. */
export function kindsSentToOffice(filter: string): string | null {
  const folded = foldInPlace(filter.replace(/\s+/g, ' ').trim());
  if (folded.length > 160) return null;
  const kinds = frames.map((frame) => frame.exec(folded)?.[1]).find((found) => found !== undefined);
  return kinds === undefined || ofClients.test(kinds) || countRefusals(kinds) > 0 ? null : kinds;
}
