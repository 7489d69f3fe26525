/** Who changed something, as webhooks and the history of a property name it. */
export interface ChangeSource {
  changeSource: 'CRM' | 'CRM_UI' | 'FORM' | 'IMPORT' | 'INTEGRATION' | 'WORKFLOWS';
  /** `userId:7` for a person, the app's id for an integration. */
  sourceId: string;
}

export interface HistoryEntry {
  value: string;
  /** Epoch ms. */
  timestamp: number;
  sourceType: string;
  sourceId: string;
}

export interface Contact {
  id: string;
  values: Map<string, string>;
  /** Newest first. */
  history: Map<string, HistoryEntry[]>;
  createdAt: number;
  updatedAt: number;
  archivedAt: number | null;
  mergedIds: string[];
  /** Writes through the API that were applied, unchanged values included. */
  apiWrites: number;
}

export type ContactChange = { id: string; at: number; source: ChangeSource } & (
  | { kind: 'creation' | 'deletion' | 'privacyDeletion' | 'restore' }
  | { kind: 'propertyChange'; name: string; value: string }
  | { kind: 'merge'; primaryId: string; mergedIds: string[]; newId: string; moved: number }
);

export const byUser = (userId = 7): ChangeSource => ({ changeSource: 'CRM_UI', sourceId: `userId:${userId}` });
export const byForm = (form = 'intake-form'): ChangeSource => ({ changeSource: 'FORM', sourceId: form });
export const byApp = (appId: number): ChangeSource => ({ changeSource: 'INTEGRATION', sourceId: String(appId) });
