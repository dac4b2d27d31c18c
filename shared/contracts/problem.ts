import { z } from "zod/mini";

export const problemMediaType = "application/problem+json";

/** A failed call, as RFC 9457 writes it; `errors` names the fields of a form that were refused. */
export const problem = z.object({
  title: z.string(),
  status: z.int(),
  /** One sentence for the person in front of the page. */
  detail: z.string(),
  /** Stable word for the product's own code, such as `phone_taken`. */
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  /** Seconds until another try makes sense; the same as the Retry-After header. */
  retryAfter: z.optional(z.int()),
});

export type Problem = z.infer<typeof problem>;
