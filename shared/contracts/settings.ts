import { z } from "zod/mini";
import { endpoint } from "../http/endpoint.ts";

export const describeApi = endpoint({
  method: "GET",
  path: "/api/openapi.json",
  access: "public",
  summary: "This description.",
  response: z.record(z.string(), z.unknown()),
});

export const getSettings = endpoint({
  method: "GET",
  path: "/api/settings",
  access: "public",
  summary: "What this server is set up for; pages offer nothing that can't work here.",
  response: z.object({
    /** Whether a configured model reads photos, handwriting included. Without one the product reads print. */
    readsPhotos: z.boolean(),
    /** Whether a configured model answers; otherwise the built-in tutor does, in English. */
    hasModel: z.boolean(),
  }),
});
