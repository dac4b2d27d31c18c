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
    /** Whether a model is set up that looks at photos itself, handwriting included. Print is read without one. */
    readsPhotos: z.boolean(),
    /** Whether a model is set up that answers; else the built-in tutor does, in English. */
    hasModel: z.boolean(),
  }),
});
