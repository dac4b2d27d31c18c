import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

test("with nothing set the product runs here, embedded, with the built-in tutor", () => {
  expect(parseConfig({})).toEqual({
    production: false,
    host: "127.0.0.1",
    port: 3000,
    dataDir: ".data",
    database: { kind: "embedded", dataDir: ".data" },
    sessionSecret: null,
    tutor: { engine: "built-in" },
    publicOrigin: null,
    trustProxy: false,
    logLevel: "info",
  });
});

test("an empty variable is an unset one", () => {
  expect(parseConfig({ PORT: "", HOST: "", DATABASE_URL: "", OPENAI_API_KEY: "" })).toEqual(
    parseConfig({}),
  );
});

test("production listens to everyone and needs its secret", () => {
  const secret = "0123456789abcdef0123456789abcdef";
  const config = parseConfig({ NODE_ENV: "production", SESSION_SECRET: secret });
  expect(config).toMatchObject({ production: true, host: "0.0.0.0", sessionSecret: secret });
  expect(() => parseConfig({ NODE_ENV: "production" })).toThrow(/^SESSION_SECRET must be set/u);
});

test("a key chooses the model, and a URL chooses where it is", () => {
  const env = { OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://127.0.0.1:1/v1", OPENAI_MODEL: "m" };
  expect(parseConfig({ ...env, OPENAI_TIMEOUT_SECONDS: "9" }).tutor).toEqual({
    engine: "openai",
    apiKey: "k",
    baseUrl: "http://127.0.0.1:1/v1",
    model: "m",
    timeoutMs: 9000,
  });
});

test.each([
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["HOST", "not a host"],
  ["DATABASE_URL", "localhost"],
  ["DATABASE_POOL_SIZE", "0"],
  ["SESSION_SECRET", "too short"],
  ["OPENAI_BASE_URL", "ftp://example.org"],
  ["OPENAI_TIMEOUT_SECONDS", "0"],
  ["PUBLIC_URL", "sawaal.example"],
  ["TRUST_PROXY", "yes"],
  ["LOG_LEVEL", "loud"],
])("a wrong %s (%s) is named in a line of its own", (variable, value) => {
  const line = new RegExp(`^${variable} must be .+\\.$`, "u");
  expect(() => parseConfig({ [variable]: value })).toThrow(line);
});

test("all wrong settings are named at once", () => {
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
