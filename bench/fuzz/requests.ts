import fc, { type Arbitrary } from "fast-check";
import type { DescribedCall } from "../../server/testing/described-calls.ts";
import { valuesOf, type Choose, type Schema } from "../../server/testing/values-of-schema.ts";
import { files, junk, wrongBodies } from "./inputs.ts";
import { meaningOf } from "./meanings.ts";

type Fields = Record<string, unknown>;
type Body =
  | { kind: "none" }
  | { kind: "json"; value: unknown }
  | { kind: "form"; fields: Fields; file: Uint8Array<ArrayBuffer> | undefined }
  | { kind: "raw"; type: string; text: string };

export interface DrawnCall {
  call: DescribedCall;
  params: Fields;
  query: Fields;
  body: Body;
  /** The sender's turn that it refers to; undefined: its ids may be of any. */
  turn: number | undefined;
  wantsEvents: boolean;
  key: string | undefined;
}

/** Mostly meaningful values: random ones would pass the server's rules too rarely. */
const choose: Choose = (name, schema) => {
  const meant = meaningOf(name, schema);
  if (!meant) return undefined;
  return fc.oneof(
    { weight: 5, arbitrary: meant },
    { weight: 1, arbitrary: valuesOf({ ...schema }) },
  );
};

/** All requests of one call: valid ones, ones with a mistake, and malformed ones. */
export function requestsOf(call: DescribedCall): Arbitrary<DrawnCall> {
  return fc.record({
    call: fc.constant(call),
    params: fieldsOf(call.params),
    query: fieldsOf(call.query).chain((fields) =>
      fc.subarray(Object.entries(fields)).map(toFields),
    ),
    body: bodiesOf(call),
    turn: mostly(fc.nat({ max: 30 }), fc.constant(undefined)),
    wantsEvents: fc.boolean(),
    // Each of these is an idempotency key: without one a student may ask again.
    key: mostly(
      fc.constant(undefined),
      fc.constantFrom("a", "b", "x".repeat(200), "y".repeat(201)),
    ),
  });
}

const mostly = <Usual, Rare>(usual: Arbitrary<Usual>, rare: Arbitrary<Rare>) =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: rare });

const toFields = (entries: [string, unknown][]): Fields => Object.fromEntries(entries);

function fieldsOf(schemas: Record<string, Schema>): Arbitrary<Fields> {
  const fields = Object.entries(schemas).map(([name, schema]) => [
    name,
    fc.oneof(
      { weight: 5, arbitrary: choose(name, schema) ?? valuesOf(schema, choose) },
      { weight: 1, arbitrary: junk },
    ),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>); // safe: made of pairs just above
}

function bodiesOf({ body, isForm, method }: DescribedCall): Arbitrary<Body> {
  if (!body) {
    const raw = method === "GET" ? [] : [{ weight: 1, arbitrary: wrongBodies }];
    return fc.oneof({ weight: 9, arbitrary: fc.constant<Body>({ kind: "none" }) }, ...raw);
  }
  const right = valuesOf(body, choose) as Arbitrary<Fields>; // safe: bodies are objects
  const value = fc.oneof({ weight: 5, arbitrary: right }, { weight: 3, arbitrary: spoilt(right) });
  const asJson = value.map((fields): Body => ({ kind: "json", value: fields }));
  const asForm = fc
    .tuple(value, fc.option(files, { nil: undefined, freq: 2 }))
    .map(([{ image: _image, ...fields }, file]): Body => ({ kind: "form", fields, file }));
  return fc.oneof(
    { weight: 9, arbitrary: isForm ? fc.oneof(asForm, asJson) : asJson },
    { weight: 1, arbitrary: wrongBodies },
  );
}

/** One field is missing, wrong, or unknown. */
function spoilt(right: Arbitrary<Fields>): Arbitrary<Fields> {
  const what = fc.oneof(fc.constant(undefined), junk, fc.jsonValue({ maxDepth: 3 }));
  return fc.tuple(right, fc.nat({ max: 20 }), what).map(([fields, at, value]) => {
    const names = [...Object.keys(fields), "stranger", "__proto__", "constructor"];
    const name = names[at % names.length] ?? "stranger";
    return Object.fromEntries([...Object.entries(fields), [name, value]]);
  });
}
