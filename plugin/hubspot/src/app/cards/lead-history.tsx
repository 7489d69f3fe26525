import { Accordion, List, Text } from '@hubspot/ui-extensions';
import type { CardLead } from '../../../../../shared/card.ts';
import { momentText, readMoment } from './moment-text.ts';
import { plainText } from './plain-text.ts';

const WHO_MAX = 80;
const WHAT_MAX = 300;

interface Props {
  lead: Pick<CardLead, 'history'>;
  timeZone: string;
}

/** Who did what and when, the newest first. */
export function LeadHistory({ lead: { history }, timeZone }: Props) {
  if (history.length === 0) return null;
  return (
    <Accordion title="History" size="small">
      <List>
        {history.map(({ at, who, what }) => (
          <Text
            key={`${at} ${what}`}
            variant="microcopy"
          >{`${timeText(at, timeZone)} · ${plainText(who, WHO_MAX)}: ${plainText(what, WHAT_MAX)}`}</Text>
        ))}
      </List>
    </Accordion>
  );
}

function timeText(at: string, timeZone: string): string {
  const moment = readMoment(at);
  return moment === null ? 'At an unknown time' : momentText(moment, timeZone);
}
