import { Accordion, Flex, List, Text } from '@hubspot/ui-extensions';
import type { CardLead } from '../../../../../shared/card.ts';
import { momentText, readMoment } from './moment-text.ts';
import { plainText } from './plain-text.ts';

const handlingTexts = {
  new: 'Nobody has taken this lead yet.',
  claimed: 'Claimed',
  contacted: 'Contacted',
  not_a_fit: 'Not a fit',
} as const satisfies Record<NonNullable<CardLead['handling']>['state'], string>;

const WHO_MAX = 80;
const WHAT_MAX = 300;

/** What the team did with the lead, in one line; empty where it is not told in Slack. */
export function handlingText(handling: CardLead['handling'], timeZone: string): string {
  if (handling === null) return '';
  const { state, by, reason, at } = handling;
  const said = handlingTexts[state];
  if (state === 'new') return said;
  const when = readMoment(at);
  return [
    said,
    by === null ? '' : ` by ${plainText(by, WHO_MAX)}`,
    when === null ? '' : `, ${momentText(when, timeZone)}`,
    reason === null ? '' : `: ${plainText(reason, WHAT_MAX)}`,
  ].join('');
}

interface Props {
  lead: Pick<CardLead, 'handling' | 'history'>;
  timeZone: string;
}

/** Who did what and when, the newest first. */
export function LeadHistory({ lead: { handling, history }, timeZone }: Props) {
  const handled = handlingText(handling, timeZone);
  if (handled === '' && history.length === 0) return null;
  return (
    <Accordion title="History" size="small">
      <Flex direction="column" gap="small">
        {handled !== '' && <Text format={{ fontWeight: 'demibold' }}>{handled}</Text>}
        <List>
          {history.map(({ at, who, what }) => (
            <Text
              key={`${at} ${what}`}
              variant="microcopy"
            >{`${timeText(at, timeZone)} · ${plainText(who, WHO_MAX)}: ${plainText(what, WHAT_MAX)}`}</Text>
          ))}
        </List>
      </Flex>
    </Accordion>
  );
}

function timeText(at: string, timeZone: string): string {
  const moment = readMoment(at);
  return moment === null ? 'At an unknown time' : momentText(moment, timeZone);
}
