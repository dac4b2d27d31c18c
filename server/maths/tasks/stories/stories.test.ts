import { expect, test } from "vitest";
import { answerOf } from "../../testing/attempt.ts";
import { storiesTasks } from "./stories.tasks.ts";

test.each([
  [
    "Rahul scored 85 runs and Virat scored 30 more runs than Rahul. How many runs did they score together?",
    "200 runs",
  ],
  [
    "A tank has 500 litres of water. 120 litres leaked out and 80 litres was added. How much water is in the tank?",
    "460 L",
  ],
  [
    "Meena bought 5 kg of rice at ₹40 per kg and 2 litres of oil at ₹150 per litre. How much change will she get from ₹1000?",
    "₹500",
  ],
  [
    "Meena has 15 more stamps than Tara. Meena has 40 stamps. How many stamps does Tara have?",
    "25 stamps",
  ],
  ["A shopkeeper had 250 eggs. He sold 134 and 12 broke. How many eggs are left?", "104 eggs"],
  [
    "A rectangular field is 80 m by 50 m. Find the cost of fencing it 3 rounds with wire costing ₹15 per metre.",
    "₹11700",
  ],
  ["How many tiles of 20 cm by 20 cm are needed to cover a floor 6 m by 4 m?", "600 tiles"],
  [
    "A shopkeeper has 120 pens. He sells 45 of them on Monday and 30 on Tuesday. How many pens are left?",
    "45 pens",
  ],
  [
    "Ravi has 25 marbles. He gives 7 to Sohan and gets 12 from Mohan. How many marbles does he have now?",
    "30 marbles",
  ],
  [
    "Anita had ₹500. She spent ₹125.50 on books and ₹89.75 on toys. How much money is left with her?",
    "₹284.75",
  ],
  [
    "A tank contains 60 litres of water. 1/4 of it is used. Then 10 litres is added. How much water is there now?",
    "55 L",
  ],
  ["Sohan had 40 apples. He sold half of them. How many apples are left?", "20 apples"],
  [
    "Ravi had 25 marbles. Sohan gave him 8 more. How many marbles does Ravi have now?",
    "33 marbles",
  ],
  [
    "There were 45 passengers in a bus. 12 passengers got off and 9 got on. How many passengers are there in the bus now?",
    "42 passengers",
  ],
  ["A rope was 20 m long. 8.5 m was cut off. How much rope is left?", "11.5 m"],
  ["Meena had 5 kg of sugar. She used 750 g. How much sugar is left?", "4.25 kg"],
  [
    "Mohan had Rs 1000. He bought a bag for Rs 450 and a pen for Rs 50. How much money is left with him?",
    "₹500",
  ],
  [
    "Kumar bought 3 pens at ₹10 each and 2 notebooks at ₹25 each. He paid with a ₹100 note. How much change did he get?",
    "₹20",
  ],
  ["Kumar bought 3 pens at ₹10 each and 2 notebooks at ₹25 each. How much did he spend?", "₹80"],
  [
    "Ravi bought 5 kg of rice at Rs 40 per kg and 2 kg of sugar at Rs 45 per kg. Find the total amount spent.",
    "₹290",
  ],
  [
    "Ravi bought 5 kg of rice at Rs 40 per kg, 2 kg of sugar at Rs 45 per kg and 3 litres of oil at Rs 120 per litre. He gave the shopkeeper a Rs 1000 note. How much money did he get back?",
    "₹350",
  ],
  [
    "There are 8 rows of chairs with 12 chairs in each row. 17 chairs are broken. How many good chairs are there?",
    "79 chairs",
  ],
  [
    "Sita has twice as many stamps as Gita. Together they have 90. How many does Sita have?",
    "60 stamps",
  ],
  [
    "Sita has 12 more stamps than Gita. Together they have 90. How many does Gita have?",
    "39 stamps",
  ],
  [
    "Sita has 12 more stamps than Gita. Gita has 20 stamps. How many do they have altogether?",
    "52 stamps",
  ],
  [
    "Gita has 20 stamps. Sita has 12 more stamps than Gita. How many stamps do they have altogether?",
    "52 stamps",
  ],
  ["Each box holds 12 eggs. How many eggs are there in 15 boxes?", "180 eggs"],
  [
    "Ramesh spends 30% of his salary on food, 20% on rent and saves the rest ₹10000. What is his salary?",
    "₹20000",
  ],
  ["A man spends 75% of his income and saves Rs 5000 per month. Find his income.", "₹20000"],
  [
    "Meena earns ₹25000 per month. She spends 40% of her salary on food and 25% on rent. How much does she save?",
    "₹8750",
  ],
  [
    "Ramesh spends 30% of his salary on food, 20% on rent, 10% on transport and saves ₹8000. Find his salary.",
    "₹20000",
  ],
  [
    "In an election between two candidates, the winner got 60% of the votes and won by 400 votes. How many votes were polled?",
    "2000 votes",
  ],
  [
    "A student has to secure 40% marks to pass. He gets 178 marks and fails by 22 marks. What are the maximum marks?",
    "500 marks",
  ],
  [
    "A student needs to get 33% to pass. He got 125 marks and failed by 40 marks. Find the maximum marks.",
    "500 marks",
  ],
  [
    "A number is increased by 20% and then decreased by 20%. What is the net change percent?",
    "4% decrease",
  ],
  [
    "The price of an article is first decreased by 20% and then increased by 50%. Find the net percentage change.",
    "20% increase",
  ],
  [
    "The price of sugar is increased by 20%. It is then decreased by 20%. By what percent has the price changed?",
    "4% decrease",
  ],
  ["A number is increased by 20% and then by 10%. What is the net change percent?", "32% increase"],
  [
    "The price of sugar rises by 20%. By what percent must a household reduce its consumption so that expenditure does not increase?",
    "50/3%",
  ],
  [
    "If the price of tea falls by 20%, by what percent can a family increase its consumption so that the expenditure remains the same?",
    "25%",
  ],
  [
    "Ravi bought 500 g of tea at ₹400 per kg and 2 kg sugar at ₹45 per kg. Find the total cost.",
    "₹290",
  ],
  [
    "A man spends 1/3 of his money on food and 1/4 of the remainder on travel. If he has ₹300 left, how much did he have?",
    "₹600",
  ],
  [
    "A man spends 1/3 of his income on food, 1/4 of the remainder on rent and saves Rs 3000. Find his income.",
    "₹6000",
  ],
  [
    "A man spends 1/3 of his income on food and 1/4 of his income on rent and has ₹5000 left. Find his income.",
    "₹12000",
  ],
  [
    "One-third of a pole is in mud, 1/4 of it is in water and the remaining 5 m is above water. Find the length of the pole.",
    "12 m",
  ],
  ["Half of a number is 8 more than its one third. Find the number.", "48"],
  ["Three-fourths of a number exceeds its one-fifth by 22. Find the number.", "40"],
  ["A number exceeds its 3/5 by 22. Find the number.", "55"],
  ["One fourth of a number is 6 less than its half. Find the number.", "24"],
  [
    "A man spends 1/3 of his money on food and 1/4 on travel. If he has ₹300 left, how much did he have?",
    "₹720",
  ],
  ["A man spends 2/5 of his salary on food. If he has ₹9000 left, find his salary.", "₹15000"],
  [
    "The average age of a class of 30 students is 14 years. If the teacher's age is included the average becomes 15. What is the teacher's age?",
    "45 years",
  ],
  [
    "The average age of 24 students in a class is 10 years. If the teacher's age is also included, the average increases by 1 year. Find the age of the teacher.",
    "35 years",
  ],
  [
    "The average weight of 9 boys is 40 kg. A new boy joins the group and the average weight becomes 41 kg. Find the weight of the new boy.",
    "50 kg",
  ],
  [
    "The average weight of 8 persons increases by 2.5 kg when a new person comes in place of one of them weighing 65 kg. What is the weight of the new person?",
    "85 kg",
  ],
  [
    "The average age of 40 students is 15 years. When a student leaves, the average age becomes 14 years. Find the age of that student.",
    "54 years",
  ],
  [
    "The average weight of 8 persons increases by 2.5 kg when a new person comes in place of one of them weighing 65 kg. What is the weight of the new person?",
    "85 kg",
  ],
  [
    "A rectangular field is 50 m long and 30 m wide. A path 2 m wide runs around it outside. Find the area of the path.",
    "336 m^2",
  ],
  [
    "A rectangular park 45 m long and 30 m wide is surrounded by a path 2.5 m wide. Find the area of the path.",
    "400 m^2",
  ],
  [
    "A rectangular field is 50 m by 30 m. Find the cost of fencing it with 3 rounds of wire at ₹5 per metre.",
    "₹2400",
  ],
  ["Find the cost of fencing a square park of side 250 m at the rate of ₹20 per metre.", "₹20000"],
  [
    "Find the cost of fencing a rectangular park of length 175 m and breadth 125 m at the rate of ₹12 per metre.",
    "₹7200",
  ],
  [
    "A farmer has a rectangular field of length 240 m and breadth 180 m. He wants to fence it with 3 rounds of rope. Find the length of rope needed.",
    "2520 m",
  ],
  ["A wire of length 88 cm is bent into a circle. What is its area?", "616 cm^2"],
  [
    "A wire is in the shape of a rectangle of length 40 cm and breadth 22 cm. It is bent into a square. Find the side of the square.",
    "31 cm",
  ],
  [
    "How many bricks each 25 cm by 10 cm by 8 cm are needed for a wall 5 m long, 2 m high and 20 cm thick?",
    "1000 bricks",
  ],
  [
    "A room is 6 m long and 4 m wide. How many square tiles of side 20 cm are needed to cover the floor?",
    "600 tiles",
  ],
  [
    "A ladder 10 m long leans against a wall with its foot 6 m from the wall. If the foot is moved 2 m away, how far does the top slide down?",
    "2 m",
  ],
  ["A bottle holds 1.5 litres. How many glasses of 250 ml can be filled from 4 bottles?", "24"],
  ["A jug contains 2 litres of juice. How many cups of 200 ml can be filled from it?", "10"],
  [
    "A square garden is 20 m long. A path 2 m wide runs inside it. Find the area of the path.",
    "144 m^2",
  ],
  [
    "A bus starts at 9:45 am and reaches at 2:15 pm the same day. How long was the journey?",
    "4 h 30 min",
  ],
  [
    "Mohan started work at 8:30 am and took a lunch break of 45 minutes. He finished at 5:00 pm. How long did he work?",
    "7 h 45 min",
  ],
  [
    "A train leaves Delhi at 10:30 pm and reaches Agra at 2:15 am the next day. How long did the journey take?",
    "3 h 45 min",
  ],
  ["A movie started at 3:45 pm and ended at 6:20 pm. How long was the movie?", "2 h 35 min"],
  [
    "A train leaves at 10:20 am and takes 2 hours 50 minutes to reach Agra. At what time will it reach Agra?",
    "1:10 PM",
  ],
  [
    "A school starts at 8:00 am and ends at 2:30 pm with a break of 30 minutes. How long is the school?",
    "6 h",
  ],
  [
    "Ravi slept at 10:15 pm and woke up at 6:00 am the next day. For how long did he sleep?",
    "7 h 45 min",
  ],
  ["Ravi worked from 9:00 am to 5:30 pm. How long did he work?", "8 h 30 min"],
  [
    "The temperature was -5°C in the morning. It rose by 12 degrees by noon and fell by 9 degrees by night. What was it at night?",
    "-2 °C",
  ],
  ["A submarine is 300 m below sea level. It rises 120 m. What is its position?", "-180 m"],
  [
    "A snail climbs 3 m in a day and slips 2 m at night. In how many days will it climb a 10 m wall?",
    "8 days",
  ],
  ["A clock strikes 6 in 5 seconds. How long will it take to strike 12?", "11 seconds"],
  [
    "A submarine is 300 m below sea level. It rises 120 m. How far below sea level is it now?",
    "180 m",
  ],
  [
    "A fort has provisions for 300 men for 40 days. If 100 more men join, how long will the provisions last?",
    "30 days",
  ],
  [
    "A hostel had food for 100 students for 20 days. After 5 days 50 students left. How long will the remaining food last?",
    "30 days",
  ],
  [
    "A camp had provisions for 60 soldiers for 15 days. After 5 days, 40 more soldiers joined. For how many days will the remaining food last?",
    "6 days",
  ],
  [
    "A can do a work in 10 days and B in 15 days. They work together for 3 days and then A leaves. In how many days will B finish the rest?",
    "7.5 days",
  ],
  [
    "A milkman mixes 5 litres of water with 20 litres of milk. What percent of the mixture is water?",
    "20%",
  ],
  ["A shirt costs ₹250 more than a tie. Together they cost ₹750. What does the tie cost?", "₹250"],
  [
    "There are 40 students in a class. 60% of them are boys. If 5 boys leave, how many boys remain?",
    "19 boys",
  ],
  [
    "A can do a work in 10 days and B in 15 days. They work together for 3 days and then B leaves. In how many days will A finish the rest?",
    "5 days",
  ],
  ["A shopkeeper has 12 dozen pens. He sells 45 of them. How many pens are left?", "99 pens"],
  ["Anita had ₹500. She bought 3 books for ₹50 each. How much money is left with her?", "₹350"],
  ["Anita had ₹500. She bought 3 books for ₹50. How much money is left with her?", "₹450"],
  ["Kumar bought 3 dozen pens at ₹10 each. How much did he spend?", "₹360"],
  [
    "Kumar bought 500 g of sugar at ₹40 per kg and 2 litres of milk at ₹60 per litre. How much did he spend?",
    "₹140",
  ],
  [
    "Kumar bought 3 m of cloth at ₹40 per metre and 50 cm of lace at ₹20 per metre. Find the total cost.",
    "₹130",
  ],
  [
    "The cost of a pen is ₹15 and the cost of a notebook is ₹40. Find the total cost of 6 notebooks and 5 pens.",
    "₹315",
  ],
  [
    "In an election between two candidates, the winner got 60% of the votes and won by 400 votes. How many votes did the loser get?",
    "800 votes",
  ],
  [
    "A fruit seller had 350 mangoes. He sold 125 mangoes on Monday and 98 on Tuesday. How many mangoes were left with him?",
    "127 mangoes",
  ],
  [
    "Ramesh had 450 stamps. He gave 125 stamps to his brother and 75 stamps to his sister. How many stamps are left with him?",
    "250 stamps",
  ],
  [
    "There were 1500 people in a hall. 320 people left. How many people remained in the hall?",
    "1180 people",
  ],
  [
    "Raju had Rs 200. He bought a pen for Rs 45 and a book for Rs 80. How much money does he have now?",
    "₹75",
  ],
  ["A milkman had 75 litres of milk. He sold 48 litres. How much milk is left?", "27 L"],
  ["Sunita bought 5 kg 500 g of sugar. She used 2 kg 250 g. How much sugar is left?", "3250 g"],
  [
    "Meena bought 6 pencils at Rs 5 each and 4 erasers at Rs 3 each. How much money did she pay in all?",
    "₹42",
  ],
  [
    "Mother bought 2 kg of apples at ₹120 per kg and 3 kg of oranges at ₹80 per kg. She gave a ₹500 note to the shopkeeper. How much money will she get back?",
    "₹20",
  ],
  [
    "A school has 15 classes with 40 students in each class. How many students are there in the school?",
    "600 students",
  ],
  [
    "A carton has 24 boxes. Each box contains 12 pencils. How many pencils are there in the carton?",
    "288 pencils",
  ],
  [
    "96 toffees are distributed equally among 8 children. How many toffees does each child get?",
    "12 toffees",
  ],
  [
    "480 students are to be seated in 12 rooms equally. How many students are there in each room?",
    "40 students",
  ],
  [
    "Mohan has 45 marbles. Sohan has 18 marbles more than Mohan. How many marbles does Sohan have?",
    "63 marbles",
  ],
  [
    "Mohan has 45 marbles. Sohan has 18 marbles less than Mohan. How many marbles do they have together?",
    "72 marbles",
  ],
  [
    "Rahul scored 85 runs. Virat scored twice as many runs as Rahul. How many runs did Virat score?",
    "170 runs",
  ],
  ["Mr Sharma saves 20% of his salary. If he saves ₹6000 per month, find his salary.", "₹30000"],
  ["Anil spends 85% of his income and saves ₹4500. What is his income?", "₹30000"],
  [
    "A man spends 40% of his salary on food, 25% on rent and 15% on education. If he saves ₹8000, find his salary.",
    "₹40000",
  ],
  [
    "A candidate scored 35% marks and failed by 15 marks. If the passing marks are 40%, find the maximum marks.",
    "300 marks",
  ],
  [
    "In an election between two candidates, one candidate got 55% of the total valid votes and won by 1200 votes. Find the total number of votes.",
    "12000 votes",
  ],
  [
    "The salary of a worker is first increased by 10% and then decreased by 10%. Find the net change percent.",
    "1% decrease",
  ],
  [
    "If the price of petrol increases by 25%, by how much percent should a car owner reduce his consumption so that the expenditure does not increase?",
    "20%",
  ],
  [
    "2/5 of a pole is in mud, 1/3 is in water and the remaining 4 m is above water. Find the length of the pole.",
    "15 m",
  ],
  [
    "Ravi spent 1/4 of his money on books and 1/3 of the remaining on food. He has ₹200 left. How much money did he have at first?",
    "₹400",
  ],
  [
    "A man travelled 2/5 of his journey by train, 1/3 by bus and the remaining 40 km by car. Find the total length of his journey.",
    "150 km",
  ],
  [
    "Two-thirds of a tank can be filled in 18 minutes. How long will it take to fill the whole tank?",
    "27 minutes",
  ],
  ["3/5 of a tank is 45 litres. Find the capacity of the tank.", "75 L"],
  [
    "The average age of 10 students is 12 years. A new student joins and the average becomes 13 years. Find the age of the new student.",
    "23 years",
  ],
  [
    "Find the cost of fencing a rectangular field 120 m long and 80 m wide at Rs 15 per metre.",
    "₹6000",
  ],
  [
    "A rectangular garden is 25 m long and 15 m wide. Find the length of wire needed to fence it 4 times.",
    "320 m",
  ],
  [
    "A boy runs around a square park of side 75 m. How much distance does he cover in 4 rounds?",
    "1200 m",
  ],
  [
    "A path 1 m wide is built along the border inside a square garden of side 30 m. Find the area of the path.",
    "116 m^2",
  ],
  [
    "A room is 5 m long and 4 m wide. How many tiles of size 25 cm by 20 cm will be required to cover the floor?",
    "400 tiles",
  ],
  [
    "A wire in the form of a circle of radius 35 cm is bent into a square. Find the side of the square.",
    "55 cm",
  ],
  [
    "A tank is 3 m long, 2 m wide and 1 m deep. How many litres of water can it hold?",
    "6000 litres",
  ],
  [
    "The diameter of a wheel is 70 cm. How many revolutions will it make to cover 11 km?",
    "5000 revolutions",
  ],
  [
    "A train starts from Delhi at 6:15 am and reaches Jaipur at 11:40 am. How much time did it take?",
    "5 h 25 min",
  ],
  [
    "A film starts at 2:30 pm and lasts for 2 hours 45 minutes. At what time does it end?",
    "5:15 PM",
  ],
  ["A shop opens at 9:30 am and closes at 8:15 pm. For how long is the shop open?", "10 h 45 min"],
  [
    "Rita went to bed at 9:30 pm and woke up at 6:15 am the next morning. How long did she sleep?",
    "8 h 45 min",
  ],
  [
    "The temperature at noon was 10°C. It fell by 15°C by night. What was the temperature at night?",
    "-5 °C",
  ],
  ["A diver is 20 m below sea level. He goes down 15 m more. What is his position?", "-35 m"],
  ["A car takes 5 hours at 60 km/h to reach a place. How long will it take at 75 km/h?", "4 hours"],
  [
    "A garrison of 500 men had provisions for 27 days. After 3 days, 300 more men joined. How long will the remaining food last?",
    "15 days",
  ],
  [
    "A can finish a work in 12 days and B in 18 days. A and B work together for 4 days and then B leaves. In how many days will A finish the remaining work?",
    "16/3 days",
  ],
  ["A rope of length 24 m is cut into pieces of 75 cm each. How many pieces are there?", "32"],
  ["How many bottles of 750 ml can be filled from a drum of 45 litres?", "60"],
  ["Priya has ₹50 more than Riya. Together they have ₹250. How much does Riya have?", "₹100"],
  [
    "A man travelled 2/5 of his journey by train, 1/3 of the remaining by bus and the remaining 40 km by car. Find the total length of his journey.",
    "100 km",
  ],
])("%s", (question, answer) => {
  expect(answerOf(storiesTasks, question)).toBe(answer);
});
