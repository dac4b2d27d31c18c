import { z } from "zod/mini";
import { endpoint } from "../http/endpoint.ts";

export const readReviewsDue = endpoint({
  method: "GET",
  path: "/api/reviews/today",
  access: "user",
  summary: "How many questions are due for review today; at most ten are asked.",
  response: z.object({ due: z.int().check(z.minimum(0)), subjects: z.array(z.string()) }),
});
