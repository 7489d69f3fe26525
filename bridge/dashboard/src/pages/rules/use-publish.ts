import { useState } from 'react';
import type { Configuration } from '../../../../../shared/configuration.ts';
import type { SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { useDo, useKeep } from '../../client/ask.ts';
import { call } from '../../client/call.ts';

/** Saves a draft as the newest version. `theirs` is what somebody else published meanwhile, until one is chosen. */
export function usePublish(onSaved: (rules: SavedRules) => void) {
  const [theirs, setTheirs] = useState<SavedRules | null>(null);
  const save = useDo('saveRules', ['listRuleVersions', 'readOverview', 'listAudit']);
  const keep = useKeep('readRules');
  const publish = (expectedVersion: number, configuration: Configuration) =>
    save.mutate(
      { body: { expectedVersion, configuration } },
      {
        onSuccess: (saved) => {
          setTheirs(null);
          keep(saved);
          onSaved(saved);
        },
        onError: async (problem) => {
          // Where the other version cannot be read, the refusal itself is shown.
          if (problem.code === 'configuration_conflict') setTheirs(await call('readRules', {}).catch(() => null));
        },
      },
    );
  const drop = () => {
    setTheirs(null);
    save.reset();
  };
  const told = theirs !== null && save.error?.code === 'configuration_conflict';
  return { theirs, publish, drop, busy: save.isPending, problem: told ? null : save.error };
}
