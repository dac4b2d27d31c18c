import { z } from "zod";

/**
 * Text that must not be blank. A refinement rather than a minimum length: structured outputs refuse `minLength` in the
 * schema that is sent, and a blank answer must still be detected in the reply.
 */
export const nonBlankText = z.string().refine((text) => text.trim() !== "", "This came back empty");
