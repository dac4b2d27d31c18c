import { expect, test, vi } from "vitest";
import { allowScriptsOf, ownMarkup } from "./trusted-types.ts";

test.each([
  "<script>alert(1)</script>",
  '<img src="x" onerror="alert(1)">',
  "<svg\nonload = alert(1)>",
  "<ForeignObject>",
  "<iframe src=/>",
])("%s is rejected as markup", (html) => {
  expect(() => ownMarkup(html)).toThrow(TypeError);
});

test.each([
  '<span class="mord">depends on x = 3</span>',
  '<path d="M0 0"/>',
  "only = &lt;script&gt;",
])("%s is accepted unchanged", (html) => {
  expect(ownMarkup(html)).toBe(html);
});

test("on a page with pixels a plain string is a script address only if it is of the pixels' origins", () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal("trustedTypes", { createPolicy });
  allowScriptsOf(["https://pixel.example"]);
  vi.unstubAllGlobals();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  const { createScriptURL, ...others } = rules as {
    createScriptURL: (address: string) => string | null;
  }; // safe: what allowScriptsOf passes
  expect([name, others]).toEqual(["default", {}]);
  expect(createScriptURL("https://pixel.example/more.js")).toBe("https://pixel.example/more.js");
  expect(createScriptURL("https://pixel.example.evil.test/more.js")).toBeNull();
  expect(createScriptURL("/sw.js")).toBeNull();
});
