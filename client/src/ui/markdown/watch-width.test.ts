import { expect, test, vi } from "vitest";
import { watchWidth } from "./watch-width.ts";

/** A formula of two parts in a sentence in a column; jsdom has no layout, so the widths are given here. */
function givenFormula({ column, widestPart }: { column: number; widestPart: number }) {
  document.body.innerHTML =
    '<p style="padding: 0px 10px"><strong><span id="line"><span class="katex-html"><i class="base"></i></span></span></strong></p>';
  const sized = (selector: string, name: "clientWidth" | "scrollWidth", value: number) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) Object.defineProperty(element, name, { value, configurable: true });
  };
  sized("p", "clientWidth", column);
  sized(".base", "scrollWidth", widestPart);
  return document.querySelector<HTMLElement>("#line") ?? document.body;
}

function givenObserver() {
  const disconnect = vi.fn();
  const observed: Element[] = [];
  const change = { tell: () => undefined as void };
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        change.tell = tell;
      }
      observe = (element: Element) => observed.push(element);
      disconnect = disconnect;
    },
  );
  return { change, observed, disconnect };
}

test.each([
  [{ column: 300, widestPart: 281 }, true],
  [{ column: 300, widestPart: 280 }, false],
])("a formula of %j is too wide: %j", (widths, isTooWide) => {
  const { change } = givenObserver();
  const tell = vi.fn();
  watchWidth(givenFormula(widths), tell);
  change.tell();
  expect(tell).toHaveBeenLastCalledWith(isTooWide);
});

test("the column and every part are observed until the watch ends", () => {
  const { observed, disconnect } = givenObserver();
  const stop = watchWidth(givenFormula({ column: 1, widestPart: 1 }), () => undefined);
  expect(observed.map((element) => element.tagName)).toEqual(["P", "SPAN", "I"]);
  stop();
  expect(disconnect).toHaveBeenCalledOnce();
});
