import { existsSync, readFileSync } from "node:fs";
import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { openApiRoutes } from "./http/openapi.ts";
import { callsOf, type Description } from "./testing/described-calls.ts";
import type { Schema } from "./testing/values-of-schema.ts";

const paper = readFileSync("docs/security.md", "utf8");

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0; they precede those of level 3. */
const sections = new Map(
  `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3
  4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3
  7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4
  10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2
  12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5
  16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`
    .split(/\s+/u)
    .map((each) => each.split(":"))
    .map(([section = "", count]): [string, number] => [section, Number(count)]),
);

test("every requirement of levels 1 and 2 is in docs/security.md once", () => {
  const wanted = Array.from(sections, ([section, count]) => ({ section, count })).flatMap(
    ({ section, count }) => Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  const named = paper.match(/(?<![\d.])\d{1,2}\.\d{1,2}\.\d{1,2}(?![\d.]\d)/gu) ?? [];
  const places = named.filter((each) => each !== "5.0.0");
  const times = (id: string) => places.filter((each) => each === id).length;
  expect(wanted.filter((id) => times(id) === 0)).toEqual([]);
  expect(wanted.filter((id) => times(id) > 1 && id !== "6.3.3")).toEqual([]);
  expect(places.filter((id) => !wanted.includes(id))).toEqual([]);
});

test("every file that docs/security.md names exists", () => {
  const files = [...paper.matchAll(/`((?:server|client|e2e|docs|shared)\/[\w./-]+)`/gu)];
  const names = files.map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !existsSync(name))).toEqual([]);
});

/** Whether a response of this schema may contain a list. */
function hasList({ type, anyOf, oneOf, properties, items }: Schema): boolean {
  if (type === "array" || items) return true;
  return [...(anyOf ?? oneOf ?? []), ...Object.values(properties ?? {})].some(hasList);
}

test("every call that reads a list is in the table of limits", async () => {
  const { body } = await supertest(express().use(openApiRoutes())).get("/api/openapi.json");
  const lists = callsOf(body as Description).filter(
    ({ method, responses }) =>
      method === "GET" && Object.values(responses).some((schema) => schema && hasList(schema)),
  );
  expect(lists.length).toBeGreaterThan(8);
  const bounds = paper.slice(paper.indexOf("## Bounds"), paper.indexOf("## V1 "));
  const table = new Set(bounds.match(/\/api\/[\w/{}-]+/gu));
  expect(lists.map(({ path }) => path).filter((path) => !table.has(path))).toEqual([]);
});
