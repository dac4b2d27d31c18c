import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { find, is, mustFind } from "../../../story/question-words.ts";

/** The optional period of a rate of interest: "per annum". */
export const yearly =
  "[per_annum|pa|pcpa|annually|per_year|yearly|annum|every_year|each_year|a_year|year]";
const lender =
  "borrows|borrowed|lends|lent|deposits|deposited|invests|invested|takes|took|put|puts|deposit|invest|borrow|has_borrowed|has_deposited|gave|lend|kept";
const source = "<from|in|with|to|by {bank:person}>";
const hindi = "[kya_hai|kya_hoga|kitna_hai|kitna_hoga|nikalo|batao]";

/** What both kinds of interest are told of. */
const loanClauses: readonly Clause[] = [
  ...facts(
    `[on|for] [sum_of|principal_of|loan_of|amount_of|sum|amount] [money] {p:money}`,
    "on {p:number}",
    `sum_of|loan_of [money] {p:money}`,
    `[if] {who:person} ${lender} [sum_of|loan_of|amount_of|sum|amount] {p:money|number} ${source}`,
    `${lender} [sum_of|loan_of|amount_of] {p:money|number} ${source}`,
    `principal|P|sum|principal_amount ${is} {p:money|number}`,
    `[at|@] [rate|rate_of_interest|rate_of] [of] [simple_interest|compound_interest] {r:percent} ${yearly} [simple_interest|compound_interest|interest|rate]`,
    `rate|R|rate_of_interest [per_annum|pa|of_interest] ${is} {r:percent} ${yearly}`,
    "rate|R = {r:number}",
    "[for|in|after] [period_of|term_of|time_of] {t:time} [time|period|later]",
    "at end of {t:time}",
    `time|T|time_period|period ${is} {t:time}`,
    `amount|A ${is} {amount:money}`,
    "[certain_sum_of_money|sum_of_money|certain_sum|sum|principal|it] amounts|amount to {amount:money|number}",
    "{p:money} amounts|amount|amounted to {amount:money}",
    "{p:money} becomes|become {amount:money}",
    "[certain_sum_of_money|sum_of_money|certain_sum|sum|principal|it] becomes|become {amount:money|number}",
  ),
  ...asks(
    "p",
    `${find} principal|sum|principal_amount|P ${hindi} [invested|borrowed|lent|deposited]`,
    `what [sum|sum_of_money|principal|money|amount] will|would|must_be|should_be`,
    "what sum|principal|sum_of_money|money",
    "find sum_of_money",
  ),
  ...asks(
    "amount",
    `${find} amount ${hindi}`,
    `${mustFind} amount|total_amount|A [to_be_paid|paid|payable|received|due|he_has_to_pay|he_will_get|she_will_get|he_gets|she_gets|to_be_paid_back|to_be_returned]`,
    `${mustFind} amount_he|amount_she will|has_to|gets|must [pay|get|receive|return] [back]`,
    "how_much [money|amount] will|does|must|should {who:person} [have_to] pay|get|receive|return|have [back]",
    `${mustFind} total_amount ${hindi}`,
  ),
  ...asks(
    "r",
    `${find} rate|rate_of_interest|rate_%|rate_per_annum|R ${hindi} ${yearly}`,
    `${find} annual_rate [of_interest]`,
    "at what rate [of_interest|%|per_annum|of_simple_interest] [per_annum] will|would|does|did [sum_of|sum]",
    `at what rate [of_interest|%] ${yearly}`,
    `at what rate [of_interest] % [per_annum|pa|per_year] will|would|does|did`,
  ),
  ...asks(
    "t",
    `${find} time|time_period|T|period|number_of_years ${hindi} [taken]`,
    "in how_many years|months will|would|does|do",
    "in what|how_much time will|would|does",
    "how_many years|months will_it_take|does_it_take [for]",
    "how_long will_it_take [for]",
    "after how_many years will",
    "in what|how_much time",
    "in how_many years",
  ),
];

const simple = telling(
  { interest: "simple" },
  "at|with|on|under simple_interest",
  `simple_interest|si|SI ${is} {si:money}`,
);

/** Wordings of simple interest: "₹5000 lent at 8% per annum for 2 years". */
export const simpleInterestClauses: readonly Clause[] = [
  ...loanClauses,
  ...simple,
  ...facts(
    `[as] simple_interest|si|interest|I [earned|received|paid|on_it|of] ${is} {si:money|number} [as_interest]`,
    `simple_interest|interest|si on [sum_of|principal_of|sum] <{p:money}> <for {t:time}> <at [rate_of] {r:percent} ${yearly}> <for|in {t:time}> is|was {si:money}`,
    "[to] gives|earns|earn|fetch|fetches|yield|yields|give|get|gets|pays|paid|produce [simple_interest|interest|si] [of] {si:money|number} [as_interest|as_simple_interest|simple_interest|interest]",
  ),
  ...telling(
    { times: "2" },
    "[to] double|doubles [itself|of_itself]",
    "[to] become|becomes double|twice [itself|of_itself]",
    "be doubled",
    "double of itself",
    "money to double",
    "sum_of|sum [money] double|becomes_double|become_double [itself]",
  ),
  ...telling(
    { times: "3" },
    "[to] triple|triples|treble [itself]",
    "[to] become|becomes triple|thrice|three_times [of] [itself]",
  ),
  ...asks(
    "si",
    `${find} simple_interest|si|interest|SI|I ${hindi} [earned|paid|received|to_be_paid|payable|on_it|due]`,
    "how_much [simple] interest will|does|did|must {who:person} [have_to] pay|earn|get|receive",
    `${mustFind} interest [to_be_paid|paid|earned|she_will_get|he_will_get|he_has_to_pay]`,
  ),
  ...asks(
    ["si", "amount"],
    `${mustFind} simple_interest|si|interest and amount|total_amount [to_be_paid|paid|payable|due]`,
    `${mustFind} interest and amount_to_be_paid`,
  ),
  ...asks(["amount", "si"], `${mustFind} amount and simple_interest|interest`),
];

const compounding: readonly Clause[] = [
  ...telling({ interest: "compound" }, "at|with|on|under compound_interest|ci"),
  ...telling(
    { interest: "compound", period: "year" },
    "[interest] [is|being] compounded [annually|yearly|per_annum]",
    "[interest] [is|being] compounded every_year|each_year",
  ),
  ...telling(
    { interest: "compound", period: "half" },
    "[interest] [is|being] compounded half_yearly|semi_annually|semiannually|every_six_months|every_half_year|halfyearly",
  ),
  ...telling(
    { interest: "compound", period: "quarter" },
    "[interest] [is|being] compounded quarterly|every_quarter|every_three_months",
  ),
];

/** Wordings of compound interest, with its period: "compounded half-yearly". */
export const compoundInterestClauses: readonly Clause[] = [
  ...loanClauses,
  ...compounding,
  ...facts(
    `compound_interest|ci ${is} {ci:money|number}`,
    `compound_interest|ci on [sum_of|principal_of|certain_sum] <{p:money}> <for {t:time}> <at [rate_of] {r:percent} ${yearly}> <for|in {t:time}> is|was {ci:money}`,
    `difference [between|of] compound_interest|ci and simple_interest|si on [certain_sum|sum|sum_of_money|certain_sum_of_money|principal] [of_money] <at [rate_of] {r:percent} ${yearly}> <for|in {t:time}> <at [rate_of] {r:percent} ${yearly}> is|was {difference:money}`,
    `difference [between|of] simple_interest|si and compound_interest|ci on [certain_sum|sum|sum_of_money|certain_sum_of_money|principal] [of_money] <at [rate_of] {r:percent} ${yearly}> <for|in {t:time}> <at [rate_of] {r:percent} ${yearly}> is|was {difference:money}`,
  ),
  ...asks(
    "ci",
    `${find} compound_interest|ci ${hindi} [earned|paid|received|to_be_paid|payable|on_it]`,
    "how_much [compound] interest will|does|did|must {who:person} [have_to] pay|earn|get|receive",
    `${mustFind} interest [earned|to_be_paid]`,
  ),
  ...asks(["amount", "ci"], `${find} amount and compound_interest|ci [to_be_paid|payable]`),
  ...asks(
    ["ci", "amount"],
    `${find} compound_interest|ci and amount|total_amount [to_be_paid|payable]`,
  ),
  ...asks(
    "difference",
    `${find} difference between|of compound_interest|ci and simple_interest|si`,
    `${find} difference between|of simple_interest|si and compound_interest|ci`,
    `by how_much is compound_interest more_than simple_interest`,
  ),
];
