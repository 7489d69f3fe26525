import { actionOutputs, SCREEN_LEAD_PATH } from '../../../shared/workflow-action.ts';
import { variable } from './app-component.ts';

type Output = (typeof actionOutputs)[keyof typeof actionOutputs];

const fieldTypes = { enumeration: 'select', number: 'number', bool: 'booleancheckbox', string: 'textarea' } as const;

/** Workflow branches use these outputs, so they are typed, and the status is an enumeration. */
function outputField([name, output]: [string, Output]) {
  return {
    typeDefinition: {
      name,
      type: output.type,
      fieldType: fieldTypes[output.type],
      ...('options' in output && { options: optionsOf(output.options) }),
    },
  };
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label], displayOrder) => ({ value, label, displayOrder, hidden: false }));

const labelsOf = Object.fromEntries(Object.entries(actionOutputs).map(([name, { label }]) => [name, label]));

/** `screen-lead-hsmeta.json`: the action "Screen lead" of workflows about contacts. */
export function workflowActionComponent() {
  return {
    uid: 'screen_lead',
    type: 'workflow-action',
    config: {
      actionUrl: variable('BRIDGE_URL') + SCREEN_LEAD_PATH,
      isPublished: true,
      supportedClients: [{ client: 'WORKFLOWS' }],
      inputFields: [],
      outputFields: Object.entries(actionOutputs).map(outputField),
      objectTypes: ['CONTACT'],
      executionRules: [],
      labels: {
        en: {
          actionName: 'Screen lead',
          actionDescription: 'Scores the contact against what the firm takes, and waits for the result.',
          actionCardContent: 'Screen lead',
          inputFieldLabels: {},
          inputFieldDescriptions: {},
          outputFieldLabels: labelsOf,
        },
      },
    },
  };
}
