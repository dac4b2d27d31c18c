import { askingWith, asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { find, is, mustFind } from "../../../story/question-words.ts";

const any = "money|number|length|mass|volume|time";
const from = `from {old:${any}} to {new:${any}} [per_kg|per_litre|per_l|per_metre|per_m|per_dozen|per_month|each]`;
const rises =
  "increases|increased|rises|rose|goes_up|went_up|increase|raised|is_increased|was_increased|is_raised|was_raised|has_increased|grows|grew|rise|has_risen|grown";
const falls =
  "decreases|decreased|falls|fell|goes_down|went_down|reduced|is_reduced|was_reduced|is_decreased|was_decreased|drops|dropped|decrease|has_decreased|dropped";
const subject =
  "<[price|cost|population|salary|value|weight|number|production|income|monthly_salary|temperature|rent|strength] <of {x:goods}>>";

/** A class, town or basket of which so many percent are of one kind. */
const groups: readonly Clause[] = [
  ...facts(
    "[there_are] [in] [class|school|village|town|company|factory|club] [of] {whole:number} {x:goods} <in {g:goods}>",
    "{g:goods} has|had|have {whole:number} {x:goods}",
    "in {g:goods} of {whole:number} {x:goods}",
    "there are {whole:number} {x:goods} <in {g:goods}>",
    "out of {whole:number} {x:goods}",
    "<in {g:goods}> [if] {p:percent} of {x:goods} are|were|is|was {y:goods}",
    "[if] {p:percent} of them|these|those [are|were|is|was] {y:goods}",
    "{p:percent} [are|were|is] {y:goods}",
    "{p:percent} of {x:goods} in {g:goods} are {y:goods}",
    "{part:number} of them are {y:goods}",
    "{part:number} are {y:goods}",
    "number of {y:goods} is {part:number}",
  ),
  ...asks(
    "part",
    "how_many {y:goods} are there <in {g:goods}>",
    "[find] how_many [of_them] are {y:goods}",
    `${mustFind} number of {y:goods} <in {g:goods}>`,
    "how_many {x:goods} are {y:goods}",
    "how_many are {y:goods}",
  ),
  ...asks("rest", "how_many [of_them] are not {y:goods}", "how_many {x:goods} are not {y:goods}"),
  ...asks(
    "others",
    "how_many {z:goods} are there <in {g:goods}>",
    "how_many [of_them] are {z:goods}",
    `${mustFind} number of {z:goods} <in {g:goods}>`,
    "how_many {x:goods} are {z:goods}",
  ),
  ...asks(
    "p",
    "what % of {x:goods} are {y:goods}",
    "what % of them are {y:goods}",
    `${mustFind} % of {y:goods}`,
    "what % are {y:goods}",
  ),
  ...asks(
    "whole",
    "how_many {x:goods} are there [in_all|altogether|in_total] <in {g:goods}>",
    `${mustFind} total_number_of|number_of {x:goods} <in {g:goods}>`,
    "what is total_number_of {x:goods} <in {g:goods}>",
  ),
];

const marks: readonly Clause[] = [
  ...facts(
    "{who:person} gets|got|scored|scores|secured|obtained|obtains|secures {part:number} marks out of {whole:number} [marks]",
    "{who:person} gets|got|scored|scores|secured|obtained|obtains|secures {part:number} out of {whole:number} [marks]",
    "{who:person} gets|got|scored|scores|secured|obtained|obtains|secures {p:percent} [marks]",
    `[maximum|total] marks ${is} {whole:number}`,
    "{who:person} spends|spent|saves|saved|gave|gives|donates {p:percent} of his|her|their [monthly] [income|salary|money|pocket_money] <on {x:goods}>",
    `[his|her|their] [monthly] income|salary|pocket_money <of {who:person}> is {whole:money}`,
    `{who:person} earns {whole:money} [per_month|a_month|every_month]`,
  ),
  ...asks(
    "p",
    `${mustFind} [his|her] % [of_marks|marks] [scored|obtained]`,
    "what % [of_marks|marks] did {who:person} get|score|secure|obtain",
    "what is his|her %",
  ),
  ...asks(
    "part",
    `${mustFind} [his|her] marks [obtained|scored]`,
    "how_many marks did {who:person} get|score",
    "how_much [money] does|did {who:person} spend|save|donate|give",
    `${mustFind} [his|her] [monthly] savings|saving`,
  ),
];

const backwards = `to {new:${any}} from {old:${any}}`;

const changes: readonly Clause[] = [
  ...telling({ way: "up" }, `${subject} ${rises} ${from}`, `${subject} ${rises} ${backwards}`),
  ...telling({ way: "down" }, `${subject} ${falls} ${from}`, `${subject} ${falls} ${backwards}`),
  ...askingWith(
    { way: "up" },
    "change",
    `${mustFind} % increase|rise|growth <in [his|her|its] {topic:goods}> <in price|cost|population|salary|value <of {x:goods}>>`,
    `${mustFind} increase|rise % <in [its|his] {topic:goods}>`,
    `by what % did|has it|{x:goods} increase|increased|rise|risen`,
    `${mustFind} % increase from {old:${any}} to {new:${any}}`,
    "by what % did|has it|price|cost|value|salary increase|rise|go_up|increased|risen",
  ),
  ...askingWith(
    { way: "down" },
    "change",
    `${mustFind} % decrease|reduction|fall|drop <in [his|her|its] {topic:goods}> <in price|cost|population|salary|value <of {x:goods}>>`,
    `${mustFind} decrease|fall % <in [its|his] {topic:goods}>`,
    `by what % did|has it|{x:goods} decrease|decreased|fall|fallen`,
    `${mustFind} % decrease from {old:${any}} to {new:${any}}`,
    "by what % did|has it|price|cost|value|salary decrease|fall|go_down|decreased|fallen",
  ),
  ...telling({ way: "up" }, `% increase from {old:${any}} to {new:${any}}`),
  ...asks("change", `${mustFind} % change ${from}`, `${mustFind} % change`),
  ...facts(`${subject} changes|changed|went|goes ${from}`),
];

const raised: readonly Clause[] = [
  ...askingWith(
    { way: "more" },
    "result",
    `${find} {by:percent} more than {base:${any}}`,
    `what number is {by:percent} more than {base:${any}}`,
    `${mustFind} number which is {by:percent} more than {base:${any}}`,
  ),
  ...askingWith(
    { way: "less" },
    "result",
    `${find} {by:percent} less than {base:${any}}`,
    `what number is {by:percent} less than {base:${any}}`,
    `{by:percent} off [on] {base:money}`,
    `${find} {by:percent} off [on] {base:${any}}`,
  ),
];

const ofUnits = "money|length|mass|volume|time";

const plain: readonly Clause[] = [
  ...askingWith(
    {},
    "part",
    `${find} {p:percent} of {whole:${ofUnits}}`,
    `{whole:${ofUnits}} ka|ki {p:percent} [kitna_hai|kitna_hoga|kya_hai|kya_hoga|nikalo|batao]`,
  ),
  ...askingWith(
    {},
    "p",
    `what % of {whole:${ofUnits}} is {part:${ofUnits}}`,
    `{part:${ofUnits}} is what % of {whole:${ofUnits}}`,
  ),
  ...askingWith(
    {},
    "whole",
    `{p:percent} of what|which [number|amount|sum|sum_of_money] is {part:${ofUnits}}`,
    `${mustFind} number|amount if {p:percent} of it is {part:number|money}`,
    `${mustFind} number|amount {p:percent} of_which|whose is {part:number|money}`,
  ),
  ...facts(`{p:percent} of number|amount|sum is {part:number|money}`),
  ...asks("whole", `${mustFind} number|amount|sum`),
];

/** Wordings of percentages of groups, marks, changes and plain numbers: "30% of a number is 45". */
export const percentageClauses: readonly Clause[] = [
  ...groups,
  ...marks,
  ...changes,
  ...raised,
  ...plain,
];
