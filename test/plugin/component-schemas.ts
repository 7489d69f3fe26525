import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';

const text = { type: 'string', minLength: 1 };
const https = { type: 'string', pattern: '^https://[^$\\s{}]+$', maxLength: 250 };
const list = (items: object, more: object = {}) => ({ type: 'array', items, uniqueItems: true, ...more });
const exact = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const scopes = list({ type: 'string', pattern: '^[a-z]+([._][a-z]+)*$' });
const propertyName = { type: 'string', pattern: '^[a-z][a-z0-9_]{0,99}$' };
const contactTypes = ['creation', 'deletion', 'merge', 'restore', 'propertyChange'];

const auth = {
  oneOf: [
    exact({ type: { const: 'static' }, requiredScopes: scopes }),
    exact({
      type: { const: 'oauth' },
      redirectUrls: list(https, { minItems: 1 }),
      requiredScopes: scopes,
      optionalScopes: scopes,
      conditionallyRequiredScopes: scopes,
    }),
  ],
};

const crmObject = {
  oneOf: [
    exact({
      subscriptionType: { enum: contactTypes.slice(0, 4).map((type) => `object.${type}`) },
      objectType: { const: 'contact' },
      active: { type: 'boolean' },
    }),
    exact({
      subscriptionType: { const: 'object.propertyChange' },
      // HubSpot tells no changes of these two.
      propertyName: { ...propertyName, not: { enum: ['hs_lastmodifieddate', 'num_unique_conversion_events'] } },
      objectType: { const: 'contact' },
      active: { type: 'boolean' },
    }),
  ],
};

const option = exact({ value: text, label: text, displayOrder: { type: 'integer' }, hidden: { type: 'boolean' } });
/** HubSpot refuses other pairs of type and field. */
const typeDefinition = {
  oneOf: [
    exact({ name: propertyName, type: { const: 'number' }, fieldType: { const: 'number' } }),
    exact({ name: propertyName, type: { const: 'bool' }, fieldType: { const: 'booleancheckbox' } }),
    exact({ name: propertyName, type: { const: 'string' }, fieldType: { enum: ['text', 'textarea'] } }),
    exact({
      name: propertyName,
      type: { const: 'enumeration' },
      fieldType: { enum: ['select', 'radio', 'checkbox'] },
      options: list(option, { minItems: 1 }),
    }),
  ],
};
const labelMap = { type: 'object', additionalProperties: text };

const entrypoint = (folder: string) => ({ type: 'string', pattern: `^/app/${folder}/[a-z-]+\\.tsx$` });

/** What HubSpot's documents and templates say of the `config` of each kind of component, by its internal name. */
const configs: Record<string, AnySchemaObject> = {
  APPLICATION: exact({
    name: { ...text, maxLength: 200, not: { pattern: '[Hh][Uu][Bb][Ss][Pp][Oo][Tt]' } },
    description: text,
    distribution: { enum: ['private', 'marketplace'] },
    auth,
    permittedUrls: exact({ fetch: list(https, { minItems: 1 }), iframe: list(https), img: list(https) }),
    support: exact({
      supportEmail: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$' },
      documentationUrl: https,
      supportUrl: https,
    }),
  }),
  WEBHOOKS: exact({
    settings: exact({ targetUrl: https, maxConcurrentRequests: { type: 'integer', minimum: 6 } }),
    subscriptions: exact({
      crmObjects: list(crmObject, { maxItems: 1_000 }),
      legacyCrmObjects: list({ type: 'object' }),
      hubEvents: list(exact({ subscriptionType: { const: 'contact.privacyDeletion' }, active: { type: 'boolean' } })),
    }),
  }),
  CARD: exact(
    {
      name: text,
      description: text,
      location: { enum: ['crm.record.tab', 'crm.record.sidebar', 'crm.preview', 'helpdesk.sidebar'] },
      entrypoint: entrypoint('cards'),
      objectTypes: list({ const: 'contacts' }, { minItems: 1 }),
    },
    ['description'],
  ),
  SETTINGS: exact({ entrypoint: entrypoint('settings') }),
  CRM_BULK_ACTION: exact({
    label: text,
    entrypoint: entrypoint('actions'),
    objectTypes: list({ const: 'contacts' }, { minItems: 1 }),
    displayMode: { enum: ['PANEL', 'MODAL'] },
    icon: text,
  }),
  WORKFLOW_ACTION: exact({
    actionUrl: https,
    isPublished: { type: 'boolean' },
    supportedClients: list(exact({ client: { enum: ['WORKFLOWS', 'AGENTS'] } }), { minItems: 1 }),
    inputFields: list({ type: 'object' }),
    outputFields: list(exact({ typeDefinition })),
    objectTypes: list({ const: 'CONTACT' }, { minItems: 1 }),
    executionRules: list({ type: 'object' }),
    labels: exact({
      en: exact({
        actionName: text,
        actionDescription: text,
        actionCardContent: text,
        inputFieldLabels: labelMap,
        inputFieldDescriptions: labelMap,
        outputFieldLabels: labelMap,
      }),
    }),
  }),
};

const ajv = new Ajv2020({ allErrors: true });
const validators = new Map(Object.entries(configs).map(([type, schema]) => [type, ajv.compile(schema)]));

/** What is wrong with a component, in words; none where it is right. */
export function configFaults(componentType: string, config: unknown): string[] {
  const validate = validators.get(componentType);
  if (validate === undefined) return [`No component of type ${componentType} is shipped`];
  return validate(config)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
