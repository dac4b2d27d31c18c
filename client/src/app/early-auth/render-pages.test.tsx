import { tagline } from "#shared/catalogue.ts";
import { expect, test } from "vitest";
import { renderPages } from "./render-pages.tsx";

const pageNamed = (name: string) => {
  const html = renderPages().find((page) => page.name === name)?.html ?? "";
  return new DOMParser().parseFromString(html, "text/html");
};

test.each([
  ["auth", "Login", ["username", "password"]],
  [
    "auth@sign-up",
    "Sign Up",
    ["name", "grade", "phone", "password", "recoveryWord", "consent", "consent"],
  ],
  [
    "auth@buy",
    "Sign Up",
    ["name", "grade", "phone", "password", "recoveryWord", "consent", "consent"],
  ],
])(
  "%s is rendered with the tab %s open, and its fields have the names of the request body",
  (name, tab, fields) => {
    const page = pageNamed(name);
    expect(page.querySelector("[role=tab][aria-selected=true]")?.textContent).toBe(tab);
    const named = [...page.querySelectorAll<HTMLElement>("input, select")];
    expect(named.map((field) => field.getAttribute("name"))).toEqual(fields);
    expect(page.querySelectorAll("h1")).toHaveLength(1);
  },
);

test("a visitor from a buy button sees the next step in the place of the tagline", () => {
  const told = (name: string) => pageNamed(name).querySelector("h1 ~ p")?.textContent;
  expect(told("auth@buy")).toBe("Make an account first. Nothing to pay yet.");
  expect(told("auth@sign-up")).toBe(tagline);
});

test("a browser without scripts never writes a password into an address", () => {
  const forms = renderPages().flatMap(({ name }) => [...pageNamed(name).querySelectorAll("form")]);
  expect(forms.map(({ method }) => method)).toEqual(["post", "post", "post"]);
});

test("the script that records early presses precedes everything that can be pressed", () => {
  const [first] = pageNamed("auth").body.children;
  expect(first?.hasAttribute("data-inside")).toBe(true);
});
