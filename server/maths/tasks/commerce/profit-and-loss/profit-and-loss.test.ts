import { expect, test } from "vitest";
import { answerTo } from "../testing/answer-to.ts";

test.each([
  ["A shopkeeper bought a fan for ₹1200 and sold it for ₹1500. Find his profit percent.", "25%"],
  [
    "The marked price of a shirt is ₹800. A discount of 15% is given on it. Find the selling price.",
    "₹680",
  ],
  ["CP = 500, SP = 600, find profit %", "20%"],
  ["cp 500 sp 450 loss percent", "10%"],
  [
    "A man buys a cycle for Rs 1400 and sells it at a loss of 15%. What is the selling price of the cycle?",
    "₹1190",
  ],
  ["By selling a table for ₹330, a trader gains 10%. Find the cost price of the table.", "₹300"],
  [
    "A man bought an old scooter for Rs. 4700 and spends Rs. 800 on its repairs. He sells the scooter for Rs. 5800. Find his gain percent.",
    "60/11%",
  ],
  [
    "The cost price of 20 articles is the same as the selling price of 16 articles. Find the profit percent.",
    "25%",
  ],
  ["If the cost price of 12 pens is equal to the selling price of 8 pens find gain percent", "50%"],
  ["A dealer buys 12 pens at ₹8 each and sells them at ₹10 each. Find his profit.", "₹24"],
  [
    "By selling a watch for ₹720, a man loses 10%. At what price should he sell it to gain 15%?",
    "₹920",
  ],
  [
    "A shopkeeper bought 5 dozen bananas at ₹40 per dozen and sold them at ₹4 each. find profit percent",
    "20%",
  ],
  [
    "An article is marked at ₹950 and sold at a discount of 20%. What is the selling price?",
    "₹760",
  ],
  ["Marked price Rs 1200, selling price Rs 1080. Find discount percent.", "10%"],
  [
    "A book is sold for ₹270 after allowing a discount of 10% on the marked price. Find the marked price.",
    "₹300",
  ],
  ["Ravi bought a bat for ₹ 250 and sold it for ₹ 200. Find his profit or loss.", "₹50"],
  [
    "Find the gain or loss percent if cost price is 80 rupees and selling price is 92 rupees.",
    "15%",
  ],
  [
    "A trader marks his goods at ₹500 and allows a discount of 10%. If his cost price is ₹400, find his profit percent.",
    "12.5%",
  ],
  [
    "A fruit seller buys lemons at 5 for ₹10 and sells them at 4 for ₹10. Find his gain percent.",
    "25%",
  ],
  ["A shopkeeper sold a TV for ₹18000 at a profit of 20%. Find the cost price.", "₹15000"],
  ["If SP = ₹ 2400 and gain = 20%, find CP", "₹2000"],
  ["cp of a pen is 10 rs and it is sold at a profit of 20% find sp", "₹12"],
  ["Find a single discount equivalent to two successive discounts of 20% and 10%", "28%"],
  [
    "A shirt is marked at ₹1000 and it is sold at two successive discounts of 20% and 10%. Find the selling price.",
    "₹720",
  ],
  ["The cost of a TV is ₹13000. The sales tax charged is 12%. Find the bill amount.", "₹14560"],
  [
    "Waheeda bought an air cooler for ₹3300 including 10% tax. Find the price of the air cooler before VAT was added.",
    "₹3000",
  ],
  ["Find the cost price of a watch if it is sold for ₹2250 at a gain of 12.5%.", "₹2000"],
  ["Mohan sold a watch for ₹75 and lost ₹15. Find its cost price.", "₹90"],
  [
    "Rahul bought a sweater for ₹850 and sold it at a profit of 8%. Find the selling price of the sweater.",
    "₹918",
  ],
  ["An almirah is sold at ₹5225 after allowing a discount of 5%. Find its marked price.", "₹5500"],
  [
    "If a chair is bought for ₹2000 and is sold at a gain of 10%, find the selling price of the chair.",
    "₹2200",
  ],
  [
    "The list price of a frock is ₹220. A discount of 20% is announced. What is the sale price?",
    "₹176",
  ],
  [
    "An item marked at ₹840 is sold for ₹714. What is the discount and discount percent?",
    "₹126 and 15%",
  ],
  ["An item marked at ₹840 is sold for ₹714. What is the discount percent?", "15%"],
  ["A man sold a bicycle for ₹2400 and made a profit of ₹400. Find the profit percent.", "20%"],
  ["Cost of an item is ₹50. It was sold with a profit of 12%. Find the selling price.", "₹56"],
  [
    "A trader bought a cow for Rs.15000 and sold it for Rs.13500. Find his loss and loss percent.",
    "₹1500 and 10%",
  ],
  ["selling price 690 profit 15% find cost price", "600"],
  ["loss percent if cp is 200 and sp is 180", "10%"],
  ["What is the profit if CP is ₹45 and SP is ₹60?", "₹15"],
  [
    "A shopkeeper purchased 200 bulbs for ₹10 each. He sold them at ₹12 each. Find the gain percent.",
    "20%",
  ],
  [
    "A merchant bought a TV for ₹10000 and spent ₹500 on its transport. He sold it for ₹12600. Find the profit percent.",
    "20%",
  ],
  ["Marked price of a bag is ₹500 and it is sold at 20% discount. Find the selling price", "₹400"],
  ["A shopkeeper sells an article for ₹450 at a loss of 10%. What is the cost price?", "₹500"],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});
