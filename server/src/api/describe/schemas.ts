import * as wire from '@holeshot/contract/wire';
import * as z from 'zod';

export type JsonSchema = Record<string, unknown>;

const SUFFIX = /Schema$/;

/** The schemas that the contract exports, by name: `raceSchema` is Race. */
const names = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(wire)) {
  if (!SUFFIX.test(name)) continue;
  const id = name.replace(SUFFIX, '').replace(/^./, (letter) => letter.toUpperCase());
  names.add(value as z.core.$ZodType, { id });
}

export interface SchemaCollection {
  /** the named schemas that the described ones refer to */
  components: Record<string, JsonSchema>;
  /** Describes a schema, with references to the named ones in it. Replies may get new fields, so objects are open. */
  describe(schema: z.core.$ZodType): JsonSchema;
}

/** Describes zod schemas as JSON schemas of an OpenAPI document. */
export function collectSchemas(): SchemaCollection {
  const components: Record<string, JsonSchema> = {};
  return {
    components,
    describe(schema) {
      // as a property, since a root is never a reference
      const { properties, $defs } = z.toJSONSchema(z.object({ schema }), {
        io: 'input',
        metadata: names,
        unrepresentable: 'any',
      });
      const text = JSON.stringify({ ...properties, $defs }).replaceAll('#/$defs/', '#/components/schemas/');
      const described = JSON.parse(text) as { schema: JsonSchema; $defs?: Record<string, JsonSchema> };
      Object.assign(components, described.$defs);
      return described.schema;
    },
  };
}
