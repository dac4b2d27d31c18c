import type { Figure } from "../../geometry/figures/figure.ts";
import { storyTask } from "../../geometry/figures/story-task.ts";

const number = { dimension: 0, isCount: true } as const;

const variation: Figure = {
  name: "mean, standard deviation and coefficient of variation",
  nouns: "variation",
  topic: "Statistics",
  method: "Relations of mean and standard deviation",
  idea: "Which formula joins what is given with what is asked?",
  measures: [
    { symbol: "m", names: "mean", ...number },
    { symbol: "s", names: "standard deviation", ...number },
    { symbol: "v", names: "variance", ...number },
    { symbol: "c", names: "coefficient of variation", latex: "\\text{C.V.}", ...number },
  ],
  relations: [
    {
      formula: "c = s/m × 100",
      rule: "Coefficient of variation = (standard deviation ÷ mean) × 100",
    },
    { formula: "v = s^2", rule: "Variance = standard deviation²" },
  ],
};

const find = "[.|,] [then] [find|what_is|calculate] [the] [its]";
const mean = "[arithmetic] mean";
const deviation = "standard_deviation|sd|s_._d_.|s_d";
const coefficient = "coefficient_of_variation|cv|c_._v_.";
const of = "[of] [a|the] [data|data_set|distribution|set|frequency_distribution|observations]";
const is = "is|=|as|are";

/** Relations between mean, standard deviation, variance and coefficient of variation. */
export const variationMeasures = storyTask({
  name: "coefficient-of-variation",
  cue: /variation|varia|\bcv\b/,
  stories: [
    {
      figure: variation,
      wordings: [
        `[the] ${coefficient} ${of} if|when|whose|with|having [the|its] ${mean} ${is} {q} and|, [the|its] ${deviation} ${is} {q}`,
        `[if] [the] ${mean} ${of} ${is} {q} and|, [the|its] ${deviation} ${is} {q} ${find} ${coefficient}`,
        `[if] [the] ${mean} and ${deviation} ${of} ${is} {q} and|, {q} [respectively] ${find} ${coefficient}`,
      ],
      gives: ["m", "s"],
      asks: "c",
    },
    {
      figure: variation,
      wordings: [
        `[if] [the] ${coefficient} ${of} is|= {q} and|, [the|its] ${mean} is|= {q} ${find} ${deviation}`,
      ],
      gives: ["c", "m"],
      asks: "s",
    },
    {
      figure: variation,
      wordings: [
        `[if] [the] ${coefficient} ${of} is|= {q} and|, [the|its] ${deviation} is|= {q} ${find} ${mean}`,
      ],
      gives: ["c", "s"],
      asks: "m",
    },
    {
      figure: variation,
      wordings: [`[if] [the] variance ${of} is|= {q} ${find} ${deviation}`],
      gives: ["v"],
      asks: "s",
    },
    {
      figure: variation,
      wordings: [`[if] [the] ${deviation} ${of} is|= {q} ${find} variance`],
      gives: ["s"],
      asks: "v",
    },
  ],
  examples: [
    "The mean of a distribution is 25 and its standard deviation is 5. Find the coefficient of variation.",
    "If the variance of a data set is 121, find the standard deviation.",
  ],
});
