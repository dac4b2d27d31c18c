import { z } from "zod";

/** The type of an error that a provider sent without an error object: its field may be unknown. */
export const bareError = "bare_error";

const errorObject = z.looseObject({
  message: z.string().nullish(),
  code: z.union([z.string(), z.number().transform(String)]).nullish(),
  param: z.string().nullish(),
  type: z.string().nullish(),
  failed_generation: z.string().nullish(),
});

/** Errors of web frameworks: a sentence, or a list of fields with reasons. */
const detail = z.union([
  z.string(),
  z.array(
    z.looseObject({ loc: z.array(z.union([z.string(), z.number()])).nullish(), msg: z.string() }),
  ),
]);

const bodies = z.union([
  z.looseObject({ error: z.union([errorObject, z.string()]) }),
  z.looseObject({ detail }),
  z.looseObject({ message: z.string() }),
]);

/**
 * The body of a failed call in the form that OpenAI publishes, converted from the usual ones: an error object, a list
 * with one, a sentence in its place, `detail` or `message`. Null: it is no JSON, or has no information.
 */
export function readErrorBody(text: string): { error: z.infer<typeof errorObject> } | null {
  const parsed = bodies.safeParse(onlyOne(jsonOf(text)));
  if (!parsed.success) return null;
  const body = parsed.data;
  if ("error" in body) {
    const { error } = body;
    return {
      error:
        typeof error === "string" ? { message: error } : (error as z.infer<typeof errorObject>),
    }; // safe: as parsed
  }
  const message = "detail" in body ? detailIn(detail.parse(body.detail)) : body.message;
  return { error: { message, type: bareError } };
}

function onlyOne(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

/** Without `input`, which quotes the request. */
function detailIn(value: z.infer<typeof detail>): string {
  if (typeof value === "string") return value;
  return value.map(({ loc, msg }) => [(loc ?? []).join("."), msg].join(" ").trim()).join("; ");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Treated as a body without information: a proxy's page.
    return undefined;
  }
}
