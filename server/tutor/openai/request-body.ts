import { zodResponseFormat } from "openai/helpers/zod";
import type {
  ChatCompletionCreateParams,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions";
import type { ResponseFormatJSONSchema } from "openai/resources/shared";
import type { z } from "zod";
import type { RedactedMessage } from "../safety/redact.ts";
import type { Dialect } from "./dialect.ts";
import type { WholeSettings } from "./settings.ts";

export interface RequestContent {
  /** The name of the form. */
  name: string;
  /** The form of the answer; a model writes the fields in this order. */
  form: z.ZodType;
  messages: readonly RedactedMessage[];
  safetyIdentifier: string | undefined;
}

interface BodyOptions extends Pick<
  WholeSettings,
  "model" | "maxReplyTokens" | "reasoningEffort" | "verbosity"
> {
  dialect: Dialect;
}

/** A request in the provider's format. */
export function requestBody(
  { name, form, messages, safetyIdentifier }: RequestContent,
  options: BodyOptions,
): ChatCompletionCreateParams {
  const { dialect, model } = options;
  const format = formatOf(name, form);
  const params = messages.map(asParam);
  const { takesSafetyIdentifier, streams, countsStreams } = dialect;
  return {
    model,
    messages:
      dialect.format === "json_schema" ? params : withRule(params, formRule(format.json_schema)),
    ...(dialect.format === "json_schema" && { response_format: format }),
    ...(dialect.format === "json_object" && { response_format: { type: "json_object" } }),
    ...lengthParams(options),
    ...(takesSafetyIdentifier &&
      safetyIdentifier !== undefined && { safety_identifier: safetyIdentifier }),
    stream: streams,
    ...(streams && countsStreams && { stream_options: { include_usage: true } }),
  };
}

/** The limits on reasoning and writing. */
function lengthParams({ dialect, maxReplyTokens, reasoningEffort, verbosity }: BodyOptions) {
  return {
    [dialect.cap]: Math.min(maxReplyTokens, dialect.mostReplyTokens ?? maxReplyTokens),
    ...(dialect.takesReasoningEffort &&
      reasoningEffort !== null && { reasoning_effort: reasoningEffort }),
    ...(dialect.takesVerbosity && verbosity !== null && { verbosity }),
  };
}

const formats = new WeakMap<z.ZodType, ResponseFormatJSONSchema>();

/** Generating a JSON schema costs more than the rest of a request: it is cached per form. */
function formatOf(name: string, form: z.ZodType): ResponseFormatJSONSchema {
  const known = formats.get(form) ?? zodResponseFormat(form, name);
  formats.set(form, known);
  // Two operations may share a form under different names.
  return { ...known, json_schema: { ...known.json_schema, name } };
}

/** For providers without strict schemas: the prompt asks for the schema. */
function formRule({ schema }: ResponseFormatJSONSchema.JSONSchema): string {
  return `Answer with one JSON object and nothing else: no fence, no sentence before or after it. It has every field of this JSON schema and keeps to it:\n${JSON.stringify(schema)}`;
}

function withRule(
  messages: ChatCompletionMessageParam[],
  rule: string,
): ChatCompletionMessageParam[] {
  const [first, ...rest] = messages;
  // Some models accept one system message only, and only as the first.
  return first?.role === "system" && typeof first.content === "string"
    ? [{ role: "system", content: `${first.content}\n\n${rule}` }, ...rest]
    : [{ role: "system", content: rule }, ...messages];
}

function asParam(message: RedactedMessage): ChatCompletionMessageParam {
  if (message.role !== "user") return { role: message.role, content: message.content };
  const { content, photo } = message;
  if (!photo) return { role: "user", content };
  const url = `data:${photo.mediaType};base64,${Buffer.from(photo.bytes).toString("base64")}`;
  return {
    role: "user",
    content: [
      { type: "text", text: content },
      { type: "image_url", image_url: { url } },
    ],
  };
}
