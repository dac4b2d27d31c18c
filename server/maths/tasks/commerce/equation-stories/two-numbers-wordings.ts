import { askingWith, asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { find, mustFind } from "../../../story/question-words.ts";

const numbers = "numbers|integers|whole_numbers|natural_numbers|positive_integers|positive_numbers";
const totals = "is|are|=|equals|is_equal_to|add_up_to|adds_up_to|add_to|adds_to|be|of|as";

/** Wordings of two unknown numbers: "The sum of two numbers is 40". */
export const twoNumbersClauses: readonly Clause[] = [
  ...telling(
    {},
    `sum of two ${numbers} ${totals} {sum:number}`,
    `two ${numbers} add_up_to|add_to|have_sum_of|whose_sum_is|have_sum {sum:number}`,
    `difference of|between two ${numbers} ${totals} {difference:number}`,
    `two ${numbers} differ by {difference:number}`,
    `two ${numbers} whose difference is {difference:number}`,
  ),
  ...facts(
    `[their|whose|and_their] difference [of_two_numbers] ${totals} {difference:number}`,
    `[their|whose|and_their] sum ${totals} {sum:number}`,
    "[they|which] differ by {difference:number}",
    "one [number|of_them] exceeds [the] other by {difference:number}",
    "one [number|of_them] is {difference:number} more|greater than other [number]",
    "one [number|of_them] is {less:number} less|smaller than other [number]",
    "[one] number is {difference:number} more|greater than another|other [number]",
    "[one] number is {less:number} less|smaller than another|other [number]",
    "[one] number is {times:number} times another [number]",
    "sum of two numbers [is|=] {sum:number} and one exceeds other by {difference:number}",
    "one [number|of_them] is {times:number} times other [number]",
    "larger|greater|bigger [number] is {times:number} times smaller [number|one]",
    "larger|greater|bigger [number] is {difference:number} more than smaller [number|one]",
  ),
  ...telling(
    { times: "2" },
    "one [number|of_them] is twice|double [of] other [number]",
    "[one] number is twice|double another [number]",
    "larger|greater|bigger [number] is twice|double smaller [number|one]",
  ),
  ...telling(
    { times: "3" },
    "one [number|of_them] is thrice|triple [of] other [number]",
    "[one] number is thrice|triple another [number]",
    "larger|greater|bigger [number] is thrice smaller [number|one]",
  ),
  ...telling(
    {},
    `two ${numbers} are in ratio [of] {ratio:ratio}`,
    "they|numbers are in ratio [of] {ratio:ratio}",
    "ratio of two numbers is {ratio:ratio}",
  ),
  ...telling(
    { kind: "run", step: "1", count: "2" },
    `sum of two consecutive ${numbers} ${totals} {sum:number}`,
    `two consecutive ${numbers} add_up_to|have_sum_of|whose_sum_is|whose_sum_equals {sum:number}`,
    `two consecutive ${numbers}`,
  ),
  ...telling(
    { kind: "run", step: "1", count: "3" },
    `sum of three consecutive ${numbers} ${totals} {sum:number}`,
    `three consecutive ${numbers} add_up_to|have_sum_of|whose_sum_is {sum:number}`,
  ),
  ...["even", "odd"].flatMap((parity) => [
    ...telling(
      { kind: "run", step: "2", count: "2", parity },
      `sum of two consecutive ${parity} ${numbers} ${totals} {sum:number}`,
      `two consecutive ${parity} ${numbers} add_up_to|have_sum_of|whose_sum_is {sum:number}`,
    ),
    ...telling(
      { kind: "run", step: "2", count: "3", parity },
      `sum of three consecutive ${parity} ${numbers} ${totals} {sum:number}`,
      `three consecutive ${parity} ${numbers} add_up_to|have_sum_of|whose_sum_is {sum:number}`,
    ),
  ]),
  ...["", "even", "odd"].flatMap((parity) =>
    ["two", "three"].flatMap((count) =>
      askingWith(
        {
          kind: "run",
          step: parity === "" ? "1" : "2",
          count: count === "two" ? "2" : "3",
          ...(parity === "" ? {} : { parity }),
        },
        "all",
        `${find} ${count} consecutive ${parity} ${numbers} [whose|such_that|with|if|which] [their] [sum|add_up_to|add_to] [is|=|equals|of] {sum:number}`.replace(
          "  ",
          " ",
        ),
      ),
    ),
  ),
  ...askingWith(
    {},
    "all",
    `${find} two ${numbers} whose sum is {sum:number} and [whose] difference is {difference:number}`,
    `${find} two ${numbers} if|such_that their sum is {sum:number} and [their] difference is {difference:number}`,
  ),
  ...askingWith(
    {},
    "all",
    `${find} two ${numbers} in ratio {ratio:ratio} whose sum is {sum:number}`,
    `${find} two ${numbers} in ratio {ratio:ratio} whose difference is {difference:number}`,
  ),
  ...asks(
    "all",
    `${find} [two|both|three] ${numbers}`,
    `${find} consecutive [even|odd] ${numbers}`,
    `${find} them`,
    `${find} these ${numbers}`,
    "what are they|numbers|integers",
  ),
  ...asks(
    "larger",
    `${mustFind} larger|greater|bigger|largest|greatest [number|integer|one|of_them]`,
  ),
  ...asks("smaller", `${mustFind} smaller|smallest|lesser [number|integer|one|of_them]`),
];
