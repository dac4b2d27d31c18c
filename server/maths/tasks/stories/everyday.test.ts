import { expect, test } from "vitest";
import { answerOf } from "../../testing/attempt.ts";
import { storiesTasks } from "./stories.tasks.ts";

test.each([
  [
    "Manoj saves ₹100 in the first week and increases his saving by ₹20 every week. How much does he save in the 10th week?",
    "₹280",
  ],
  [
    "The first row of a theatre has 20 seats, the second has 22 seats, the third has 24 seats and so on. How many seats are there in the 15th row?",
    "48 seats",
  ],
  [
    "200 logs are stacked with 20 logs in the bottom row, 19 in the next row, 18 in the row next to it and so on. In how many rows are the 200 logs placed?",
    "16",
  ],
  [
    "A man repays a loan of ₹3250 by paying ₹20 in the first month and then increases the payment by ₹15 every month. How long will it take him to clear the loan?",
    "20",
  ],
  [
    "A sum of ₹700 is to be used to give seven cash prizes. If each prize is ₹20 less than its preceding prize, find the value of the first prize.",
    "₹160",
  ],
  ["A farm has hens and cows. There are 30 heads and 84 legs. How many cows are there?", "12"],
  [
    "In a zoo there are rabbits and pigeons. If the heads are counted there are 90 and the legs are 224. How many pigeons are there?",
    "68",
  ],
  [
    "A shop has 40 bicycles and tricycles. Together they have 95 wheels. How many tricycles are there?",
    "15",
  ],
  [
    "Ravi has 245 stamps and Meena has 378 stamps. How many stamps do they have altogether?",
    "623 stamps",
  ],
  ["Ravi has 52 pens and Meena has 37. How many more pens does Ravi have than Meena?", "15 pens"],
  [
    "A shopkeeper sold 45 kg of sugar on Monday, 38 kg on Tuesday and 52 kg on Wednesday. How much sugar did he sell in the three days?",
    "135 kg",
  ],
  ["Each house has 5 rooms. How many rooms are there in 12 such houses?", "60 rooms"],
  ["A box has 12 pencils. How many pencils are there in 15 such boxes?", "180 pencils"],
  [
    "Ramkali saved ₹5 in the first week of a year and then increased her weekly savings by ₹1.75. If in the nth week her weekly savings become ₹20.75, find n.",
    "10",
  ],
  [
    "A contract has a penalty of ₹200 for the first day of delay, ₹250 for the second day, ₹300 for the third day and so on. How much is the penalty for a delay of 30 days?",
    "₹27750",
  ],
  ["A farmer sold 3/8 of his 240 eggs. How many eggs were left?", "150 eggs"],
  ["Ramesh spent 3/8 of his ₹2400 on books. How much money is left with him?", "₹1500"],
  [
    "A tank holds 3,600 litres of water. 3/4 of the tank is full. How much water is in the tank?",
    "2700 L",
  ],
  [
    "After spending 2/3 of his money, Ravi has ₹150 left. How much money did he have at first?",
    "₹450",
  ],
  [
    "Lata had ₹180. She spent 1/3 of it on a book and 1/4 of the rest on a pen. How much is left?",
    "₹90",
  ],
  [
    "In a school 40% of the students are girls. If there are 720 boys, find the total number of students.",
    "1200 students",
  ],
  ["25% of the 60 students in a class are absent. How many are present?", "45"],
  ["Out of 80 students, 56 passed. What per cent failed?", "30%"],
  [
    "After successive discounts of 20% and 10% on a marked price of ₹5000, find the selling price.",
    "₹3600",
  ],
  [
    "A shirt of ₹1000 is sold at successive discounts of 10% and 20%. What is the single equivalent discount per cent?",
    "28%",
  ],
  [
    "The price of a pen is ₹20. It is first raised by 10% and then lowered by 10%. What is the price now?",
    "₹19.80",
  ],
  [
    "The salary of an officer is increased by 20%. If his new salary is ₹36000, what was his old salary?",
    "₹30000",
  ],
  ["I think of a number, double it and add 7. The result is 31. What is the number?", "12"],
  [
    "5 is subtracted from a number and the result is multiplied by 3 to get 21. Find the number.",
    "12",
  ],
  ["2.25 m of cloth is needed for one shirt. How much cloth is needed for 8 shirts?", "18 m"],
  ["A recipe needs 3 cups of flour for 12 cakes. How many cups are needed for 20 cakes?", "5 cups"],
  [
    "Ravi is 8th from the left and 13th from the right in a row. How many children are in the row?",
    "20",
  ],
  [
    "Trees are planted 5 m apart along a straight road 100 m long, including both ends. How many trees are there?",
    "21",
  ],
  [
    "How many trees can be planted at 6 m intervals around a circular park of circumference 120 m?",
    "20",
  ],
  [
    "A log is cut into 6 pieces. Each cut takes 3 minutes. How long does the cutting take?",
    "15 minutes",
  ],
  [
    "Meena read from page 25 to page 60 of a book, both inclusive. How many pages did she read?",
    "36 pages",
  ],
  [
    "Abdul bought 20 chairs for ₹800 each and spent ₹2000 on transport. He sold each chair at ₹1080. Find his profit per cent.",
    "20%",
  ],
  [
    "A shopkeeper buys 100 pens for ₹500. 10 pens are broken. He sells the rest at ₹6 each. What is his profit?",
    "₹40",
  ],
  [
    "A taxi charges ₹50 for the first km and ₹12 for each km after that. What is the fare for 10 km?",
    "₹158",
  ],
  ["A taxi has a fixed charge of ₹40 plus ₹15 per km. What is the fare for 12 km?", "₹220"],
  [
    "The average of 11 results is 50. The average of the first six is 49 and that of the last six is 52. Find the sixth result.",
    "56",
  ],
  ["The average of three numbers is 12. Two of them are 8 and 10. What is the third number?", "18"],
  [
    "A shop sold 128 cakes on Friday. It sold 46 fewer cakes on Saturday. How many cakes did it sell on the two days?",
    "210 cakes",
  ],
  ["Asha has 24 sweets, which is 6 fewer than Usha. How many sweets does Usha have?", "30 sweets"],
  [
    "Kavita had some sweets. She gave 15 sweets to her friends and had 27 left. How many sweets did she have at first?",
    "42 sweets",
  ],
  [
    "There were 56 birds on a tree. Some flew away and 38 were left. How many birds flew away?",
    "18 birds",
  ],
  [
    "A started a business with ₹24000. After 4 months B joined with ₹36000. At the end of the year the profit was ₹20000. Find B's share.",
    "₹10000",
  ],
  [
    "A invests ₹5000 for 6 months and B invests ₹3000 for 12 months. Divide a profit of ₹2200 between them.",
    "₹1000 and ₹1200",
  ],
  [
    "Ravi had some marbles. He gave 7 to Sohan and has 18 left. How many marbles did he have at first?",
    "25 marbles",
  ],
  ["A man walks 3.5 km every day. How far does he walk in a week?", "24.5 km"],
  [
    "Anita earns ₹18500 per month. She spends ₹14250 per month. How much does she save in a year?",
    "₹51000",
  ],
  [
    "In an election there were two candidates. The winner got 55% of the votes and won by 3000 votes. Find the total number of votes.",
    "30000 votes",
  ],
  ["Sana is 5 years younger than Tina. Tina is 14 years old. How old is Sana?", "9 years"],
  [
    "Rekha is 12 years old. Her mother is 3 times as old as her. What is the sum of their ages?",
    "48 years",
  ],
  ["A number when divided by 12 gives quotient 7 and remainder 5. What is the number?", "89"],
  ["Ravi walks 6 km east and then 8 km north. How far is he from his starting point?", "10 km"],
  ["A boy walks 10 m north and then 24 m east. Find his distance from the starting point.", "26 m"],
  [
    "Hari walks 5 km north, 3 km east and 1 km south. How far is he from the starting point?",
    "5 km",
  ],
  [
    "A student gets 4 marks for a correct answer and loses 1 mark for a wrong answer. He answers 20 questions and gets 12 correct. What is his score?",
    "40 marks",
  ],
  [
    "A student gets 4 marks for a correct answer and loses 1 mark for a wrong answer. He answered 20 questions and got 45 marks. How many correct answers did he give?",
    "13",
  ],
])("%s", (question, answer) => {
  expect(answerOf(storiesTasks, question)).toBe(answer);
});

/** Questions that resemble a known word problem and mean something else. */
test.each([
  "Ravi saves ₹10 in the first week and increases his saving by ₹5 every week. How much does he save in all in 4 months?",
  "Ravi saves ₹10 in the first week and increases his saving by 5% every week. How much does he save in the 4th week?",
  "The first row of a hall has 20 seats, the second has 22 seats, the third has 25 seats and so on. How many seats are there in the 15th row?",
  "200 logs are stacked with 20 logs in the bottom row, 19 in the next row, 18 in the row next to it and so on. In how many rows are the 180 logs placed?",
  "A farm has hens and ants. There are 30 heads and 84 legs. How many ants are there?",
  "A farm has hens and cows. There are 30 heads and 84 legs. How many goats are there?",
  "A farm has hens, goats and cows. There are 30 heads and 84 legs. How many cows are there?",
  "Ravi bought 5 pens and Meena sold 3 pens. How many pens do they have altogether?",
  "Ravi has 5 pens, Meena has 3 pens and Tina has 9 pens. How many pens do Ravi and Tina have?",
  "A shop sold 5 kg of rice on Monday and 3 kg of wheat on Tuesday. How much rice did it sell in all?",
  "A shop sold 5 kg of rice on Monday and 3 kg on Tuesday. How much did it sell in 3 days?",
  "A box has 12 pencils. How many pencils are there in 15 such bags?",
  "Kiran has 125 stamps and Sonal has 67 stamps. How many stamps does Kiran have?",
  "A farm has hens and cows. There are 30 heads and 130 legs. How many cows are there?",
  "I think of a number, double it and add 7 to the number. The result is 31. What is the number?",
  "I think of a number and subtract it from 20. The result is 8. What is the number?",
  "A shopkeeper sold 5/8 of his 640 eggs and 40 eggs broke. How many eggs are left?",
  "Out of 80 students, 56 passed in maths and 60 in science. What per cent failed?",
  "20% of the students like tea. 240 students do not like coffee. How many students are there?",
  "The price of a bag is ₹800. It is raised by 25% and then by ₹20. What is the price now?",
  "Poles are fixed 8 m apart along both sides of a road 200 m long, including both ends. How many poles are there?",
  "Sohan bought 15 fans for ₹1200 each. 3 fans were damaged. He sold each fan at ₹1750. Find his profit.",
  "The average of 11 results is 50. The average of the first six is 49 and that of the last six is 52. Find the fifth result.",
  "A started a business with ₹18000. After 14 months B joined with ₹24000. At the end of the year the profit was ₹15000. Find A's share.",
  "Sana is 5 years younger than Tina. Mona is 14 years old. How old is Sana?",
  "Ravi is 12 years old. His father is 3 times as old as his mother. How old is his father?",
  "Ravi walks 6 km east and then 8 km west. How far is he from his starting point?",
  "A number when divided by 12 gives quotient 7 and remainder 15. What is the number?",
  "A girl walks 2.4 km every day except Sunday. How far does she walk in a week?",
  "Mohan earns ₹22000 per month. He spends ₹17500 per year. How much does he save in a year?",
  "A baker sold 240 buns on Monday. He sold 65 more buns on Tuesday than on Sunday. How many buns did he sell on Tuesday?",
])("is not answered: %s", (question) => {
  expect(answerOf(storiesTasks, question)).toBeNull();
});
