import { expect, test } from "vitest";
import { solveQuestion } from "../../solve-question.ts";
import { checkSolution } from "../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../testing/attempt.ts";
import { chanceTasks } from "./chance.tasks.ts";

test.each([
  ["A die is thrown once. Find the probability of getting a prime number.", "1/2"],
  ["Two dice are thrown together. What is the probability that the sum is 8?", "5/36"],
  ["Two dice are thrown. find the probability of getting a doublet", "1/6"],
  ["A die is thrown twice. What is the probability that 5 will come up at least once?", "11/36"],
  ["Find the probability of not getting a sum of 7 when 2 dice are rolled", "5/6"],
  ["find probability of getting at least one head when two coins are tossed", "3/4"],
  ["Three coins are tossed. Find the probability of getting exactly 2 heads", "3/8"],
  ["A coin is tossed 3 times. find prob of at most two tails", "7/8"],
  [
    "A card is drawn from a well shuffled deck of 52 cards. Find the probability of getting a king of red colour",
    "1/26",
  ],
  [
    "one card is drawn from a pack of 52 cards what is the probability of getting a face card",
    "3/13",
  ],
  ["find the probability of drawing a red card or a king from a deck of cards", "7/13"],
  [
    "A bag contains 3 red balls and 5 black balls. A ball is drawn at random. What is the probability that it is not red?",
    "5/8",
  ],
  [
    "Cards numbered 1 to 50 are mixed in a box. A card is drawn at random. Find the probability that it is a perfect square",
    "7/50",
  ],
  [
    "A box contains tickets numbered 1 to 50. One ticket is drawn. Find probability that the number is a multiple of 3 or 5",
    "23/50",
  ],
  [
    "A letter is chosen at random from the word PROBABILITY. Find the probability that it is a vowel",
    "4/11",
  ],
])("a probability by counting outcomes: %s", (question, answer) => {
  expect(answerOf(chanceTasks, question)).toBe(answer);
});

test.each([
  ["A bag has 2 red and 5 blue balls. find the probability of red", "2/7"],
  ["A bag contains 2 red and 5 blue balls. Find the probability of getting a red ball", "2/7"],
  ["The mean and variance of a binomial distribution are 4 and 4/3. Find P(X ≥ 1).", "728/729"],
  ["In a binomial distribution mean is 6 and variance is 4. Find n and p", "n = 18, p = 1/3"],
  ["How many committees of 5 can be formed from 6 men and 4 women with at least 2 women?", "186"],
])("read without all its words, or from other data: %s", (question, answer) => {
  expect(answerOf(chanceTasks, question)).toBe(answer);
});

test.each([
  "A bag contains 2 red and 5 blue balls. Find the probability of getting red balls",
  "The mean and variance of a binomial distribution are 4 and 5. Find n and p",
  "The mean and variance of a binomial distribution are 5 and 3. Find n and p",
])("not answered: %s", (question) => {
  expect(answerOf(chanceTasks, question)).toBeNull();
});

test.each([
  [
    "A bag contains 4 white and 6 black balls. Two balls are drawn with replacement. Find the probability that both are white",
    "4/25",
  ],
  [
    "A bag contains 4 white and 6 black balls. Two balls are drawn without replacement. Find the probability that both are white",
    "2/15",
  ],
  [
    "A bag has 5 red and 3 blue balls. 3 balls are drawn at random without replacement. find the probability of exactly 2 red balls",
    "15/28",
  ],
])("a probability of several draws: %s", (question, answer) => {
  expect(answerOf(chanceTasks, question)).toBe(answer);
});

test.each([
  ["If P(A) = 1/2, P(B) = 1/3 and P(A∩B) = 1/4 find P(A∪B)", "7/12"],
  ["If P(A)=0.8, P(B)=0.5 and P(B|A)=0.4 find P(A∩B)", "0.32"],
  ["A and B are independent events with P(A)=0.3 and P(B)=0.4. find P(A and B)", "0.12"],
  [
    "Bag I contains 3 red and 4 black balls while Bag II contains 5 red and 6 black balls. One ball is drawn at random from one of the bags and it is found to be red. Find the probability that it was drawn from Bag II.",
    "35/68",
  ],
  [
    "Machines A and B produce respectively 60% and 40% of the bolts. Of their outputs 2 and 1 percent are respectively defective. A bolt is drawn at random and is found to be defective. Find the probability that it was produced by machine B.",
    "1/4",
  ],
  ["Find the mean of the binomial distribution with n = 10 and p = 1/5", "2"],
])("events and distributions: %s", (question, answer) => {
  expect(answerOf(chanceTasks, question)).toBe(answer);
});

test.each([
  ["Find 8P3", "336"],
  ["Evaluate 10C4", "210"],
  ["if nC8 = nC2 find n", "n = 10"],
  ["Find the number of arrangements of the letters of the word INDEPENDENCE", "1663200"],
  [
    "In how many ways can the letters of the word DAUGHTER be arranged so that all the vowels occur together?",
    "4320",
  ],
  ["how many 3 digit numbers can be formed using digits 1 2 3 4 5 without repetition", "60"],
  [
    "How many 3-digit even numbers can be made using the digits 1, 2, 3, 4, 6, 7 if no digit is repeated?",
    "60",
  ],
  [
    "In how many ways can a committee of 3 men and 2 women be formed from 6 men and 5 women?",
    "200",
  ],
  ["how many chords can be drawn through 21 points on a circle", "210"],
  [
    "There are 10 people at a party and each shakes hands with every other. How many handshakes?",
    "45",
  ],
  ["In how many ways can 6 people be seated around a circular table", "120"],
  [
    "A coach is choosing 3 players from a team of 8 players. How many ways can she select and arrange the players?",
    "336",
  ],
  [
    "A teacher is making a test of 3 questions from a test bank of 8 questions. How many ways can he select the questions?",
    "56",
  ],
  [
    "In how many ways can 5 boys and 3 girls be seated in a row so that no two girls are together?",
    "14400",
  ],
  [
    "In how many ways can 5 men and 5 women be seated round a circular table so that no two women sit together?",
    "2880",
  ],
  [
    "In how many ways can 4 boys and 3 girls stand in a queue so that all the girls are together",
    "720",
  ],
  [
    "In how many ways can 5 boys and 4 girls be seated in a row so that they are alternate?",
    "2880",
  ],
  [
    "In how many ways can 4 boys and 4 girls be seated in a row so that boys and girls sit alternately?",
    "1152",
  ],
  [
    "In how many ways can a committee of 5 be formed from 6 men and 4 women containing at least one woman?",
    "246",
  ],
  [
    "From 7 men and 4 women a committee of 6 is to be formed with at most 2 women. In how many ways can this be done?",
    "301",
  ],
  [
    "A group consists of 4 girls and 7 boys. In how many ways can a team of 5 members be selected if the team has at least one boy and one girl?",
    "441",
  ],
])("counting: %s", (question, answer) => {
  expect(answerOf(chanceTasks, question)).toBe(answer);
});

test.each([
  "A card is drawn from a pack after removing all the kings. Find the probability of a queen.",
  "A biased die is thrown once. Find the probability of getting a six.",
  "A die is thrown. A coin is tossed. Find the probability of getting a six.",
  "A bag contains 3 red balls and 5 black balls and some blue balls. A ball is drawn. Find the probability that it is red.",
  "A bag contains 3 red balls and 5 black balls. A ball is drawn. Find the number of red balls.",
  "A bag contains 9 balls of which 3 are red and 5 are black. A ball is drawn. Find the probability that it is red.",
  "Two cards are drawn from a pack of 52 cards. Find the probability that it is a king.",
  "Tickets numbered 1 to 50 are in a box and 7 is lost. A ticket is drawn. Find the probability that it is a perfect square.",
  "How many 3 digit numbers can be formed using the digits 1 2 3 4 5 except 4 without repetition?",
  "In how many ways can the letters of the word DAUGHTER be arranged so that G and H are together?",
  "In how many ways can a committee of 3 men and 2 women be formed from 6 men and 5 women if two of the men refuse to serve?",
  "If P(A) = 1/2 and P(B) = 1/3 find P(A∪B)",
  "What is the chance that India wins the match?",
  "In how many ways can 5 boys and 3 girls be seated in a row so that girls never sit together?",
  "In how many ways can 5 boys and 3 girls be seated in a row so that all girls are not together?",
  "In how many ways can 4 boys and 6 girls be seated in a row so that no two girls sit together?",
  "In how many ways can 5 boys and 3 girls be seated in a row so that no two girls and no two boys sit together?",
  "In how many ways can 5 boys and 3 girls be seated in a row so that no two teachers sit together?",
  "From 7 men and 4 women a committee of 12 is to be formed with at most 2 women. In how many ways can this be done?",
])("is not answered: %s", (question) => {
  expect([null, "not_understood", "not_supported"]).toContain(answerOf(chanceTasks, question));
});

const examples = chanceTasks.flatMap(({ name, examples: own }) =>
  own.map((example) => [name, example] as const),
);

test.each(examples)("%s solves its own example: %s", (name, example) => {
  expect(solvedBy(chanceTasks, example).task).toBe(name);
});

const solvers =
  "The probability that A solves a problem is 1/2 and the probability that B solves it is 1/3. If both try independently, find the probability that";

const twoMachines =
  "A factory has two machines A and B. Machine A produces 60% of the items and machine B produces 40%. 2% of the items produced by A and 1% produced by B were defective. If an item chosen";

test.each([
  "A box of 20 bulbs contains 24 defective bulbs. One bulb is drawn at random. Find the probability that it is good",
  `${solvers.replace("1/2", "3/2")} the problem is solved.`,
  `${solvers.replace("that B", "that A")} the problem is solved.`,
  `${solvers.replace("independently", "together")} the problem is solved.`,
  `${twoMachines} is found defective, what is the probability that it was not produced by machine B?`,
  `${twoMachines} is found defective, what is the probability that it was produced by machine C?`,
  `${twoMachines.replace("60%", "70%")} is found defective, what is the probability that it was produced by machine B?`,
  `${twoMachines.replace("were", "were not")} is found defective, what is the probability that it was produced by machine B?`,
  `${twoMachines.replace("2% of", "200% of")} is found defective, what is the probability that it was produced by machine B?`,
])("no cause is assumed: %s", (question) => {
  expect([null, "not_understood", "not_supported"]).toContain(answerOf(chanceTasks, question));
});

test.each([
  ["What is the probability that a leap year has 53 Sundays?", "2/7"],
  ["Find the probability that a non-leap year has 53 Mondays", "1/7"],
  ["What is the probability that an ordinary year has 52 Fridays?", "6/7"],
  ["If P(E) = 0.05, what is the probability of 'not E'?", "0.95"],
  ["The probability of winning a game is 0.3. What is the probability of losing it?", "0.7"],
  [
    "The probability that it will rain tomorrow is 0.85. What is the probability that it will not rain tomorrow?",
    "0.15",
  ],
  ["The odds in favour of an event are 3:5. Find the probability of the event.", "3/8"],
  [
    "Two cards are drawn without replacement from a deck of 52 cards. Find the probability that both are kings",
    "1/221",
  ],
  [
    "Two cards are drawn with replacement from a pack of 52 cards. Find the probability that both are red",
    "1/4",
  ],
  [
    "Three cards are drawn at random from a pack of 52 cards. Find the probability that all are hearts.",
    "11/850",
  ],
  [
    "The probability distribution of X: X: 0 1 2 3 P(X): 1/8 3/8 3/8 1/8. Find mean and variance",
    "mean = 3/2, variance = 3/4",
  ],
  ["X: 0 1 2 3 4 P(X): 0.1 k 2k 2k k find k", "k = 0.15"],
  ["If 10 coins are tossed find the probability of exactly 6 heads", "105/512"],
  ["A fair coin is tossed 10 times. Find the probability of at least 9 heads.", "11/1024"],
  ["Find the probability of getting 5 exactly twice in 7 throws of a die", "21875/93312"],
  ["odds against an event are 4:7 find probability of its occurrence", "7/11"],
  [
    "A box of 20 bulbs contains 4 defective bulbs. Two bulbs are drawn at random without replacement. What is the probability that none is defective?",
    "12/19",
  ],
  [
    "A lot of 20 bulbs contains 4 defective ones. One bulb is drawn at random from the lot. What is the probability that this bulb is defective?",
    "1/5",
  ],
  [`${solvers} the problem is solved.`, "2/3"],
  [`${solvers} the problem is not solved.`, "1/3"],
  [`${solvers} exactly one of them solves the problem.`, "1/2"],
  [
    "A random variable X takes values 0,1,2,3 with probabilities 0.1, 0.3, 0.4, 0.2. Find E(X) and Var(X).",
    "mean = 1.7, variance = 0.81",
  ],
  [
    "A laboratory blood test is 99% effective in detecting a certain disease when it is present. However, the test also yields a false positive result for 0.5% of the healthy person tested. If 0.1 percent of the population actually has the disease, what is the probability that a person has the disease given that his test result is positive?",
    "22/133",
  ],
  [
    "An insurance company insured 2000 scooter drivers, 4000 car drivers and 6000 truck drivers. The probability of an accident are 0.01, 0.03 and 0.15 respectively. One of the insured persons meets with an accident. What is the probability that he is a scooter driver?",
    "1/52",
  ],
  [
    `${twoMachines} is found defective, what is the probability that it was produced by machine B?`,
    "1/4",
  ],
])("a short word problem on probability: %s", (question, answer) => {
  expect(answerOf(chanceTasks, question)).toBe(answer);
});

test.each([
  "What is the probability that a leap year has 53 Sundays and 53 Mondays?",
  "What is the probability that a leap year has 54 Sundays?",
  "What is the probability that a leap year does not have 53 Sundays?",
  "The probability of winning a game is 0.3. What is the probability of losing two games?",
  "The probability that it will rain today is 0.85. What is the probability that it will not rain tomorrow?",
  "If P(E) = 1.05, what is the probability of not E?",
  "Two cards are drawn without replacement from a deck of 52 cards. Find the probability that one is a king.",
  "Two cards are drawn without replacement from a deck of 52 cards. Find the probability that neither are kings.",
  "Three cards are drawn without replacement from a deck of 52 cards. Find the probability that both are kings.",
  "Find the mean: X: 1 2 3 P(X): 0.2 0.3 0.6",
  "Find P(X < 2): X: 0 1 2 3 P(X): k 2k 3k 4k",
  "Find the mean of 2X: X: 0 1 2 P(X): 0.2 0.3 0.5",
  "Find k: X: 0 1 2 P(X): k 2k 3k^2",
  "If 10 biased coins are tossed find the probability of exactly 6 heads",
  "If 10 coins are tossed find the probability of exactly 6 heads and 5 tails",
  "Find the probability of getting 7 exactly twice in 7 throws of a die",
  "The odds in favour of event A are 2:3. Find the probability of event B.",
])("a short word problem of another kind is not answered: %s", (question) => {
  expect([null, "not_understood", "not_supported"]).toContain(answerOf(chanceTasks, question));
});

test.each(examples)("%s shows no false line in its example: %s", (_, example) => {
  expect(checkSolution(solvedBy(chanceTasks, example).solution).failures).toEqual([]);
});

test("contradictory probabilities are distinguished from unprovable ones", () => {
  const together = (both: string): string =>
    `If P(A) = 0.6, P(B) = 0.6, P(A ∩ B) = ${both}, find P(A|B).`;
  expect(answerOf(chanceTasks, together("0.1"))).toBe("not_supported");
  expect(answerOf(chanceTasks, together("0.3"))).toBe("0.5");
});

test("the tree of coins, which shows all outcomes, is part of the solution", () => {
  const outcome = solveQuestion("Two coins are tossed. Find the probability of getting two heads.");
  expect(outcome).toMatchObject({ kind: "solved", solution: { plot: { shows: "solution" } } });
});
