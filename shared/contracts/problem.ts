import { z } from "zod/mini";

export const problemMediaType = "application/problem+json";

/** A failed call in the format of RFC 9457; `errors` names the refused fields of a form. */
export const problem = z.object({
  title: z.string(),
  status: z.int(),
  /** One sentence for the user. */
  detail: z.string(),
  /** A stable code of the product, such as `phone_taken`. */
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  /** Seconds until a retry makes sense; the same as the Retry-After header. */
  retryAfter: z.optional(z.int()),
});

export type Problem = z.infer<typeof problem>;
