import { z } from "zod";

/**
 * Text that must say something. A refinement rather than a minimum length: structured outputs refuse `minLength`
 * in the schema that is sent, and a blank answer has to be caught all the same when it comes back.
 */
export const written = z.string().refine((text) => text.trim() !== "", "This came back empty");
