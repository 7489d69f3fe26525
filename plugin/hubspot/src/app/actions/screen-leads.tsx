import { hubspot } from '@hubspot/ui-extensions';
import { BulkPanel } from './bulk-panel.tsx';

hubspot.extend<'crm.bulkActions'>(({ context, actions }) => (
  <BulkPanel context={context} refreshList={actions.reloadPage} />
));
