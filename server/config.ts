import { isIP } from "node:net";
import { support } from "#shared/catalogue.ts";
import type { PageSettings } from "#shared/domain/page-template.ts";
import { z } from "zod";
import type { PixelIds } from "#shared/domain/pixel-ids.ts";
import { type Retention, usualRetention } from "./db/housekeeping.ts";
import type { PhotoQuota } from "./features/uploads/photo-quota.ts";
import type { PostHogSettings } from "./features/events/post-hog-settings.ts";
import type { TrackingConsent } from "./http/tracking-policy.ts";
import { type OpenAiSettings, reasoningEfforts, verbosities } from "./tutor/openai/settings.ts";
import { parsePrices, type Prices } from "./tutor/prices.ts";

/** Settings as the product uses them. `.env.example` describes each variable. */
export interface Config {
  /** Whether browsers connect over HTTPS: cookies are then sent over HTTPS only. */
  https: boolean;
  host: string;
  port: number;
  dataDir: string;
  database: DatabaseConfig;
  /** Null: generated once and stored in the data folder. */
  sessionSecret: string | null;
  /** The previous secret, whose cookies are still accepted; null where there is none. */
  previousSessionSecret: string | null;
  tutor: TutorConfig;
  limits: Limits;
  retention: Retention;
  prices: Prices;
  /** Opens /metrics to other machines; null: only this machine may read them. */
  metricsToken: string | null;
  tracking: TrackingConfig;
  /** The one origin of the pages; null: the host of each request. */
  publicOrigin: string | null;
  /** Settings that the public pages show; they are not secret. */
  publicSettings: Omit<PageSettings, "origin" | "pixels" | "asksConsent" | "readsPhotos">;
  /** The number of proxies in front, or their addresses, in Express's notation. */
  trustProxy: number | string | false;
  logLevel: string;
}

interface Limits {
  answersInProgressPerStudent: number;
  asksPerTenMinutes: number;
  allAsksPerTenMinutes: number;
  /** Caps on the model's tokens, input and output; 0: no cap. A day is a day in India. */
  tokensPerStudentPerDay: number;
  /** The cap for all students together. */
  tokensPerDay: number;
  photosPerStudent: PhotoQuota;
}

interface TrackingConfig {
  pixels: PixelIds;
  consent: TrackingConsent;
  /** Null: product analytics stay in the product's own table. */
  postHog: PostHogSettings | null;
}

type TutorConfig =
  | { engine: "built-in" }
  | (OpenAiSettings & {
      engine: "openai";
      connectTimeoutMs: number;
      maxReplyTokens: number;
      readsPhotos: boolean;
      /** Questions are sent to the provider's moderation endpoint in addition to the product's own list. */
      moderation: boolean;
    });

export type DatabaseConfig =
  | { kind: "embedded"; dataDir: string }
  | {
      kind: "server";
      url: string;
      /**
       * Bypasses a pooler, for LISTEN, migrations and other dedicated connections. Equal to `url` where there is no
       * pooler.
       */
      directUrl: string;
      poolSize: number;
      statementTimeoutMs: number;
    };

/** An empty variable counts as unset: `compose.yaml` and `.env` files write unset ones so. */
const unsetIfEmpty = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(unsetIfEmpty, schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  z.preprocess((given) => unsetIfEmpty(given) ?? value, schema);

const wholeNumber = (from: number, to: number) => {
  const expected = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number(expected).int(expected).min(from, expected).max(to, expected);
};
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be a URL such as ${example}` });

const modelPrices = z.string().transform((text, context) => {
  const prices = parsePrices(text);
  if (prices !== null) return prices;
  context.addIssue(
    "must be models with US dollars per million input/output tokens, such as gpt-5-mini=0.25/2, my-model=0.1/0.4",
  );
  return z.NEVER;
});

/** A count, or Express's notation: addresses, subnets and its three names, separated by commas. */
const trustedProxies =
  /^(?:\d+|(?:(?:loopback|linklocal|uniquelocal|[\da-f]*[.:][\da-f.:]+(?:\/\d{1,3})?)(?:, ?(?=\w|:))?)+)$/iu;

const whatsappNumber = /^\+?[1-9](?:[ -]?\d){7,14}$/u;

const mostTokens = 1_000_000_000_000;

const environment = z.object({
  NODE_ENV: optional(z.string()),
  PORT: withDefault(wholeNumber(0, 65_535), 3000),
  HOST: optional(
    z.string().refine((host) => isIP(host) !== 0 || /^[a-z0-9.-]+$/iu.test(host), {
      error: "must be an address or host name such as 127.0.0.1 or 0.0.0.0",
    }),
  ),
  DATA_DIR: withDefault(z.string(), ".data"),
  DATABASE_URL: optional(url(/^postgres(ql)?$/u, "postgres://user:password@host:5432/sawaal")),
  DATABASE_DIRECT_URL: optional(
    url(/^postgres(ql)?$/u, "postgres://user:password@host:5432/sawaal"),
  ),
  DATABASE_PASSWORD: optional(z.string()),
  DATABASE_POOL_SIZE: withDefault(wholeNumber(1, 1000), 10),
  SESSION_SECRET: optional(z.string().min(32, "must be at least 32 characters long")),
  SESSION_SECRET_PREVIOUS: optional(z.string().min(32, "must be at least 32 characters long")),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(url(/^https?$/u, "https://api.openai.com/v1")),
  OPENAI_MODEL: withDefault(z.string(), "gpt-5-mini"),
  // An answer times out after 150 seconds in all.
  OPENAI_TIMEOUT_SECONDS: withDefault(wholeNumber(1, 150), 60),
  OPENAI_CONNECT_TIMEOUT_SECONDS: withDefault(wholeNumber(1, 600), 15),
  OPENAI_REASONING_EFFORT: withDefault(
    z.enum(
      [...reasoningEfforts, "default"],
      `must be one of ${reasoningEfforts.join(", ")}, default`,
    ),
    "low",
  ),
  OPENAI_VERBOSITY: withDefault(
    z.enum([...verbosities, "default"], `must be one of ${verbosities.join(", ")}, default`),
    "default",
  ),
  OPENAI_MAX_REPLY_TOKENS: withDefault(wholeNumber(256, 200_000), 8_000),
  OPENAI_READS_PHOTOS: withDefault(z.enum(["true", "false"], "must be true or false"), "true"),
  OPENAI_MODERATION: withDefault(z.enum(["true", "false"], "must be true or false"), "false"),
  MODEL_PRICES: withDefault(z.string(), "gpt-5-mini=0.25/2").pipe(modelPrices),
  ANSWERS_IN_PROGRESS_PER_STUDENT: withDefault(wholeNumber(1, 100), 2),
  ASKS_PER_TEN_MINUTES: withDefault(wholeNumber(1, 10_000), 30),
  ALL_ASKS_PER_TEN_MINUTES: withDefault(wholeNumber(1, 10_000), 300),
  TOKENS_PER_STUDENT_PER_DAY: withDefault(wholeNumber(0, mostTokens), 150_000),
  TOKENS_PER_DAY: withDefault(wholeNumber(0, mostTokens), 5_000_000),
  PHOTOS_PER_STUDENT: withDefault(wholeNumber(1, 1_000_000), 1000),
  PHOTO_MEGABYTES_PER_STUDENT: withDefault(wholeNumber(1, 1_000_000), 300),
  KEEP_EVENTS_DAYS: withDefault(wholeNumber(1, 400), usualRetention.eventDays),
  KEEP_CONVERSATIONS_DAYS: withDefault(wholeNumber(0, 36_500), usualRetention.conversationDays),
  // Analytics look back 31 days: the rows that they count must not be deleted earlier.
  KEEP_TUTOR_CALLS_DAYS: withDefault(wholeNumber(40, 36_500), usualRetention.tutorCallDays),
  KEEP_UNUSED_ACCOUNTS_DAYS: withDefault(
    wholeNumber(0, 36_500).refine((days) => days === 0 || days >= 90, "must be 0 or at least 90"),
    usualRetention.accountDays,
  ),
  METRICS_TOKEN: optional(z.string().min(16, "must be at least 16 characters long")),
  META_PIXEL_ID: optional(
    z.string().regex(/^\d{5,20}$/u, "must be the digits of a pixel such as 1234567890123456"),
  ),
  SNAP_PIXEL_ID: optional(
    z.uuid("must be a pixel's id such as 01234567-89ab-4def-8123-456789abcdef"),
  ),
  TRACKING_CONSENT: withDefault(z.enum(["ask", "notice"], "must be ask or notice"), "ask"),
  POSTHOG_KEY: optional(
    z.string().regex(/^phc_\w+$/u, "must be the project's API key, which begins with phc_"),
  ),
  POSTHOG_HOST: withDefault(
    url(/^https?$/u, "https://eu.i.posthog.com"),
    "https://eu.i.posthog.com",
  ),
  PUBLIC_URL: optional(url(/^https?$/u, "https://sawaal.example")),
  PAYMENT_LINK_MONTHLY: optional(url(/^https$/u, "https://pay.example/monthly")),
  PAYMENT_LINK_WEEKLY: optional(url(/^https$/u, "https://pay.example/weekly")),
  SUPPORT_EMAIL: withDefault(
    z.email("must be an e-mail address such as help@sawaal.example"),
    support.email,
  ),
  SUPPORT_WHATSAPP: optional(
    z.string().regex(whatsappNumber, "must be a number with its country, such as +91 98765 43210"),
  ),
  TRUST_PROXY: optional(
    z
      .string()
      .regex(
        trustedProxies,
        "must be a number of proxies such as 1, or addresses such as loopback",
      ),
  ),
  LOG_LEVEL: withDefault(
    z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"], {
      error: "must be one of silent, fatal, error, warn, info, debug, trace",
    }),
    "info",
  ),
});

/**
 * Reads the environment once.
 *
 * @throws Error with a line for each bad or missing setting, naming the variable and what it must look like.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new Error(wrongSettings(parsed.error));
  const { data } = parsed;
  const production = data.NODE_ENV === "production";
  if (production) requireForProduction(data);
  return {
    https: production && isHttps(data.PUBLIC_URL),
    host: data.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    port: data.PORT,
    dataDir: data.DATA_DIR,
    database: databaseConfig(data),
    sessionSecret: data.SESSION_SECRET ?? null,
    previousSessionSecret: data.SESSION_SECRET_PREVIOUS ?? null,
    tutor: tutorConfig(data),
    limits: limits(data),
    retention: {
      eventDays: data.KEEP_EVENTS_DAYS,
      conversationDays: data.KEEP_CONVERSATIONS_DAYS,
      tutorCallDays: data.KEEP_TUTOR_CALLS_DAYS,
      accountDays: data.KEEP_UNUSED_ACCOUNTS_DAYS,
    },
    prices: data.MODEL_PRICES,
    metricsToken: data.METRICS_TOKEN ?? null,
    tracking: trackingConfig(data),
    publicOrigin: data.PUBLIC_URL === undefined ? null : new URL(data.PUBLIC_URL).origin,
    publicSettings: publicSettings(data),
    trustProxy: trustProxy(data.TRUST_PROXY),
    logLevel: data.LOG_LEVEL,
  };
}

type Environment = z.output<typeof environment>;

/** Settings without which a public site would be insecure or unusable. */
function requireForProduction(data: Environment): void {
  if (data.SESSION_SECRET === undefined) {
    throw new Error("SESSION_SECRET must be set in production: at least 32 random characters.");
  }
  if (data.PUBLIC_URL === undefined) {
    throw new Error(
      "PUBLIC_URL must be set in production: where the site is, such as https://sawaal.example.",
    );
  }
  // The server itself speaks no HTTPS: a proxy in front does, and only a server that trusts the proxy knows that it
  // does.
  if (isHttps(data.PUBLIC_URL) && !trustProxy(data.TRUST_PROXY)) {
    throw new Error(
      "TRUST_PROXY must be set where PUBLIC_URL is https: how many proxies stand in front, such as 1, or their addresses. Without it nobody could log in.",
    );
  }
}

const isHttps = (address: string | undefined) => address?.startsWith("https:") === true;

function databaseConfig(data: Environment): DatabaseConfig {
  if (data.DATABASE_URL === undefined) return { kind: "embedded", dataDir: data.DATA_DIR };
  return {
    kind: "server",
    url: withPassword(data.DATABASE_URL, data.DATABASE_PASSWORD),
    directUrl: withPassword(data.DATABASE_DIRECT_URL ?? data.DATABASE_URL, data.DATABASE_PASSWORD),
    poolSize: data.DATABASE_POOL_SIZE,
    statementTimeoutMs: 15_000,
  };
}

/** A password in plain text, with characters that have a meaning in URLs. */
function withPassword(address: string, password: string | undefined): string {
  if (password === undefined) return address;
  const whole = new URL(address);
  whole.password = encodeURIComponent(password);
  return whole.href;
}

function tutorConfig(data: Environment): TutorConfig {
  if (data.OPENAI_API_KEY === undefined) return { engine: "built-in" };
  return {
    engine: "openai",
    apiKey: data.OPENAI_API_KEY,
    baseUrl: data.OPENAI_BASE_URL ?? null,
    model: data.OPENAI_MODEL,
    timeoutMs: data.OPENAI_TIMEOUT_SECONDS * 1000,
    connectTimeoutMs: data.OPENAI_CONNECT_TIMEOUT_SECONDS * 1000,
    maxReplyTokens: data.OPENAI_MAX_REPLY_TOKENS,
    reasoningEffort: unlessDefault(data.OPENAI_REASONING_EFFORT),
    verbosity: unlessDefault(data.OPENAI_VERBOSITY),
    readsPhotos: data.OPENAI_READS_PHOTOS === "true",
    moderation: data.OPENAI_MODERATION === "true",
  };
}

/** Null: the model's default. */
function unlessDefault<Value extends string>(value: Value | "default"): Value | null {
  return value === "default" ? null : value;
}

function limits(data: Environment): Limits {
  return {
    answersInProgressPerStudent: data.ANSWERS_IN_PROGRESS_PER_STUDENT,
    asksPerTenMinutes: data.ASKS_PER_TEN_MINUTES,
    allAsksPerTenMinutes: data.ALL_ASKS_PER_TEN_MINUTES,
    tokensPerStudentPerDay: data.TOKENS_PER_STUDENT_PER_DAY,
    tokensPerDay: data.TOKENS_PER_DAY,
    photosPerStudent: {
      photos: data.PHOTOS_PER_STUDENT,
      bytes: data.PHOTO_MEGABYTES_PER_STUDENT * 1_000_000,
    },
  };
}

function trackingConfig(data: Environment): TrackingConfig {
  const { POSTHOG_KEY: key, POSTHOG_HOST: host } = data;
  return {
    pixels: {
      ...(data.META_PIXEL_ID !== undefined && { meta: data.META_PIXEL_ID }),
      ...(data.SNAP_PIXEL_ID !== undefined && { snap: data.SNAP_PIXEL_ID }),
    },
    consent: data.TRACKING_CONSENT,
    postHog: key === undefined ? null : { key, host },
  };
}

function publicSettings(data: Environment): Config["publicSettings"] {
  return {
    monthlyLink: data.PAYMENT_LINK_MONTHLY ?? null,
    weeklyLink: data.PAYMENT_LINK_WEEKLY ?? null,
    supportEmail: data.SUPPORT_EMAIL,
    // As wa.me takes it: digits only.
    supportWhatsapp: data.SUPPORT_WHATSAPP?.replaceAll(/\D/gu, "") ?? null,
  };
}

function trustProxy(value: string | undefined): number | string | false {
  if (value === undefined) return false;
  return /^\d+$/u.test(value) ? Number(value) : value;
}

function wrongSettings(error: z.ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.map(String).join(".")} ${issue.message}.`)
    .join("\n");
}
