import { Ajv2020 } from 'ajv/dist/2020.js';
import { configFaults } from './component-schemas.ts';

const exact = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** Types as the files name them, with the names that HubSpot's library gives them. */
const componentTypes: Record<string, string> = {
  app: 'APPLICATION',
  card: 'CARD',
  settings: 'SETTINGS',
  webhooks: 'WEBHOOKS',
  'crm-bulk-action': 'CRM_BULK_ACTION',
  'workflow-action': 'WORKFLOW_ACTION',
};

const origin = { type: 'string', pattern: '^https://[a-z0-9.-]+(:\\d+)?$', maxLength: 200 };

const schemas = {
  project: exact({
    name: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,63}$' },
    srcDir: { const: 'src' },
    platformVersion: { enum: ['2026.03', '2026.09'] },
  }),
  profile: exact({
    // The one that is shipped is filled in before an upload: no account has the number 0.
    accountId: { type: 'integer', minimum: 0 },
    variables: exact({
      BRIDGE_URL: origin,
      SUPPORT_EMAIL: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$' },
      SUPPORT_URL: { type: 'string', pattern: '^https://\\S+$', maxLength: 250 },
    }),
  }),
  component: exact({
    uid: { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,64}$' },
    type: { enum: Object.keys(componentTypes) },
    config: { type: 'object' },
  }),
};

const ajv = new Ajv2020({ allErrors: true });

function check(name: keyof typeof schemas, value: unknown): string[] {
  const validate = ajv.getSchema(name) ?? ajv.addSchema(schemas[name], name).getSchema(name);
  if (validate === undefined) throw new Error(`There is no schema ${name}`);
  return validate(value) === true
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** What is wrong with `hsproject.json`, in words. */
export const projectFaults = (value: unknown): string[] => check('project', value);

/** What is wrong with `hsprofile.NAME.json`. */
export const profileFaults = (value: unknown): string[] => check('profile', value);

interface Component {
  type: string;
  config: { outputFields?: { typeDefinition: { name: string } }[]; labels?: { en: { outputFieldLabels: object } } };
}

/** What is wrong with a component file once the variables of a profile are filled in. */
export function componentFaults(value: unknown): string[] {
  const faults = check('component', value);
  if (faults.length > 0) return faults;
  const { type, config } = value as Component;
  const wrong = configFaults(componentTypes[type] ?? type, config);
  return wrong.length > 0 ? wrong : labelFaults(config);
}

/** No schema says that every output has a label, and HubSpot shows the name of one that has none. */
function labelFaults({ outputFields = [], labels }: Component['config']): string[] {
  const labeled = Object.keys(labels?.en.outputFieldLabels ?? {});
  const names = outputFields.map(({ typeDefinition }) => typeDefinition.name);
  return labeled.join() === names.join() ? [] : [`labels of ${labeled.join()} for the outputs ${names.join()}`];
}
