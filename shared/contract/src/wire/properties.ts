import * as z from 'zod/mini';

/**
 * The fields of every property of a form. `name` is the key of the value when the form is saved. Neighbours with the
 * same `group` are shown together, under that text.
 */
const common = {
  name: z.string(),
  title: z.string(),
  desc: z.string(),
  group: z.optional(z.string()),
};
const required = z.optional(z.boolean());

const textProperty = <T extends string>(type: T) =>
  z.object({ ...common, type: z.literal(type), value: z.string(), required });

/**
 * The property with the version of the record that a form shows. A save that returns it is refused, with a fault of
 * this property, when somebody has saved the form meanwhile.
 */
export const FORM_VERSION = 'Version';

/** One editable property, by its type. */
export const propertySchema = z.discriminatedUnion('type', [
  /** `#RRGGBB`, or empty */
  textProperty('color'),
  /** one line */
  z.object({ ...textProperty('string').shape, maxLength: z.optional(z.number()) }),
  /** several lines; `height` in pixels */
  z.object({
    ...textProperty('text').shape,
    height: z.number(),
    maxLength: z.optional(z.number()),
    /** the text is Markdown, and has a preview */
    markdown: z.optional(z.boolean()),
  }),
  /** the value of one of the options, or empty */
  z.object({
    ...textProperty('list').shape,
    options: z.array(z.object({ value: z.string(), name: z.string() })),
  }),
  /** `yyyy/MM/dd HH:mm`, or empty */
  textProperty('datetime'),
  z.object({ ...common, type: z.literal('bool'), value: z.boolean() }),
  z.object({
    ...common,
    type: z.literal('number'),
    value: z.nullable(z.number()),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    /** fractions are refused */
    whole: z.optional(z.boolean()),
    /** one coordinate of a place on the map; a form has both or neither */
    coordinate: z.optional(z.enum(['latitude', 'longitude'])),
    required,
  }),
  /** the picture's url, or empty; pictures are cropped and resized to width and height, 128 when absent */
  z.object({
    ...textProperty('image').shape,
    width: z.optional(z.number()),
    height: z.optional(z.number()),
  }),
  textProperty('readonly'),
  /** ISO 3166-1 numeric with three digits, or empty */
  textProperty('country'),
  /** IANA name, or empty */
  textProperty('timezone'),
  /** shown masked, can be copied */
  textProperty('code'),
  /** shows nothing */
  textProperty('desc'),
]);

export const propertiesSchema = z.array(propertySchema);

/**
 * The value of one property in the body of a save. For an image: the original url leaves it unchanged, an empty text
 * removes it, and a data url of a png or jpeg replaces it.
 */
const propertyValueSchema = z.union([z.string(), z.boolean(), z.number(), z.null()]);

/** The body of a save: values by property name. Absent properties stay unchanged. */
export const propertyValuesSchema = z.record(z.string(), propertyValueSchema);

export type Property = z.infer<typeof propertySchema>;
export type PropertyValue = z.infer<typeof propertyValueSchema>;
export type PropertyValues = z.infer<typeof propertyValuesSchema>;
