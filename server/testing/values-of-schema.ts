import fc, { type Arbitrary } from "fast-check";

/** The parts of JSON Schema that the OpenAPI description uses. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  pattern?: string;
  format?: string;
  contentMediaType?: string;
}

/** Returns a value by the name of its field; undefined: the schema decides. */
export type Choose = (name: string, schema: Schema) => Arbitrary<unknown> | undefined;

/** Generates values that a schema allows; rules beyond the schema are not known here. */
export function valuesOf(schema: Schema, choose: Choose = () => undefined): Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return fc.oneof(...alternatives.map((each) => valuesOf(each, choose)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, choose)));
  }
  return valuesOfType[schema.type ?? "any"]?.(schema, choose) ?? fc.jsonValue({ maxDepth: 2 });
}

type OfType = (schema: Schema, choose: Choose) => Arbitrary<unknown>;

const valuesOfType: Record<string, OfType> = {
  string: textsOf,
  integer: ({ minimum, maximum, exclusiveMinimum }) =>
    fc.integer({
      min: Math.max(minimum ?? exclusiveMinimum ?? -1000, -2_147_483_648),
      max: Math.min(maximum ?? 2_147_483_647, 2_147_483_647),
    }),
  number: ({ minimum = -1e6, maximum = 1e6 }) =>
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, minItems = 0, maxItems = 5 }, choose) =>
    fc.array(valuesOf(items, choose), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 5)),
    }),
  object: objectsOf,
};

const moments = fc.date({
  noInvalidDate: true,
  min: new Date("2020-01-01"),
  max: new Date("2040-01-01"),
});

function textsOf({ pattern, format, minLength = 0, maxLength = 200 }: Schema): Arbitrary<unknown> {
  if (format === "uuid") return fc.uuid();
  if (format === "date-time") {
    return moments.map((moment) => moment.toISOString());
  }
  if (format === "date") return moments.map((moment) => moment.toISOString().slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u"));
  const longest = Math.min(maxLength, Math.max(minLength, 200));
  return fc.string({ unit: "grapheme", minLength, maxLength: longest });
}

function objectsOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  choose: Choose,
): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      choose(name, schema) ?? valuesOf(schema, choose),
    ]),
  );
  const isOpen = typeof additionalProperties === "object" && Object.keys(properties).length === 0;
  if (isOpen) return fc.dictionary(fc.string({ maxLength: 20 }), valuesOf(additionalProperties));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** A value that a schema allows, always the same one. */
export const sampleOf = (schema: Schema = {}): unknown =>
  fc.sample(valuesOf(schema), { seed: 7, numRuns: 1 })[0];
