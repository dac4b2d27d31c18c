import { expect, test } from "vitest";
import { tokenise } from "../../../read/tokenise.ts";
import { quantityPlain } from "../../../quantities/quantity.ts";
import { type Item, readItems } from "./items.ts";

function itemText(item: Item): string {
  switch (item.kind) {
    case "quantity":
      return quantityPlain(item.quantity);
    case "number":
      return `#${item.text}`;
    case "unit":
      return `in ${item.unit === "percent" ? "%" : item.unit.symbol}`;
    case "word":
      return item.text;
    case "equals":
    case "comma":
    case "question":
    case "stop":
      return item.kind;
  }
}

test.each([
  ["a 5 kg ball.", "a,5 kg,ball,stop"],
  ["u = 10 m/s", "u,equals,10 m/s"],
  ["in the 5th second", "in,the,#5th,second"],
  ["two charges", "#two,charges"],
  ["3 resistors", "#3,resistors"],
  ["m1 = 2 kg", "m1,equals,2 kg"],
  ["speed in km/h?", "speed,in km/h,question"],
  ["how many joules", "how,in J"],
  ["(a) force", "comma,force"],
  ["2 hours daily", "2 h/day"],
  ["6 h a day", "6 h/day"],
  ["5 m a day", "5 m,a,day"],
  ["cross-sectional area", "cross,sectional,area"],
])("%s is cut into %s", (text, items) => {
  expect(readItems(tokenise(text))?.map(itemText).join(",")).toBe(items);
});

test.each(["-500 turns", "5 > 3", "x^2 + 1", "2 × 3"])("%s is no story", (text) => {
  expect(readItems(tokenise(text))).toBeNull();
});
