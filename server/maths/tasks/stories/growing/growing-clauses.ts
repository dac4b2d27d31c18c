import { askingWith, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { mustFind } from "../../../story/question-words.ts";

const any = "money|number|length|volume";
const puts =
  "saves|saved|save|deposits|deposited|deposit|pays|paid|pay|earns|earned|puts|put|spends|spent|reads|read|runs|ran|walks|walked|makes|made|produces|produced|plants|planted|repays|repaid";
const put =
  "save|deposit|pay|earn|put|spend|read|run|walk|make|produce|plant|repay|have_saved|have_paid|have_deposited";
const whose = "[his|her|their|its]";
const what =
  "saving|savings|deposit|deposits|payment|payments|instalment|installment|instalments|installments|distance|production|pay|it|amount|income";
const often = { day: "daily", week: "weekly", month: "monthly", year: "yearly|annual" };
const goOn = "[,] [and_so_on|and_so_forth|etc|etc.]";

/** Amounts that grow from one day, week, month or year to the next. */
function inPeriods(period: keyof typeof often): Clause[] {
  const says = { period };
  const every = `every|each ${period}`;
  return [
    ...telling(
      says,
      `{who:person} ${puts} {a:${any}} [of] <{x:goods}> in|on|for|during first ${period} <of {_of:goods} / of year|month|job>`,
      `[then] <{who:person}> increases|increased|increase|raises|raised ${whose} [${often[period]}] ${what} by {d:${any}} [${every.replaceAll(" ", "_")}|every_${period}|every_next_${period}|each_next_${period}|every_following_${period}]`,
      `[then] <{who:person}> ${puts} {d:${any}} more [of] <{x:goods}> ${every} [than_previous_${period}|than_in_previous_${period}|than_previous_one|than_${period}_before]`,
      `[then] <{who:person}> ${puts} {d:${any}} more [of] <{x:goods}> every|each next|following|succeeding|subsequent ${period}`,
      `[then] <{who:person}> ${puts} {d:${any}} less|fewer [of] <{x:goods}> ${every} than [in|on] previous ${period}`.replace(
        "{d:",
        "{fall:",
      ),
    ),
    ...telling(
      says,
      `{who:person} repays|repaid|clears {_x:goods} of {sum:money} by paying {a:money} in first ${period}`,
      `{who:person} borrows|borrowed|takes|took {_x:goods} of {sum:money}`,
    ),
    ...telling(
      { ...says, listed: "yes" },
      `{_h:goods} has|charges {_pays:goods} of {a:money} for first ${period} of {_of:goods} , {b:money} for second ${period} [,] [and] {c:money} for third ${period} ${goOn}`,
      `<{who:person} ${puts}> {a:${any}} [of] <{x:goods}> in|on|for first ${period} <of {_of:goods}> , {b:${any}} <{x:goods}> in|on|for second ${period} [,] [and] {c:${any}} <{x:goods}> in|on|for third ${period} ${goOn}`,
    ),
    ...askingWith(
      says,
      "t",
      `how_much <{x:goods}> does|did|will|would {who:person} ${put} in|on|during {n:number} th ${period}`,
      `how_many {x:goods} does|did|will|would {who:person} ${put} in|on|during {n:number} th ${period}`,
      `${mustFind} ${whose} ${what} in|on|during|of|for {n:number} th ${period}`,
    ),
    ...askingWith(
      says,
      "sum",
      `how_much [money|in_all|altogether|in_total|total] does|did|will|would {who:person} ${put} [in_all|altogether|in_total] in|during [first] {n:time} [in_all|altogether|in_total]`,
      `how_many {x:goods} does|did|will|would {who:person} ${put} [in_all|altogether|in_total] in|during [first] {n:time} [in_all|altogether|in_total]`,
      `${mustFind} ${whose} total ${what} [made|paid] in|during [first] {n:time}`,
      `${mustFind} total amount saved|paid|deposited [by_him|by_her] in|during [first] {n:time}`,
      `how_much is {_pays:goods} for {_of:goods} of {n:time}`,
      `${mustFind} {_pays:goods} for {_of:goods} of {n:time}`,
    ),
    ...askingWith(
      says,
      "n",
      `in nth ${period} ${whose} [${often[period]}] ${what} become|becomes|is|are|will_be {t:${any}} , find N`,
      `in nth ${period} <{who:person}> ${puts} {t:${any}} , find N`,
      `in which ${period} will|does|did|would {who:person} ${put} {t:${any}} <{x:goods}>`,
      `in which ${period} will|did ${whose} [${often[period]}] ${what} be|become|reach {t:${any}}`,
    ),
    ...askingWith(
      { ...says, whole: "yes" },
      "n",
      `how_long will it take [him|her] to clear|repay {_x:goods}`,
      `in how_many ${period}s will {who:person} clear|repay {_x:goods}`,
      `in how_many ${period}s will|would|does|did {who:person} ${put} {sum:${any}} <{x:goods}> [in_all|altogether|in_total]`,
    ),
  ];
}

const rows = "[in|into] [bottom|lowest|first]";
const last = "top|last|topmost|uppermost";

/** Rows that each have the same number more, or fewer, than the one before. */
const inRows: readonly Clause[] = [
  ...telling(
    { listed: "yes" },
    `first row [of_{_h:goods}] has|contains {a:number} {x:goods} , second [row] [has|contains] {b:number} <{x:goods}> [,] [and] third [row] [has|contains] {c:number} <{x:goods}> ${goOn}`.replace(
      "[of_{_h:goods}]",
      "<of|in {_h:goods}>",
    ),
    `there are {a:number} {x:goods} in first row , {b:number} <{x:goods}> in second row [,] [and] {c:number} <{x:goods}> in third row ${goOn}`,
    `{a:number} {x:goods} in ${rows.slice(0, 0)} bottom|first row , {b:number} <{x:goods}> in next|second row [,] [and] {c:number} <{x:goods}> in row_next_to_it|third_row|next_row|row_above_it|row_after_it ${goOn}`.replace(
      "  ",
      " ",
    ),
    `[with] {a:number} {x:goods} in bottom|first row , {b:number} <{x:goods}> in next|second row [,] [and] {c:number} <{x:goods}> in row_next_to_it|third_row|row_above_it|row_after_it ${goOn}`,
  ),
  ...facts(
    `{sum:number} {x:goods} are|were stacked|arranged|placed|kept [in_following_manner|in_this_manner|in_rows|as_follows] [:]`,
    "{h:goods} has {n:number} rows",
    "there are {n:number} rows [in_all|in_it] <in {h:goods}>",
    "first row <of|in {_h:goods}> has|contains {a:number} {x:goods}",
    "each|every [next|following|succeeding] row has|contains {d:number} <{x:goods}> more [{x:goods}] than row_before_it|previous_row|one_before_it|row_before|row_in_front_of_it".replace(
      "[{x:goods}]",
      "<{x:goods}>",
    ),
    "each|every [next|following|succeeding] row has|contains {d:number} more {x:goods} than row_before_it|previous_row|one_before_it|row_before|row_in_front_of_it",
  ),
  ...askingWith(
    {},
    "t",
    "how_many {x:goods} are there in {n:number} th row",
    "how_many {x:goods} does {n:number} th row have|contain",
    `${mustFind} number of {x:goods} in {n:number} th row`,
    `how_many {x:goods} are [there] in ${last} row`,
  ),
  ...askingWith(
    {},
    "sum",
    "how_many {x:goods} are there in_all|altogether|in_total <in {h:goods}>",
    "how_many {x:goods} are there in {n:number} rows",
    `${mustFind} total number of {x:goods} <in {h:goods}>`,
    "how_many {x:goods} are there in first {n:number} rows",
  ),
  ...askingWith(
    {},
    "n",
    "in how_many rows are|were [{sum:number}] {x:goods} placed|stacked|arranged|kept".replace(
      "[{sum:number}]",
      "<{sum:number}>",
    ),
    "in how_many rows are|were they placed|stacked|arranged|kept",
    "which row has|contains {t:number} {x:goods}",
  ),
];

/** Prizes or payments with a given total that decrease or increase by a constant amount. */
const prizes: readonly Clause[] = [
  ...facts(
    "sum of {sum:money} is to be used to_give|for|to_award {n:number} [cash] {x:goods} <to {_to:goods} of {_of:goods}> [for_their_overall_academic_performance]",
    "{sum:money} is to be used to_give|for|to_award {n:number} [cash] {x:goods}",
    "each {x:goods} is {fall:money} less than its|the_one preceding|previous [{x:goods}]".replace(
      "[{x:goods}]",
      "<{x:goods}>",
    ),
    "each {x:goods} is {fall:money} less than preceding|previous [one|{x:goods}]".replace(
      "[one|{x:goods}]",
      "[one] <{x:goods}>",
    ),
  ),
  ...askingWith(
    {},
    "a",
    `${mustFind} [value_of] first {x:goods}`,
    "what is [value_of] first {x:goods}",
  ),
];

/** Wordings of amounts that grow by equal steps, by periods or rows: "saves ₹10 more every month". */
export const growingClauses: readonly Clause[] = [
  ...inPeriods("day"),
  ...inPeriods("week"),
  ...inPeriods("month"),
  ...inPeriods("year"),
  ...inRows,
  ...prizes,
];
