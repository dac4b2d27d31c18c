import { z } from "zod";

const imageUrl = z.object({ url: z.string().startsWith("data:image/") });

const content = z.union([
  z.string(),
  z
    .array(
      z.discriminatedUnion("type", [
        z.object({ type: z.literal("text"), text: z.string() }),
        z.object({ type: z.literal("image_url"), image_url: imageUrl }),
      ]),
    )
    .min(1),
]);

/** The fields of a chat completion request that this server reads; an invalid request gets a 400, as from OpenAI. */
export const completionRequest = z.looseObject({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.enum(["system", "user", "assistant"]), content })).min(1),
  max_completion_tokens: z.number().int().positive().optional(),
  max_tokens: z.number().int().positive().optional(),
  response_format: z
    .discriminatedUnion("type", [
      z.object({
        type: z.literal("json_schema"),
        json_schema: z.object({
          name: z.string().regex(/^[\w-]{1,64}$/u),
          strict: z.literal(true),
          schema: z.record(z.string(), z.unknown()),
        }),
      }),
      z.object({ type: z.literal("json_object") }),
    ])
    .optional(),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).optional(),
  safety_identifier: z.string().min(1).max(64).optional(),
  reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high"]).optional(),
  verbosity: z.enum(["low", "medium", "high"]).optional(),
});
export type CompletionRequest = z.infer<typeof completionRequest>;

export const moderationRequest = z.looseObject({
  model: z.string().optional(),
  input: z.union([
    z.string(),
    z.array(z.string()).min(1),
    z
      .array(
        z.discriminatedUnion("type", [
          z.object({ type: z.literal("text"), text: z.string() }),
          z.object({ type: z.literal("image_url"), image_url: imageUrl }),
        ]),
      )
      .min(1),
  ]),
});
export type ModerationRequest = z.infer<typeof moderationRequest>;

/** The whole text of one message. */
function wordsOf({ content }: CompletionRequest["messages"][number]): string {
  if (typeof content === "string") return content;
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

/** The student's last question, from the tags that the product's prompts put around it. */
export function questionIn({ messages }: CompletionRequest): string {
  const questions = messages
    .filter(({ role }) => role === "user")
    .map((message) => /<question>\n?(.*?)\n?<\/question>/su.exec(wordsOf(message))?.[1]);
  return questions.findLast((question) => question !== undefined) ?? "";
}

/** The requested form: by its schema name or, where only the rules state it, by a field that no other form has. */
export function formNameIn({ response_format: format, messages }: CompletionRequest): string {
  if (format?.type === "json_schema") return format.json_schema.name;
  const rules = messages.filter(({ role }) => role === "system").map(wordsOf);
  const schema = /^\{".*\}$/mu.exec(rules.join("\n"))?.[0] ?? "{}";
  const { properties } = z
    .looseObject({ properties: z.record(z.string(), z.unknown()).default({}) })
    .parse(JSON.parse(schema));
  const telling = {
    ready: "ready",
    solution: "practice",
    questions: "quiz",
    approaches: "doubt",
    hints: "homework",
  };
  return Object.entries(telling).find(([field]) => field in properties)?.[1] ?? "concept";
}

export type Lack =
  | "stream"
  | "reasoning_effort"
  | "verbosity"
  | "json_schema"
  | "json_object"
  | "max_completion_tokens"
  | "stream_options"
  | "safety_identifier";

/** What the request uses of the API that this provider lacks, in the words of a provider. */
export function lackedBy(
  request: CompletionRequest,
  lacks: ReadonlySet<Lack>,
): { param: string; message: string; code?: string } | undefined {
  const format = request.response_format?.type;
  if (format !== undefined && lacks.has(format)) {
    const message = `Invalid parameter: 'response_format' of type '${format}' is not supported with this model.`;
    return { param: "response_format", message };
  }
  if (request.stream === true && lacks.has("stream")) {
    const message = "Your organization must be verified to stream this model.";
    return { param: "stream", message, code: "unsupported_value" };
  }
  const fields = [
    "max_completion_tokens",
    "stream_options",
    "safety_identifier",
    "reasoning_effort",
    "verbosity",
  ] as const;
  const param = fields.find((field) => field in request && lacks.has(field));
  return param && { param, message: `Unrecognized request argument supplied: ${param}` };
}
