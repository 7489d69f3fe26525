import { hubspot } from '@hubspot/ui-extensions';
import { LeadCard } from './lead-card.tsx';

hubspot.extend<'crm.record.tab'>(({ context, actions }) => (
  <LeadCard context={context} refreshRecord={actions.refreshObjectProperties} narrow={false} />
));
