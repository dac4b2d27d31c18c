import { hindiTrade, taxes } from "./tax-and-hindi-wordings.ts";
import { askingWith, asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { buys, find, is, mustFind, sells } from "../../../story/question-words.ts";

const owner = "[his|her|their|my|its]";
const it = "it|them|this|that|same|these|those|all|all_of_them|whole_lot|it_all";
const gain = "profit|gain";
const made =
  "makes|made|earns|earned|gets|got|has|had|gained|gains|incurs|incurred|suffers|suffered|bears|bore|had_to_bear|have";
const at = "for|at|in|@";

const buying = facts(
  `{who:person} ${buys} {x:goods} ${at} {cp:money|number}`,
  `{who:person} ${buys} {x:goods} ${at} {cp:money|number} from {seller:person}`,
  `{who:person} ${buys} {n:number} {x:goods} for {cp:money|number}`,
  `{who:person} ${buys} {x:goods} that|which costs|cost [him|her] {cp:money|number}`,
  `{who:person} ${buys} {n:number} {x:goods} at|for <rate of> {cpEach:money} each|apiece|per_piece|per_item|per_article`,
  `{who:person} ${buys} {n:number} {x:goods} at <rate of> {cpEach:money} per {x:goods}`,
  `{who:person} ${buys} {n:number} {x:goods} at <rate of> {cpLot:money} per {cpLotSize:number}`,
  `{who:person} ${buys} {x:goods} at <rate of> {cpLotSize:number} for {cpLot:money}`,
  `<{x:goods}> [is|was|are|were] bought|purchased ${at} {cp:money|number}`,
  `{x:goods} costs|cost [him|her|me] {cp:money|number}`,
  `${owner} cost_price|cp <of {x:goods}> ${is} {cp:money|number}`,
  `cost <of {x:goods}> ${is} {cp:money|number}`,
  `cost_price|cp of {n:number} {x:goods} ${is} {cp:money|number}`,
  `cost_price|cp of each|one {x:goods} ${is} {cpEach:money|number}`,
  `${owner} cost_price|cp ${is} {cp:money|number}`,
  `[he|she|and] spends|spent {repairs:money|number} on|for|in [its|his|her|their] repairs|repair|repairing|transport|transportation|overheads|overhead_expenses|maintenance|repairing_it|carriage`,
  `[he|she|and] pays|paid|spends|spent {repairs:money|number} for|on|as transport|transportation|repairs|overheads|carriage|freight`,
  `{repairs:money|number} [was|were|is] spent on [its] repairs|repair|transport|transportation|overheads`,
);

/** With a number of things, a price after "at" may be the price of each. */
const sellingAt = telling(
  { sold: "at" },
  `[he|she|they|i|later] ${sells} ${it} at|@ {sp:money|number}`,
);

const selling = facts(
  `[he|she|they|i|later] ${sells} ${it} for|in {sp:money|number}`,
  `[he|she|they|i|later] ${sells} ${it} to {buyer:person} ${at} {sp:money|number}`,
  `[he|she|they|i] ${sells} ${it} at|for <rate of> {spEach:money} each|apiece|per_piece|per_item|per_article`,
  `[he|she|they|i] ${sells} ${it} at <rate of> {spEach:money} per {x:goods}`,
  `[he|she|they|i] ${sells} ${it} at <rate of> {spLot:money} per {spLotSize:number}`,
  `[he|she|they|i] ${sells} ${it} at <rate of> {spLotSize:number} for {spLot:money}`,
  `[he|she|they|i] ${sells} each <{x:goods}> ${at} {spEach:money}`,
  `{who:person} ${sells} {x:goods} ${at} {sp:money|number}`,
  `{who:person} ${sells} {n:number} {x:goods} for {sp:money|number}`,
  `<{x:goods}> [is|was|are|were|which_was] sold ${at} {sp:money|number}`,
  `{x:goods} is|was|are|were sold ${at} {sp:money|number}`,
  `it|they is|was|are|were sold ${at} {sp:money|number}`,
  `${owner} selling_price|sp|sale_price <of {x:goods}> ${is} {sp:money|number}`,
  `selling_price|sp of {n:number} {x:goods} ${is} {sp:money|number}`,
  `selling_price|sp of each|one {x:goods} ${is} {spEach:money|number}`,
  `[by|on] selling {x:goods} ${at} {sp:money|number}`,
  `[by|on] selling it|them ${at} {sp:money|number}`,
  `[by|on] selling {n:number} {x:goods} for {sp:money|number}`,
);

function resultWordings(word: string, amount: string, percent: string): string[] {
  const value = `{${amount}:money|number}`;
  return [
    `{who:person} ${made} ${word} of {${percent}:percent}`,
    `{who:person} ${made} ${word} of ${value}`,
    `{who:person} ${made} {${percent}:percent} ${word}`,
    `<thereby|thus|thereby_making|making|earning> ${made} ${word} of {${percent}:percent} <on it / on cost_price>`,
    `${made} ${word} of ${value}`,
    `${made} {${percent}:percent} ${word}`,
    `[it|which|they] [is|was|are|were] sold at|with ${word} of {${percent}:percent}`,
    `[it|which|they] [is|was|are|were] sold at|with {${percent}:percent} ${word}`,
    `at ${word} of {${percent}:percent}`,
    `at ${word} of ${value}`,
    `at {${percent}:percent} ${word}`,
    `[with] ${word} of {${percent}:percent}`,
    `[with] ${word} of ${value}`,
    `${sells} ${it} at ${word} of {${percent}:percent}`,
    `he|she|they|i ${sells} ${it} at ${word} of {${percent}:percent}`,
    `<he|she> ${sells} ${it} at ${word} of ${value}`,
    `<he|she> ${sells} ${it} at {${percent}:percent} ${word}`,
    `{who:person} ${sells} {x:goods} at ${word} of {${percent}:percent}`,
    `{who:person} ${sells} {x:goods} at {${percent}:percent} ${word}`,
    `{x:goods} is|was|are|were sold at ${word} of {${percent}:percent}`,
    `{x:goods} is|was|are|were sold at {${percent}:percent} ${word}`,
    `it is|was sold at ${word} of {${percent}:percent}`,
    `${word} % ${is} {${percent}:percent|number}`,
    `${word} ${is} {${percent}:percent}`,
    `${word} ${is} ${value}`,
  ];
}

const profits = facts(
  ...resultWordings(gain, "profit", "profitPercent"),
  "{who:person} gains|gained|earns|earned {profitPercent:percent} <on cost_price / on it>",
  "{who:person} gains|gained {profit:money|number} <on it>",
  "gains|gained|gaining {profitPercent:percent}",
  "gains|gained|gaining {profit:money}",
);

const losses = facts(
  ...resultWordings("loss", "loss", "lossPercent"),
  "{who:person} loses|lost|lose {lossPercent:percent} <on cost_price / on it>",
  "{who:person} loses|lost|lose {loss:money|number} <on it>",
  "loses|lost|losing {lossPercent:percent}",
  "loses|lost|losing {loss:money}",
);

const discounts = facts(
  `marked_price|list_price|mp|printed_price|mrp|catalogue_price <of {x:goods}> ${is} {mp:money|number}`,
  `{x:goods} is|was|are|were|has_been|which_is marked|listed|priced at {mp:money|number}`,
  `{who:person} marks|marked|lists|prices [his|her|its] {x:goods} at {mp:money|number}`,
  `{x:goods} marked|listed|priced at {mp:money|number}`,
  `{x:goods} has_marked_price|with_marked_price|having_marked_price of {mp:money|number}`,
  "{x:goods} of marked_price {mp:money|number}",
  "[it|which|they] [is|was|are] sold at discount of {discountPercent:percent}",
  "[it|which|they] [is|was|are] sold at {discountPercent:percent} discount",
  `{x:goods} marked|listed|priced at {mp:money|number} is|was|are sold ${at} {sp:money|number}`,
  `{x:goods} marked|listed|priced at {mp:money|number} is|was|are sold at discount of {discountPercent:percent}`,
  "[it|they] [is|was|are] available at discount of {discountPercent:percent}",
  "discount|rebate of {discountPercent:percent} <on marked_price / on it / on list_price> <is|was|are given|allowed|offered|announced|available>",
  "discount|rebate of {discountPercent:percent} is|was given|allowed|offered|announced on it|marked_price|list_price",
  "discount|rebate of {discount:money} <on marked_price / on it / on list_price> <is|was given|allowed|offered|announced>",
  "{discountPercent:percent} discount|rebate <on marked_price / on it / on list_price> <is|was given|allowed|offered|announced>",
  "[at|with|on|after] [allowing|giving|offering|getting|allows|allowed|gives|gave|offers|offered] discount|rebate of {discountPercent:percent} <on marked_price / on it / on list_price>",
  "[at|with|on|after] [allowing|giving|offering|allows|allowed|gives|gave] discount of {discount:money} <on marked_price / on it>",
  "[at|with|on|after] [allowing|giving|offering|allows|allowed|gives|gave] {discountPercent:percent} discount <on marked_price / on it>",
  "{who:person} allows|allowed|gives|gave|offers|offered|gets|got|announces|announced|receives discount|rebate of {discountPercent:percent} <on marked_price / on it / on {x:goods} / on list_price>",
  "{who:person} allows|allowed|gives|gave|offers|offered|gets|got discount|rebate of {discount:money} <on marked_price / on it>",
  "{who:person} allows|allowed|gives|gave|offers|offered|gets|got {discountPercent:percent} discount|rebate <on marked_price / on it>",
  `discount % ${is} {discountPercent:percent|number}`,
  `rate_of_discount ${is} {discountPercent:percent}`,
  `discount ${is} {discountPercent:percent}`,
  `discount ${is} {discount:money|number}`,
  "<he> still gains|makes [profit_of] {profitPercent:percent}",
  "still makes profit|gain of {profitPercent:percent}",
  `{who:person} ${buys} {x:goods} with|of marked_price|mrp {mp:money|number}`,
);

const counted = telling(
  { compares: "counts" },
  "cost_price|cp of {cpCount:number} {x:goods} [is|=] [equal_to|same_as|equals] selling_price|sp of {spCount:number} {x:goods}",
  "cost_price|cp of {cpCount:number} {x:goods} is selling_price|sp of {spCount:number} {x:goods}",
);

const swapped = telling(
  { compares: "counts" },
  "selling_price|sp of {spCount:number} {x:goods} [is|=] [equal_to|same_as|equals] cost_price|cp of {cpCount:number} {x:goods}",
);

const successive: readonly Clause[] = [
  ...facts(
    "[at|with|after|offers|offered|allows|gives] [two] successive discounts [of] {d1:percent} and {d2:percent} [respectively]",
    "successive discounts of {d1:percent} and {d2:percent} are|is given|allowed|offered [on_it]",
    "it is sold at two successive discounts of {d1:percent} and {d2:percent}",
    "{x:goods} is sold at two successive discounts of {d1:percent} and {d2:percent}",
  ),
  ...asks(
    "equivalent",
    `${find} single [equivalent] discount [%] [equivalent|equal] [to]`,
    `${find} equivalent single discount [of|to|for]`,
    `${find} single discount`,
    "which single discount is equivalent|equal to",
  ),
];

const tail =
  "<in_transaction / in_this_transaction / in_whole_transaction / on_whole / on_transaction / made_by_him / made_by_her / made / earned / of {who:person} / on {x:goods} / on it / he_made / on_this_sale>";
const hindi = "[kya_hai|kya_hoga|kitna_hai|kitna_hoga|kitna_hua|nikalo|batao|kya_hua]";

const questions: readonly Clause[] = [
  ...asks(
    "profit",
    `${find} ${owner} ${gain} ${hindi}`,
    `${mustFind} ${owner} ${gain} ${tail}`,
    `[uska|kitna] labh|munafa|fayda ${hindi}`,
    `how_much ${gain} [did|does] <{who:person}> make|earn|get|have`,
    "how_much [did|does|will] he|she|they gain|earn",
  ),
  ...asks(
    "loss",
    `${find} ${owner} loss ${hindi}`,
    `${mustFind} ${owner} loss ${tail}`,
    "how_much [did|does] he|she|they lose",
    "how_much loss did|does he|she|they bear|incur|suffer|make",
  ),
  ...asks(
    "profitPercent",
    `${find} ${owner} ${gain} % ${hindi} ${tail}`,
    `${find} ${owner} % ${gain} ${tail}`,
    `[uska|kitna] labh|munafa|fayda pratishat|% ${hindi}`,
    `what % ${gain} did {who:person} make|earn`,
    `what % did {who:person} gain`,
    `${find} ${gain} as %`,
  ),
  ...asks(
    "lossPercent",
    `${find} ${owner} loss % ${hindi} ${tail}`,
    `[uska|kitni] hani|haani|nuksan|nuksaan pratishat|% ${hindi}`,
    `${find} ${owner} % loss ${tail}`,
    "what % did {who:person} lose",
    `what % loss did he|she|they bear|incur|make|suffer`,
  ),
  ...asks(
    "either",
    `${find} ${owner} ${gain} or loss ${tail}`,
    `[did|does] {who:person} make|made ${gain} or loss how_much`,
    `is there ${gain} or loss how_much`,
  ),
  ...asks(
    "eitherPercent",
    `${find} ${owner} ${gain} or loss % ${tail}`,
    `${find} ${owner} ${gain} % or loss % ${tail}`,
    `${find} ${owner} % ${gain} or loss ${tail}`,
    `${find} ${owner} ${gain} or % loss`,
    `${find} % of ${gain} or loss`,
  ),
  ...asks(
    ["profit", "profitPercent"],
    `${find} ${owner} ${gain} and ${gain} %`,
    `${find} ${owner} ${gain} and % ${gain}`,
  ),
  ...asks(["loss", "lossPercent"], `${find} ${owner} loss and loss %`),
  ...asks(
    "cp",
    `${find} ${owner} cost_price|cp ${hindi} <of {x:goods} / of it>`,
    `${find} cost_price|cp of {x:goods}`,
    `${mustFind} cost of {x:goods}`,
    "[for|at] how_much|what_price did {who:person} buy|purchase it|{x:goods}",
    "at what price did he|she buy it",
  ),
  ...asks(
    "sp",
    `${find} ${owner} selling_price|sp|sale_price ${hindi} <of {x:goods} / of it>`,
    `${mustFind} price of {x:goods} after discount`,
    `${find} price after discount`,
    "for|at how_much|what_price|what should|must|did|will|does {who:person} sell it|{x:goods}",
    "at|for what price should|did|must|will {who:person} sell it|them|{x:goods}",
    "how_much will|does|did|should {who:person} pay <for {x:goods} / for it>",
    "how_much should it be sold for",
    `${find} amount customer pays|paid`,
    "how_much does|will customer pay",
  ),
  ...asks(
    "spEach",
    `${find} selling_price|sp of each|one {x:goods}`,
    "at what price should {who:person} sell each|one <{x:goods}>",
  ),
  ...asks("cpEach", `${find} cost_price|cp of each|one {x:goods}`),
  ...asks(
    "mp",
    `${find} ${owner} marked_price|list_price|mp|printed_price|mrp ${hindi} <of {x:goods} / of it>`,
  ),
  ...asks(
    "discount",
    `${find} ${owner} discount ${hindi} <given|offered|allowed / on it / on {x:goods}>`,
    `${find} amount_of_discount <given|offered|allowed>`,
    `${find} discount_amount`,
  ),
  ...asks(
    "discountPercent",
    `${find} ${owner} discount % <given|offered|allowed / on it>`,
    `${find} % discount|of_discount <given|offered|allowed>`,
    `${find} rate_of_discount|rate_of_discount_% <given|offered|allowed>`,
    "what % discount is|was given|offered|allowed",
    "what % of discount is|was given|offered|allowed",
  ),
  ...askingWith(
    { asks: "new" },
    "newSp",
    "at|for what price|amount should|must|would {who:person} sell it|{x:goods} to gain|earn|make|get {newProfitPercent:percent} <profit>",
    `at|for what price|amount should|must {who:person} sell it|{x:goods} to gain|earn|make|get ${gain} of {newProfitPercent:percent}`,
    `at|for what price|amount should it|{x:goods} be sold to gain|earn|make|get {newProfitPercent:percent} <profit>`,
    `at|for what price|amount should it|{x:goods} be sold to gain|earn|make|get ${gain} of {newProfitPercent:percent}`,
    `${mustFind} selling_price to gain|earn|make {newProfitPercent:percent}`,
    `${mustFind} selling_price for ${gain} of {newProfitPercent:percent}`,
    `how_much should {who:person} sell it for to gain {newProfitPercent:percent}`,
  ),
];

/** Wordings of trade, in English and Hindi: "bought for ₹500 and sold at a profit of 10%". */
export const profitAndLossClauses: readonly Clause[] = [
  ...buying,
  ...selling,
  ...hindiTrade,
  ...sellingAt,
  ...profits,
  ...losses,
  ...discounts,
  ...counted,
  ...swapped,
  ...successive,
  ...taxes,
  ...questions,
];
