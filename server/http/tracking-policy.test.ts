import { expect, test } from "vitest";
import { pixelsInPage, pixelSources } from "./tracking-policy.ts";

const snap = "01234567-89ab-4def-8123-456789abcdef";

test("without an id there is no pixel, and no source to load one from", () => {
  expect(pixelsInPage({}, "ask")).toBeNull();
  expect(pixelSources({})).toEqual({ scriptSrc: [], imgSrc: [], connectSrc: [] });
});

test("a page gets the setting that consent comes first", () => {
  expect(pixelsInPage({ snap }, "ask")).toBe(`{"snap":"${snap}","consent":"ask"}`);
});

test("a page gets the configured ids, and its policy allows those platforms only", () => {
  expect(pixelsInPage({ meta: "12345" }, "notice")).toBe('{"meta":"12345"}');
  expect(pixelSources({ meta: "12345" }).scriptSrc).toEqual(["https://connect.facebook.net"]);
  expect(pixelSources({ snap }).scriptSrc).toEqual(["https://sc-static.net"]);
  expect(pixelSources({ meta: "12345", snap }).connectSrc).toHaveLength(4);
});
