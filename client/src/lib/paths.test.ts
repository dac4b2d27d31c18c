import { expect, test } from "vitest";
import { authModeIn, authPath, nextPageIn } from "./paths.ts";

test("the requested page is preserved through the auth page", () => {
  const address = new URL(authPath({ next: "/doubts?from=card" }), "http://localhost:3000");
  expect(nextPageIn(address.search)).toBe("/doubts?from=card");
});

test("the auth page's address omits defaults", () => {
  expect(authPath({ mode: "login", next: "/dashboard" })).toBe("/auth");
  expect(authPath({ mode: "sign-up" })).toBe("/auth?mode=sign-up");
  expect(authModeIn("?mode=sign-up")).toBe("sign-up");
  expect(authModeIn("")).toBe("login");
});

test.each([
  "//other.site",
  "/\\other.site",
  "/\t/other.site",
  "https://other.site/",
  "javascript:alert(1)",
  "other.site",
  "/auth?next=/auth",
  "",
])("an address that leads off the site or nowhere, %j, becomes the dashboard", (next) => {
  expect(nextPageIn(`?next=${encodeURIComponent(next)}`)).toBe("/dashboard");
});
