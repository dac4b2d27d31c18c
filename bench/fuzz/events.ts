import fc, { type Arbitrary } from "fast-check";
import type { Field } from "#shared/domain/event-fields.ts";
import { eventNames, factsOf } from "#shared/domain/events.ts";

const hexadecimal = fc.stringMatching(/^[\da-f]{32}$/u);
const moments = fc
  .date({ noInvalidDate: true, min: new Date("2020-01-01"), max: new Date("2040-01-01") })
  .map((moment) => moment.toISOString());

/** Events as pages send them: an event's properties depend on its name, which the JSON Schema doesn't express. */
export const eventBatches = fc.array(fc.constantFrom(...eventNames).chain(eventOf), {
  minLength: 1,
  maxLength: 5,
});

function eventOf(name: (typeof eventNames)[number]): Arbitrary<unknown> {
  const { pages, properties } = factsOf(name);
  const fields = Object.entries(properties);
  return fc.record({
    id: hexadecimal,
    name: fc.constant(name),
    page: fc.constantFrom(...pages),
    at: moments,
    properties: fc.record(
      Object.fromEntries(fields.map(([property, field]) => [property, valuesOf(field)])),
      { requiredKeys: fields.flatMap(([property, field]) => (field.isOptional ? [] : [property])) },
    ),
  });
}

function valuesOf(field: Field): Arbitrary<unknown> {
  switch (field.kind) {
    case "text":
      return fc.string({ unit: "grapheme", maxLength: Math.floor(field.longest / 4) });
    case "count":
      return fc.nat();
    case "flag":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...field.values);
  }
}
