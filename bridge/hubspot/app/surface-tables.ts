import { z } from 'zod';
import { settingsOperations } from '../../../shared/app-settings.ts';
import { BULK_MAX, cardOperations, overrideStatus } from '../../../shared/card.ts';
import { configuration } from '../../../shared/configuration.ts';
import { defaultFieldMapping, fieldMapping } from '../../../shared/field-mapping.ts';
import { leadStatusLabels, resultProperties } from '../../../shared/hubspot-properties.ts';
import { UNFIT_NOTE_MAX, unfitQuestion, unfitReasons } from '../../../shared/lead-actions.ts';
import { blockedTexts } from '../../../shared/problems/screen-blocked-reasons.ts';
import { recordFields } from '../../../shared/record.ts';
import { flagLabels, missingFacts, partLabels, verdictLabels } from '../../../shared/results.ts';
import { notStorable } from '../../../shared/storable-text.ts';
import { sourceProperties } from '../mapping/contact-to-record.ts';

/** The parts of JSON Schema that are read here. */
const limited = z.looseObject({
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
});
type Limited = z.output<typeof limited>;

const node = z.looseObject({
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
});

/**
 * The schema at a place of another one; `#` stands for the items of a list, `*` for the values of a
 * record, a number for an alternative.
 */
function at(schema: z.ZodType, place: string): Limited {
  const root = node.parse(z.toJSONSchema(schema, { io: 'input' }));
  const resolve = (value: unknown) => {
    const { $ref } = node.parse(value);
    return node.parse($ref === undefined ? value : root.$defs?.[$ref.replace('#/$defs/', '')]);
  };
  let here = resolve(root);
  for (const step of place.split('.')) {
    const { properties, items, anyOf, additionalProperties } = here;
    const named = step === '*' ? additionalProperties : properties?.[step];
    here = resolve(step === '#' ? items : /^\d$/.test(step) ? anyOf?.[Number(step)] : named);
  }
  return limited.parse(here);
}

const needed = (value: number | undefined): number => z.number().parse(value);

/** Limits, read from the dashboard's own schemas. */
function limits() {
  const threshold = at(configuration, 'threshold');
  const firstOf = at(fieldMapping, 'fields.firstName.0.firstOf');
  return {
    threshold: { min: needed(threshold.minimum), max: needed(threshold.maximum) },
    areas: {
      max: needed(at(configuration, 'practiceAreas').maxItems),
      name: needed(at(configuration, 'practiceAreas.#.name').maxLength),
      aliases: needed(at(configuration, 'practiceAreas.#.aliases').maxItems),
    },
    filters: {
      max: needed(at(configuration, 'customFilters').maxItems),
      text: needed(at(configuration, 'customFilters.#.0').maxLength),
    },
    mapping: {
      properties: needed(firstOf.maxItems),
      separator: needed(at(fieldMapping, 'fields.firstName.1.separator').maxLength),
      constant: needed(at(fieldMapping, 'fields.firstName.2.constant').maxLength),
      area: needed(at(fieldMapping, 'practiceAreas.*').maxLength),
      property: z.string().parse(at(fieldMapping, 'fields.firstName.0.firstOf.#').pattern),
    },
    bulk: BULK_MAX,
    note: UNFIT_NOTE_MAX,
  };
}

const pathsOf = () =>
  Object.fromEntries(
    Object.entries({ ...cardOperations, ...settingsOperations }).map(([id, { method, path }]) => [
      id,
      { method, path },
    ]),
  );

const constant = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

/** `tables.gen.ts`: the values of shared tables, for code that HubSpot bundles without the rest of this repository. */
export function renderSurfaceTables(): string {
  return [
    '// Generated from shared/ by `npm run generate`. Do not edit.\n',
    constant('operations', pathsOf()),
    constant('resultPropertyNames', Object.keys(resultProperties)),
    constant('statusLabels', leadStatusLabels),
    constant('overrideStatuses', overrideStatus.options),
    constant('unfitQuestion', unfitQuestion),
    constant('unfitReasons', unfitReasons),
    constant('blockedTexts', blockedTexts),
    constant('partLabels', partLabels),
    constant('verdictLabels', verdictLabels),
    constant('missingFacts', missingFacts),
    constant('phoneProperties', sourceProperties(defaultFieldMapping.fields.phone)),
    constant('flagLabels', flagLabels),
    constant('recordFields', recordFields),
    constant('limits', limits()),
    constant('notStorable', notStorable),
  ].join('\n');
}
