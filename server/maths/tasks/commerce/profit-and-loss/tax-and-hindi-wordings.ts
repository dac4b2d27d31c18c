import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { buys, mustFind } from "../../../story/question-words.ts";

/** As it is told in Hindi with Latin letters. */
export const hindiTrade = facts(
  "[ek] {who:person} ne [ek] {x:goods} {cp:money} me|mein kharidi|kharida|kharide|kharidkar [aur]",
  "[usne|use|usko|phir] {sp:money} me|mein bechi|becha|beche|bech_di|bech_diya|bech_diye",
);

/** A tax on the price, and the bill with it. */
export const taxes: readonly Clause[] = [
  // Only with a tax on it is the price of a thing the amount before the tax.
  ...telling({ priced: "before tax" }, "price of {x:goods} is {cp:money}"),
  ...facts(
    "[rate_of] sales_tax|gst|vat|tax [charged|on_it|is_charged|added] [is|of|at|=|at_rate_of] [rate] {taxPercent:percent} [is_charged|is_added|on_it]",
    "[if] {taxPercent:percent} sales_tax|gst|vat|tax [is] [charged|added|on_it] [on_it]",
    `{who:person} ${buys} {x:goods} for|at {bill:money} including|inclusive_of {taxPercent:percent} gst|vat|tax|sales_tax`,
    "price of {x:goods} inclusive_of|including {taxPercent:percent} gst|vat|tax|sales_tax is {bill:money}",
    "price of {x:goods} inclusive_of|including gst|vat|tax|sales_tax of {taxPercent:percent} is {bill:money}",
  ),
  ...asks(
    "bill",
    `${mustFind} total_amount|amount|total_bill|total_price|total to_be_paid|payable|he_has_to_pay|she_has_to_pay|paid`,
    `how_much [money|in_all] will|does|did {who:person} [have_to] pay [in_all|altogether]`,
    `${mustFind} bill_amount|amount_of_bill|bill|total_amount_to_be_paid|total_cost|total_amount|amount_to_be_paid|final_price|price_including_gst|price_including_tax`,
  ),
  ...asks(
    "cp",
    `${mustFind} [original_price|price|its_price|cost] before gst|vat|tax|sales_tax [was|is] [added]`,
    `${mustFind} price of {x:goods} before gst|vat|tax|sales_tax [was|is] [added]`,
    `${mustFind} original_price|basic_price <of {x:goods}>`,
  ),
  ...asks("tax", `${mustFind} [amount_of] sales_tax|gst|vat|tax [amount] [paid|charged]`),
];
