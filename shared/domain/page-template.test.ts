import { expect, test } from "vitest";
import { choiceBy, fillPage, placeOf, type PageSettings } from "./page-template.ts";

const settings: PageSettings = {
  origin: "https://sawaal.test",
  monthlyLink: null,
  weeklyLink: "https://pay.test/week?a=1&b=2",
  supportEmail: "help@sawaal.test",
  supportWhatsapp: null,
  readsPhotos: null,
  asksConsent: null,
  pixels: null,
};

const buy = (name: "monthlyLink" | "weeklyLink") => {
  const { begin, otherwise, end } = choiceBy(name);
  return `${begin}<a href="${placeOf(name)}">Buy</a>${otherwise}<a href="/auth">Begin</a>${end}`;
};

test("a setting fills its placeholder, escaped so that it can't end an attribute", () => {
  expect(fillPage(`<link href="${placeOf("origin")}/">`, settings)).toBe(
    '<link href="https://sawaal.test/">',
  );
  const hostile = { ...settings, supportEmail: `"><script>'` };
  expect(fillPage(placeOf("supportEmail"), hostile)).toBe("&quot;&gt;&lt;script&gt;&#39;");
});

test("each conditional part has the version that its setting selects", () => {
  expect(fillPage(buy("monthlyLink") + buy("weeklyLink"), settings)).toBe(
    '<a href="/auth">Begin</a><a href="https://pay.test/week?a=1&amp;b=2">Buy</a>',
  );
});

test("a placeholder without a setting is an error", () => {
  expect(() => fillPage("[[price]]", settings)).toThrow("price");
});
