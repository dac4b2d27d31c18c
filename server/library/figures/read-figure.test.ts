import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { figureFaults } from "../testing/figure-faults.ts";
import { figureTokens } from "./allowed.ts";
import { readFigure } from "./read-figure.ts";

const alt = "A load hangs from a rope that runs over a wheel; a pull on the rope lifts it.";
const figureOf = (inside: string, description = `<desc>${alt}</desc>`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120">\n  ${description}\n  ${inside}\n</svg>\n`;

test("a figure has the content of its <svg>, and its description", () => {
  const figure = readFigure(
    "pulley",
    figureOf(
      '<g fill="var(--figure-red-fill)">\n    <path d="M0 0h9"/>\n  </g>\n  <text x="9" y="20">CO₂ &lt; O₂</text>',
    ),
  );
  expect(figure).toEqual({
    name: "pulley",
    alt,
    height: 120,
    svg: '<g fill="var(--figure-red-fill)"><path d="M0 0h9"/></g><text x="9" y="20">CO₂ &lt; O₂</text>',
  });
});

test("its arrowheads are included, once each", () => {
  const line = '<path d="M9 9h40" marker-end="url(#arrow-red)" marker-start="url(#arrow-red)"/>';
  const { svg } = readFigure("pull", figureOf(line + line));
  expect(svg.match(/<marker id="arrow-red"/gu)).toHaveLength(1);
  expect(svg).toContain('fill="var(--figure-red)"');
});

test.each([
  ["a script", "<script>alert(1)</script>", "<script> is no element"],
  ["HTML", "<foreignObject/>", "can't be read"],
  ["a handler", '<path d="M0 0" onclick="alert(1)"/>', "onclick is no attribute"],
  ["an address", '<use href="#a"/>', "<use> is no element"],
  ["a link", '<a href="/x"><path d="M0 0"/></a>', "<a> is no element"],
  ["a style sheet", "<style>path { fill: red }</style>", "<style> is no element"],
  ["a style", '<path style="fill: red"/>', "style is no attribute"],
  ["a colour", '<path fill="#ff0000" d="M0 0"/>', 'fill="#ff0000" is neither none nor a token'],
  ["an unknown token", '<path fill="var(--figure-gold)"/>', "neither none nor a token"],
  ["an address as a colour", '<path fill="url(/x.svg#a)"/>', "neither none nor a token"],
  ["an arrow of no hue", '<path marker-end="url(#arrow-gold)"/>', "can't be read"],
  ["a comment", "<!-- a heart -->", "can't be read"],
  ["words outside of <text>", "<g>Heart</g>", '"Heart" stands outside of <text>'],
  ["an open element", "<g>", "closes nothing"],
  ["single quotes", "<path d='M0 0'/>", "can't be read"],
  ["an entity", '<text x="0" y="20">&alpha;</text>', "can't be read"],
])("%s is refused", (_name, inside, fault) => {
  expect(() => readFigure("bad", figureOf(inside))).toThrow(
    expect.toSatisfy(({ message }: Error) => message.includes('"bad"') && message.includes(fault)),
  );
});

test("a figure without <desc>, or of another width, is refused", () => {
  expect(() => readFigure("bad", figureOf("<g/>", ""))).toThrow("no <desc>");
  const wide = figureOf("<g/>").replace("0 0 320 120", "0 0 640 240");
  expect(() => readFigure("bad", wide)).toThrow("viewBox");
});

test("the strict check measures labels", () => {
  const faultsOf = (inside: string, description?: string) =>
    figureFaults("pulley", figureOf(inside, description)).join();
  expect(faultsOf('<text x="20" y="40">Load</text><text x="20" y="60">Rope</text>')).toBe("");
  expect(faultsOf('<text x="20" y="40" font-size="11">Load</text>')).toContain('"Load" is 11 high');
  expect(faultsOf('<text x="300" y="40">Chloroplast</text>')).toContain("goes over the edge");
  expect(
    faultsOf('<text x="20" y="118">Chloroplast</text><text x="30" y="116">Rope</text>'),
  ).toContain('"Chloroplast" and "Rope" stand on each other');
  expect(faultsOf('<g transform="translate(300 0)"><text x="20" y="40">Load</text></g>')).toContain(
    "goes over the edge",
  );
  expect(
    faultsOf('<text x="20" y="40">Cell<tspan x="310" dy="15">membrane</tspan></text>'),
  ).toContain('"membrane" goes over the edge');
  expect(
    faultsOf("<g/>", "<desc>A diagram of a pulley with a load and a rope on it.</desc>"),
  ).toContain("begins with what it is");
  expect(faultsOf("<g/>", "<desc>a pulley</desc>")).toMatch(/2 words.*no whole sentence/u);
  expect(faultsOf(`<path d="M0 0${" h1".repeat(3000)}"/>`)).toContain("instead of 8192 at most");
});

test("every token has a colour in both themes of the page", async () => {
  const css = await readFile("client/src/ui/figure/figure.css", "utf8");
  const [light = "", dark = ""] = css.split("@media");
  const colours = (part: string) =>
    new Map(
      Array.from(part.matchAll(/--figure-([a-z-]+): ([^;]+);/gu), ([, name, colour]) => [
        name,
        colour,
      ]),
    );
  expect([...colours(light).keys()].sort()).toEqual([...figureTokens].sort());
  const ofTheme = figureTokens.filter((token) => !/^(?:ink|soft|ground)$/u.test(token));
  expect([...colours(dark).keys()].sort()).toEqual([...ofTheme].sort());
});
