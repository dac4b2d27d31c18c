import { line } from "../../../story/line.ts";
import { discountRules, taxRules } from "./discount-rules.ts";
import { gainRules } from "./gain-rules.ts";
import { makeRule, type Rule } from "../../../story/rules.ts";

const prices: readonly Rule[] = [
  makeRule(
    "cp",
    "n cpEach",
    "Find the cost price of all",
    "Cost price of all = number × cost price of one.",
    (v) => line`${v("n")} \times ${v("cpEach")}`,
  ),
  makeRule(
    "sp",
    "n spEach",
    "Find the selling price of all",
    "Selling price of all = number × selling price of one.",
    (v) => line`${v("n")} \times ${v("spEach")}`,
  ),
  makeRule(
    "cp",
    "bought repairs",
    "Find the total cost price",
    "What is spent on repairs or carriage is added to the price paid (overhead expenses).",
    (v) => line`${v("bought")} + ${v("repairs")}`,
  ),
  makeRule(
    "bought",
    "n cpEach repairs",
    "Find the price paid for all",
    "Price of all = number × price of one.",
    (v) => line`${v("n")} \times ${v("cpEach")}`,
  ),
  makeRule(
    "cpEach",
    "cpLot cpLotSize",
    "Find the cost price of one",
    "Unitary method: divide the price by the number of things.",
    (v) => line`\frac{${v("cpLot")}}{${v("cpLotSize")}}`,
  ),
  makeRule(
    "spEach",
    "spLot spLotSize",
    "Find the selling price of one",
    "Unitary method: divide the price by the number of things.",
    (v) => line`\frac{${v("spLot")}}{${v("spLotSize")}}`,
  ),
  makeRule(
    "spEach",
    "sp n",
    "Find the selling price of one",
    "Selling price of one = selling price of all ÷ number.",
    (v) => line`\frac{${v("sp")}}{${v("n")}}`,
  ),
  makeRule(
    "cpEach",
    "cp n",
    "Find the cost price of one",
    "Cost price of one = cost price of all ÷ number.",
    (v) => line`\frac{${v("cp")}}{${v("n")}}`,
  ),
  makeRule(
    "cpLot",
    "cpEach cpLotSize",
    "Find the price of the lot",
    "Price of the lot = number × price of one.",
    (v) => line`${v("cpEach")} \times ${v("cpLotSize")}`,
  ),
  makeRule(
    "spLot",
    "spEach spLotSize",
    "Find the price of the lot",
    "Price of the lot = number × price of one.",
    (v) => line`${v("spEach")} \times ${v("spLotSize")}`,
  ),
  makeRule(
    "repairs",
    "cp bought",
    "Find the overhead expenses",
    "Overheads = total cost price − price paid.",
    (v) => line`${v("cp")} - ${v("bought")}`,
  ),
];

/** The formulas between cost, marked and selling price, gain, discount and tax. */
export const profitAndLossRules: readonly Rule[] = [
  ...prices,
  ...gainRules,
  ...discountRules,
  ...taxRules,
];
