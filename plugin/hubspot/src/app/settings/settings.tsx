import { hubspot } from '@hubspot/ui-extensions';
import { SettingsPage } from './settings-page.tsx';

hubspot.extend<'settings'>(({ context, actions }) => <SettingsPage context={context} addAlert={actions.addAlert} />);
