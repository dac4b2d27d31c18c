import { line } from "../../../story/line.ts";
import { makeRule, type Rule } from "../../../story/rules.ts";

/** What is taken off a marked price. */
export const discountRules: readonly Rule[] = [
  makeRule(
    "discount",
    "mp discountPercent",
    "Find the discount",
    "The discount is taken of the marked price: Discount = discount % of MP.",
    (v) => line`\frac{${v("discountPercent")}}{100} \times ${v("mp")}`,
  ),
  makeRule(
    "discount",
    "mp sp",
    "Find the discount",
    "Discount = MP − SP.",
    (v) => line`${v("mp")} - ${v("sp")}`,
  ),
  makeRule(
    "sp",
    "mp discount",
    "Find the selling price",
    "SP = MP − Discount.",
    (v) => line`${v("mp")} - ${v("discount")}`,
  ),
  makeRule(
    "mp",
    "sp discount",
    "Find the marked price",
    "MP = SP + Discount.",
    (v) => line`${v("sp")} + ${v("discount")}`,
  ),
  makeRule(
    "discountPercent",
    "discount mp",
    "Find the discount percent",
    "Discount % = Discount ÷ MP × 100.",
    (v) => line`\frac{${v("discount")}}{${v("mp")}} \times 100`,
  ),
  makeRule(
    "mp",
    "sp discountPercent",
    "Find the marked price",
    "If MP is ₹100, SP is ₹(100 − discount %). So MP = SP × 100 ÷ (100 − discount %).",
    (v) => line`\frac{${v("sp")} \times 100}{100 - ${v("discountPercent")}}`,
  ),
  makeRule(
    "mp",
    "discount discountPercent",
    "Find the marked price",
    "The discount is the discount percent of the marked price, so MP = Discount × 100 ÷ discount %.",
    (v) => line`\frac{${v("discount")} \times 100}{${v("discountPercent")}}`,
  ),
];

/** Discounts one after the other, and taxes on a price. */
export const taxRules: readonly Rule[] = [
  makeRule(
    "sp",
    "mp d1 d2",
    "Take off the discounts one after the other",
    "The second discount is taken of the price that the first has left.",
    (v) => line`${v("mp")} \times \frac{100 - ${v("d1")}}{100} \times \frac{100 - ${v("d2")}}{100}`,
  ),
  makeRule(
    "equivalent",
    "d1 d2",
    "Find the single discount",
    "Take a marked price of ₹100. What the two discounts take off it together is the single discount in percent.",
    (v) => line`100 - 100 \times \frac{100 - ${v("d1")}}{100} \times \frac{100 - ${v("d2")}}{100}`,
  ),
  makeRule(
    "d1",
    "equivalent d2",
    "Find the first discount",
    "Divide what is left by what the second discount leaves.",
    (v) => line`100 - \frac{100 \times (100 - ${v("equivalent")})}{100 - ${v("d2")}}`,
  ),
  makeRule(
    "mp",
    "sp d1 d2",
    "Find the marked price",
    "Divide by what each discount leaves.",
    (v) =>
      line`\frac{${v("sp")} \times 100 \times 100}{(100 - ${v("d1")}) \times (100 - ${v("d2")})}`,
  ),
  makeRule(
    "tax",
    "cp taxPercent",
    "Find the tax",
    "The tax is reckoned on the price.",
    (v) => line`\frac{${v("taxPercent")}}{100} \times ${v("cp")}`,
  ),
  makeRule(
    "bill",
    "cp tax",
    "Find the amount of the bill",
    "Bill = price + tax.",
    (v) => line`${v("cp")} + ${v("tax")}`,
  ),
  makeRule(
    "cp",
    "bill taxPercent",
    "Find the price before tax",
    "A price of ₹100 makes a bill of ₹(100 + tax %). So price = bill × 100 ÷ (100 + tax %).",
    (v) => line`\frac{${v("bill")} \times 100}{100 + ${v("taxPercent")}}`,
  ),
  makeRule(
    "cp",
    "tax taxPercent",
    "Find the price before tax",
    "The tax is the tax percent of the price.",
    (v) => line`\frac{${v("tax")} \times 100}{${v("taxPercent")}}`,
  ),
];
