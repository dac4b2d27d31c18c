import { expect, test } from "vitest";
import { claims, monthlyPlan, rupees, support, weeklyPass, yearly } from "#shared/catalogue.ts";
import { fillPage, type PageSettings } from "#shared/domain/page-template.ts";
import { authPath, paths } from "../lib/paths.ts";
import { plainText } from "../lib/plain-text.ts";
import { tools } from "./parts/tools.ts";
import { renderPages } from "./render-pages.tsx";
import samples from "./samples.json" with { type: "json" };
import signs from "./typeface/signs.json" with { type: "json" };

const unset: PageSettings = {
  origin: "https://sawaal.test",
  monthlyLink: null,
  weeklyLink: null,
  supportEmail: "help@sawaal.test",
  supportWhatsapp: null,
  readsPhotos: null,
  asksConsent: "yes",
  pixels: null,
};
const set: PageSettings = {
  ...unset,
  monthlyLink: "https://pay.test/month",
  weeklyLink: "https://pay.test/week",
  supportWhatsapp: "919876543210",
};

const rendered = new Map(renderPages().map((page) => [page.name, page]));

function opened(name: string, settings = unset): Document {
  const html = rendered.get(name)?.html;
  if (html === undefined) throw new Error(`there is no page ${name}`);
  return new DOMParser().parseFromString(fillPage(html, settings), "text/html");
}

const all = <Kind extends Element>(page: Document, selector: string) => [
  ...page.querySelectorAll<Kind>(selector),
];
const words = (page: Document) => page.body.textContent.replaceAll(/\s+/gu, " ");
const headings = (page: Document) => all(page, "h1, h2").map(({ textContent }) => textContent);

test.each([...rendered.keys()])("%s has a title and a description of its own", (name) => {
  const page = opened(name);
  expect(page.body.dataset["page"]).toBe(name);
  expect(all(page, "h1")).toHaveLength(1);
  expect(page.title).toMatch(/Sawaal/u);
  const others = [...rendered.keys()].filter((other) => other !== name).map((each) => opened(each));
  expect(others.map(({ title }) => title)).not.toContain(page.title);
  const description = (of: Document) =>
    of.querySelector<HTMLMetaElement>("meta[name=description]")?.content;
  expect(description(page)).toMatch(/\w/u);
  expect(others.map(description)).not.toContain(description(page));
  expect(words(page)).not.toMatch(/\[\[|undefined|NaN|5000\+|4\.9/u);
});

test("a footer shows the years from the first of the product to that of the build", () => {
  const footer = words(opened("landing")).slice(-200);
  expect(footer).toContain(`© 2024–${new Date().getFullYear()} Sawaal`);
});

test.each([...rendered.values()].filter(({ path }) => path !== null))(
  "$path has its address in the metadata for search engines and link previews",
  ({ name, path }) => {
    const page = opened(name);
    const canonical = page.querySelector("link[rel=canonical]")?.getAttribute("href");
    expect(canonical).toBe(`https://sawaal.test${path}`);
    for (const property of ["og:title", "og:description", "og:url", "og:image"]) {
      const content = page.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content;
      expect(content).toMatch(property === "og:image" ? /^https:.*card\.png$/u : /\w/u);
    }
    expect(page.querySelector("meta[name='twitter:card']")).not.toBeNull();
  },
);

test.each([...rendered.keys()])(
  "%s has no script or style that the content security policy forbids",
  (name) => {
    const page = opened(name, set);
    expect(all(page, "[style], [onclick], style")).toEqual([]);
    const inline = all<HTMLScriptElement>(page, "script:not([src])");
    expect(inline.every(({ type }) => type === "application/ld+json")).toBe(true);
    for (const { textContent } of inline) expect(() => JSON.parse(textContent)).not.toThrow();
  },
);

test.each([
  ["landing", "monthly", 3, "https://pay.test/month"],
  ["subscribe", "monthly", 3, "https://pay.test/month"],
  ["weeklyPass", "weekly", 5, "https://pay.test/week"],
] as const)(
  "each buy button of %s opens the %s payment page in a new tab",
  (name, plan, count, link) => {
    const buttons = all<HTMLAnchorElement>(opened(name, set), `[data-buy="${plan}"]`);
    expect(buttons).toHaveLength(count);
    for (const button of buttons) {
      expect(button.getAttribute("href")).toBe(link);
      expect(button.target).toBe("_blank");
      expect(button.rel).toContain("noopener");
    }
    const without = all(opened(name), `[data-buy="${plan}"]`);
    expect(without.map((button) => button.getAttribute("href"))).toEqual(
      buttons.map(() => authPath({ mode: "sign-up", buying: true })),
    );
  },
);

test("every call to action is tracked with its name and its place, and no two are the same", () => {
  for (const name of rendered.keys()) {
    const told = all<HTMLElement>(opened(name, set), "[data-cta]").map(({ dataset }) =>
      [dataset["cta"], dataset["location"]].join(" in "),
    );
    expect(told.filter((each) => /undefined/u.test(each))).toEqual([]);
    expect([name, new Set(told).size]).toEqual([name, told.length]);
  }
});

test("the landing page has the blocks of the specification in order", () => {
  expect(headings(opened("landing"))).toEqual([
    "Homework that finally makes sense.",
    "What do you need tonight?",
    "Why families choose it",
    "Every step, and why it is taken",
    "An idea in words of your class",
    "Three ways to the same answer",
    "Practice that finds your weak spots",
    "Know what comes first",
    "Everything, for less than one tuition class",
    "Students who ask, understand",
    "Ask your first question tonight",
  ]);
  expect(all(opened("landing"), "main figure blockquote")).toHaveLength(1);
});

test("the page for adverts compares the costs, and has four testimonials", () => {
  const page = opened("subscribe");
  expect(all(page, "blockquote")).toHaveLength(4);
  const table = page.querySelector("table")?.textContent ?? "";
  for (const figure of ["₹2,000–5,000", "₹3,000–8,000", "₹24,000–60,000", rupees(yearly.plan)])
    expect(table).toContain(figure);
  expect(words(page)).toContain(`Save over ${rupees(yearly.savingOver)} a year`);
});

test("prices and claims are the catalogue's, with the list price struck through", () => {
  for (const name of ["landing", "subscribe"]) {
    const page = opened(name);
    for (const claim of [claims.questions, claims.students, claims.rating, claims.satisfaction])
      expect(words(page)).toContain(claim);
    const prices = words(page).match(/₹[\d,.]*\d/gu) ?? [];
    expect(prices).toContain(rupees(monthlyPlan.price));
    for (const struck of all(page, "s"))
      expect(struck.textContent).toContain(rupees(monthlyPlan.listPrice));
    expect(prices.filter((price) => price === rupees(monthlyPlan.listPrice))).toHaveLength(
      all(page, "s").length,
    );
  }
  const weekly = words(opened("weeklyPass"));
  for (const fact of [
    rupees(weeklyPass.price),
    "7 days",
    "168 hours",
    "₹1.43 a day",
    "No recurring charges",
  ])
    expect(weekly).toContain(fact);
});

test("a buyer sees the next step, and working contact details", () => {
  const page = opened("thankYou", set);
  const named = (text: string) =>
    all<HTMLAnchorElement>(page, "a").find(({ textContent }) => textContent.startsWith(text));
  expect(named("Create Your Account Now")?.getAttribute("href")).toBe("/auth?mode=sign-up");
  expect(named("Email Support")?.getAttribute("href")).toMatch(/^mailto:help@sawaal\.test/u);
  expect(named("Live Chat")?.getAttribute("href")).toBe("https://wa.me/919876543210");
  expect(page.querySelector<HTMLElement>("[data-install]")?.hidden).toBe(true);
  expect(words(opened("thankYou"))).not.toContain("Live Chat");
});

test("the privacy page has its date and its promise, and hides the choice until the script runs", () => {
  const page = opened("privacy");
  expect(words(page)).toContain("Last updated January 21, 2025");
  expect(words(page)).toContain(`within ${support.answerHours} hours`);
  const choices = all<HTMLElement>(page, "[data-consent], [data-consent-state]");
  expect(choices.map(({ hidden }) => hidden)).toEqual([true, true, true]);
});

test("structured data has the offers at the catalogue's prices", () => {
  const facts = (name: string) =>
    all(opened(name), "script[type='application/ld+json']").map(
      ({ textContent }) => JSON.parse(textContent) as { "@type": string; offers?: object[] },
    );
  expect(facts("landing").map((each) => each["@type"])).toEqual(["Organization", "Product"]);
  expect(facts("landing")[1]?.offers).toMatchObject([
    { price: "199", priceCurrency: "INR", url: "https://sawaal.test/subscribe" },
    { price: "10", priceCurrency: "INR", url: "https://sawaal.test/weekly-pass" },
  ]);
  expect(facts("weeklyPass").map((each) => each["@type"])).toEqual(["Product", "FAQPage"]);
});

test("the number of tools on the pages is correct", () => {
  expect(tools).toHaveLength(5);
  for (const { name } of tools) expect(words(opened("landing"))).toContain(name);
});

test("all pages mention photos of print, and photos of anything if a model reads them", () => {
  const spoken = (name: string, readsPhotos: PageSettings["readsPhotos"]) => {
    const page = opened(name, { ...unset, readsPhotos });
    const { content = "" } = page.querySelector<HTMLMetaElement>("meta[name=description]") ?? {};
    const text = `${content} ${words(page)}`;
    const sentences = text.match(/[^.!?]*\b(?:photo of a|photograph(?:ed)?|snap it)\b[^.!?]*/gu);
    return {
      all: sentences ?? [],
      ofPrint: sentences?.filter((each) => /print/u.test(each)) ?? [],
    };
  };
  for (const name of ["landing", "subscribe", "weeklyPass", "thankYou"]) {
    const alone = spoken(name, null);
    expect([name, alone.all.length > 0]).toEqual([name, true]);
    expect([name, alone.ofPrint]).toEqual([name, alone.all]);
    const modelled = spoken(name, "yes");
    expect([name, modelled.all.length > 0]).toEqual([name, true]);
    expect([name, modelled.ofPrint]).toEqual([name, []]);
  }
});

test.each(["landing", "subscribe", "weeklyPass"])(
  "the first block of %s has a solved exercise with its check mark, between the headline and the button",
  (name) => {
    const hero = opened(name).querySelector("[data-hero]");
    const order = [...(hero?.querySelectorAll("h1, figure, [data-buy]") ?? [])];
    expect(order.map(({ tagName }) => tagName)).toEqual(["H1", "FIGURE", "A"]);
    const sum = order[1]?.textContent ?? "";
    expect(sum).toContain(plainText(samples.hero.question));
    for (const { line } of samples.hero.steps) expect(sum).toContain(plainText(line));
    expect(sum).toMatch(/x = 5Checked$/u);
  },
);

test.each(["landing", "subscribe"])(
  "%s says early bird once before the list of what the plan contains",
  (name) => {
    const text = words(opened(name));
    const beginning = text.slice(
      0,
      text.indexOf(name === "landing" ? "Why families" : "What you get"),
    );
    expect(beginning.match(/early.bird/giu)).toHaveLength(1);
  },
);

test("the typeface of the pages contains every character of them", () => {
  // Plus the symbol of Chrome's menu, which no text typeface contains.
  const has = new Set(`${signs}⋮`);
  for (const name of rendered.keys()) {
    const text = `${words(opened(name))}${words(opened(name, { ...set, readsPhotos: "yes" }))}`;
    const lacking = [...new Set(text)].filter((sign) => !has.has(sign));
    expect([name, lacking]).toEqual([name, []]);
  }
});

test("every internal link leads to an existing page, or to a part of its own page", () => {
  const known: ReadonlySet<string> = new Set(Object.values(paths));
  for (const name of rendered.keys()) {
    const page = opened(name, set);
    for (const link of all(page, "a")) {
      const href = link.getAttribute("href") ?? "";
      if (href.startsWith("#")) expect([href, page.querySelector(href)]).not.toEqual([href, null]);
      else if (href.startsWith("/")) expect(known).toContain(href.split("?")[0]);
      else expect(href).toMatch(/^(?:https:\/\/(?:pay\.test|wa\.me)\/|mailto:)/u);
    }
  }
});
