import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

test("without settings the product runs on this machine with the embedded database and the built-in tutor", () => {
  expect(parseConfig({})).toEqual({
    https: false,
    host: "127.0.0.1",
    port: 3000,
    dataDir: ".data",
    database: { kind: "embedded", dataDir: ".data" },
    sessionSecret: null,
    previousSessionSecret: null,
    tutor: { engine: "built-in" },
    limits: {
      answersInProgressPerStudent: 2,
      asksPerTenMinutes: 30,
      allAsksPerTenMinutes: 300,
      tokensPerStudentPerDay: 150_000,
      tokensPerDay: 5_000_000,
      photosPerStudent: { photos: 1000, bytes: 300_000_000 },
    },
    retention: { eventDays: 400, conversationDays: 0, tutorCallDays: 400, accountDays: 0 },
    prices: new Map([["gpt-5-mini", { input: 0.25, output: 2 }]]),
    metricsToken: null,
    tracking: { pixels: {}, consent: "ask", postHog: null },
    publicOrigin: null,
    publicSettings: {
      monthlyLink: null,
      weeklyLink: null,
      supportEmail: "support@sawaal.example",
      supportWhatsapp: null,
    },
    trustProxy: false,
    logLevel: "info",
  });
});

test("the public pages get payment links and support contacts", () => {
  const env = {
    PAYMENT_LINK_MONTHLY: "https://pay.test/m",
    PAYMENT_LINK_WEEKLY: "https://pay.test/w",
    SUPPORT_EMAIL: "help@school.test",
    SUPPORT_WHATSAPP: "+91 98765-43210",
  };
  expect(parseConfig(env).publicSettings).toEqual({
    monthlyLink: "https://pay.test/m",
    weeklyLink: "https://pay.test/w",
    supportEmail: "help@school.test",
    supportWhatsapp: "919876543210",
  });
  const wrong = { PAYMENT_LINK_MONTHLY: "javascript:alert(1)", SUPPORT_WHATSAPP: "call me" };
  expect(() => parseConfig(wrong)).toThrow(/PAYMENT_LINK_MONTHLY.*\nSUPPORT_WHATSAPP/u);
});

test("a database password in its own variable may have any character", () => {
  const DATABASE_PASSWORD = "p@ss/w:rd%20?#&";
  const address = "postgres://sawaal@database:5432/sawaal";
  const { database } = parseConfig({ DATABASE_URL: address, DATABASE_PASSWORD });
  const url = new URL(database.kind === "server" ? database.url : "");
  // As pg parses it.
  expect(decodeURIComponent(url.password)).toBe(DATABASE_PASSWORD);
  expect(url).toMatchObject({ host: "database:5432", username: "sawaal", pathname: "/sawaal" });
});

test("dedicated connections bypass the pooler, with the same password", () => {
  const pooler = "postgres://sawaal@pooler:6432/sawaal";
  const direct = { DATABASE_DIRECT_URL: "postgres://sawaal@database:5432/sawaal" };
  const of = (env: Record<string, string>) =>
    parseConfig({ DATABASE_URL: pooler, DATABASE_PASSWORD: "word", ...env }).database;
  expect(of({})).toMatchObject({ directUrl: "postgres://sawaal:word@pooler:6432/sawaal" });
  expect(of(direct)).toMatchObject({
    url: "postgres://sawaal:word@pooler:6432/sawaal",
    directUrl: "postgres://sawaal:word@database:5432/sawaal",
  });
});

test("an empty variable counts as unset", () => {
  const empty = { PORT: "", HOST: "", DATABASE_URL: "", OPENAI_API_KEY: "", MODEL_PRICES: "" };
  // A blank would parse to 0, which means that there is no cap.
  expect(parseConfig({ ...empty, TOKENS_PER_DAY: " " })).toEqual(parseConfig({}));
});

const secret = "0123456789abcdef0123456789abcdef";
const production = {
  NODE_ENV: "production",
  SESSION_SECRET: secret,
  PUBLIC_URL: "https://school.test/",
  TRUST_PROXY: "1",
};

test("production listens on all interfaces, behind a proxy that terminates HTTPS", () => {
  expect(parseConfig(production)).toMatchObject({
    https: true,
    host: "0.0.0.0",
    sessionSecret: secret,
    publicOrigin: "https://school.test",
    trustProxy: 1,
  });
});

test.each([
  ["SESSION_SECRET", { SESSION_SECRET: "" }],
  ["PUBLIC_URL", { PUBLIC_URL: "" }],
  ["TRUST_PROXY", { TRUST_PROXY: "" }],
  ["TRUST_PROXY", { TRUST_PROXY: "0" }],
])("production without %s doesn't start, and prints one line", (name, without) => {
  const line = new RegExp(String.raw`^${name} must be set .+[^\n]$`, "u");
  expect(() => parseConfig({ ...production, ...without })).toThrow(line);
});

test("a site on a local network without HTTPS has cookies that work over HTTP, and no proxy", () => {
  const local = { ...production, PUBLIC_URL: "http://192.168.1.5:3000", TRUST_PROXY: "" };
  expect(parseConfig(local)).toMatchObject({ https: false, trustProxy: false });
});

test("a key selects the model, and a URL selects its provider", () => {
  const env = { OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://127.0.0.1:1/v1", OPENAI_MODEL: "m" };
  expect(parseConfig({ ...env, OPENAI_TIMEOUT_SECONDS: "9" }).tutor).toEqual({
    engine: "openai",
    apiKey: "k",
    baseUrl: "http://127.0.0.1:1/v1",
    model: "m",
    timeoutMs: 9000,
    connectTimeoutMs: 15_000,
    maxReplyTokens: 8_000,
    reasoningEffort: "low",
    verbosity: null,
    readsPhotos: true,
    moderation: false,
  });
  const chosen = {
    OPENAI_MODERATION: "true",
    OPENAI_READS_PHOTOS: "false",
    OPENAI_CONNECT_TIMEOUT_SECONDS: "4",
  };
  expect(parseConfig({ ...env, ...chosen }).tutor).toMatchObject({
    moderation: true,
    readsPhotos: false,
    connectTimeoutMs: 4000,
  });
  const style = {
    OPENAI_REASONING_EFFORT: "default",
    OPENAI_VERBOSITY: "high",
    OPENAI_MAX_REPLY_TOKENS: "3000",
  };
  expect(parseConfig({ ...env, ...style }).tutor).toMatchObject({
    reasoningEffort: null,
    verbosity: "high",
    maxReplyTokens: 3000,
  });
});

test("pixels and product analytics are on where they are configured", () => {
  const snap = "01234567-89ab-4def-8123-456789abcdef";
  const env = { META_PIXEL_ID: "1234567890", SNAP_PIXEL_ID: snap, POSTHOG_KEY: "phc_abc" };
  expect(parseConfig(env).tracking).toEqual({
    pixels: { meta: "1234567890", snap },
    consent: "ask",
    postHog: { key: "phc_abc", host: "https://eu.i.posthog.com" },
  });
  const own = { POSTHOG_KEY: "phc_abc", POSTHOG_HOST: "http://127.0.0.1:8000" };
  expect(parseConfig(own).tracking.postHog?.host).toBe("http://127.0.0.1:8000");
});

test.each([
  ["META_PIXEL_ID", "fbq('init')"],
  ["SNAP_PIXEL_ID", "123"],
  ["POSTHOG_KEY", "my key"],
  ["POSTHOG_HOST", "posthog"],
])("a wrong %s is named, with its expected form", (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `, "u"));
});

test("settings cap the tokens of a student and of a day", () => {
  const config = parseConfig({
    ANSWERS_IN_PROGRESS_PER_STUDENT: "1",
    ASKS_PER_TEN_MINUTES: "12",
    ALL_ASKS_PER_TEN_MINUTES: "99",
    TOKENS_PER_STUDENT_PER_DAY: "0",
    TOKENS_PER_DAY: "700000",
    PHOTOS_PER_STUDENT: "50",
    PHOTO_MEGABYTES_PER_STUDENT: "10",
    MODEL_PRICES: "small=0.1/0.4",
    METRICS_TOKEN: "sixteen letters!",
  });
  expect(config.limits).toEqual({
    answersInProgressPerStudent: 1,
    asksPerTenMinutes: 12,
    allAsksPerTenMinutes: 99,
    tokensPerStudentPerDay: 0,
    tokensPerDay: 700_000,
    photosPerStudent: { photos: 50, bytes: 10_000_000 },
  });
  expect(config.prices).toEqual(new Map([["small", { input: 0.1, output: 0.4 }]]));
  expect(config.metricsToken).toBe("sixteen letters!");
});

test.each([
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["HOST", "not a host"],
  ["DATABASE_URL", "localhost"],
  ["DATABASE_POOL_SIZE", "0"],
  ["DATABASE_DIRECT_URL", "localhost"],
  ["SESSION_SECRET", "too short"],
  ["SESSION_SECRET_PREVIOUS", "too short"],
  ["OPENAI_BASE_URL", "ftp://example.org"],
  ["OPENAI_TIMEOUT_SECONDS", "0"],
  ["OPENAI_TIMEOUT_SECONDS", "151"],
  ["OPENAI_READS_PHOTOS", "maybe"],
  ["OPENAI_CONNECT_TIMEOUT_SECONDS", "0"],
  ["OPENAI_MODERATION", "perhaps"],
  ["OPENAI_REASONING_EFFORT", "hard"],
  ["OPENAI_VERBOSITY", "chatty"],
  ["OPENAI_MAX_REPLY_TOKENS", "10"],
  ["MODEL_PRICES", "gpt-5-mini=cheap"],
  ["KEEP_TUTOR_CALLS_DAYS", "39"],
  ["KEEP_UNUSED_ACCOUNTS_DAYS", "89"],
  ["ANSWERS_IN_PROGRESS_PER_STUDENT", "0"],
  ["ASKS_PER_TEN_MINUTES", "thirty"],
  ["TOKENS_PER_STUDENT_PER_DAY", "-1"],
  ["TOKENS_PER_DAY", "5,000,000"],
  ["PHOTOS_PER_STUDENT", "0"],
  ["PHOTO_MEGABYTES_PER_STUDENT", "1.5"],
  ["METRICS_TOKEN", "too short"],
  ["PUBLIC_URL", "sawaal.example"],
  ["TRUST_PROXY", "yes"],
  ["LOG_LEVEL", "loud"],
])("a wrong %s (%s) is named in a line of its own", (variable, value) => {
  const line = new RegExp(`^${variable} must be .+\\.$`, "u");
  expect(() => parseConfig({ [variable]: value })).toThrow(line);
});

test("one error names all wrong settings", () => {
  expect(() => parseConfig({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/^PORT .*\nLOG_LEVEL .*$/u);
});

test("proxies are trusted by count or by address", () => {
  expect(parseConfig({ TRUST_PROXY: "1" }).trustProxy).toBe(1);
  const addresses = "loopback, 10.0.0.0/8, ::1";
  expect(parseConfig({ TRUST_PROXY: addresses }).trustProxy).toBe(addresses);
});

test(".env.example lists every setting there is", async () => {
  const example = await readFile(".env.example", "utf8");
  const listed = [...example.matchAll(/^([A-Z_]+)=$/gmu)].map(([, name]) => name);
  const source = await readFile("server/config.ts", "utf8");
  const read = [...source.matchAll(/^ {2}([A-Z_]+): /gmu)].map(([, name]) => name);
  expect(listed.sort()).toEqual(read.filter((name) => name !== "NODE_ENV").sort());
});
