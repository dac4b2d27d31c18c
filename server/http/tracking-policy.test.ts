import { expect, test } from "vitest";
import { pixelsInPage, pixelSources } from "./tracking-policy.ts";

const snap = "01234567-89ab-4def-8123-456789abcdef";

test("without an id there is no pixel, and nowhere to load one from", () => {
  expect(pixelsInPage({}, "ask")).toBeNull();
  expect(pixelSources({})).toEqual({ scriptSrc: [], imgSrc: [], connectSrc: [] });
});

test("a page is told where it has to ask first", () => {
  expect(pixelsInPage({ snap }, "ask")).toBe(`{"snap":"${snap}","consent":"ask"}`);
});

test("a page gets the ids that are configured, and lets in those platforms alone", () => {
  expect(pixelsInPage({ meta: "12345" }, "notice")).toBe('{"meta":"12345"}');
  expect(pixelSources({ meta: "12345" }).scriptSrc).toEqual(["https://connect.facebook.net"]);
  expect(pixelSources({ snap }).scriptSrc).toEqual(["https://sc-static.net"]);
  expect(pixelSources({ meta: "12345", snap }).connectSrc).toHaveLength(4);
});
