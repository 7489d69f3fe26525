import type { AppSettings } from '../../shared/app-settings.ts';
import { withSuggestedAliases } from '../../shared/practice-areas.ts';
import { choicesOf, healthOf, readingsOf, sampleOf, settingsOf } from './app-settings.ts';
import { type Answers, refusedWith } from './stand-in-bridge.ts';
import { serveExtension } from './worker-globals.ts';

/** A bridge that keeps what it is given, and counts versions as the real one does. */
export function serveSettings(changes: Partial<AppSettings> = {}, answers: Answers = {}) {
  const state = settingsOf(changes);
  const bridge = serveExtension({
    readSettings: () => state,
    readHealth: () => healthOf(),
    readMappingChoices: () => choicesOf(),
    readSample: () => sampleOf(),
    saveConfiguration: ({ input }) => {
      const { expectedVersion, configuration } = input;
      if (expectedVersion !== state.configuration.version) throw refusedWith('configuration_conflict');
      const value = withSuggestedAliases(configuration);
      const filters = readingsOf(value.customFilters);
      state.configuration = { version: expectedVersion + 1, value, filters };
      return state.configuration;
    },
    saveFieldMapping: ({ input }) => {
      if (input.expectedVersion !== state.mapping.version) throw refusedWith('mapping_conflict');
      state.mapping = { version: input.expectedVersion + 1, value: input.mapping };
      return { ...state.mapping, warnings: [] };
    },
    savePermissions: ({ input }) => {
      if (input.expectedVersion !== state.permissions.version) throw refusedWith('permissions_conflict');
      state.permissions = { version: input.expectedVersion + 1, value: input.permissions };
      return state.permissions;
    },
    setPaused: ({ input }) => {
      state.connection = { ...state.connection, status: input.paused ? 'paused' : 'active' };
      return { status: state.connection.status };
    },
    ...answers,
  });
  return { state, bridge };
}
