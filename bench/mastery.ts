import { readConcepts } from "../server/library/library.ts";
import { seededRandom } from "@sawaal/maths";
import { learnHardness } from "./mastery/learn-hardness.ts";
import { average, glicko, lastFive, type Model, tracing } from "./mastery/models.ts";
import { areaUnderCurve, calibration, type Prediction, logLoss } from "./mastery/scores.ts";
import { answersOfStudent, drawQuestions, type SimulatedAnswer } from "./mastery/students.ts";

/**
 * Measures how well models predict the answers of simulated students: log loss and area under the curve, after 10, 50
 * and 200 answers, and the calibration.
 * Run by `npm run bench:mastery -- [students]`. Half of the students train the models, the other half judge them.
 */
const [students = 1500] = process.argv.slice(2).map(Number);
const judgedAfter = [10, 50, 200] as const;
/** The answers judged at each position. */
const judgedEach = 20;

const random = seededRandom(20_261_124);
const library = await readConcepts();
const concepts = inOrder(
  library
    .filter(({ subject }) => subject === "Mathematics")
    .map(({ id, prerequisites }) => ({ id, buildsOn: prerequisites })),
);
const questions = drawQuestions(concepts, random);
const draw = () =>
  Array.from({ length: Math.ceil(students / 2) }, () =>
    answersOfStudent(concepts, { questions, count: 220, random }),
  );
const training = draw();
const judging = draw();

const all = training.flat();
const share = all.filter(({ isRight }) => isRight).length / all.length;
const bkt = bestTracing(training);
const models: [string, Model][] = [
  ["always the average", average(share)],
  ["average of the last five", lastFive(share)],
  [`knowledge tracing (${Object.values(bkt).join(", ")})`, tracing(bkt)],
  ["the product's", glicko()],
  ["the same, hardness learned", glicko(learnHardness(training))],
  ["who knows the truth", (answers) => answers.map(({ trueChance }) => trueChance)],
];

const heads = judgedAfter.flatMap((count) => [`loss ${count}`, `AUC ${count}`]);
console.log(`${"".padEnd(46)}${heads.map((head) => head.padStart(10)).join("")}`);
for (const [name, model] of models) {
  const figures = judgedAfter.flatMap((count) => {
    const judged = judge(model, judging, count);
    return [logLoss(judged), areaUnderCurve(judged)];
  });
  console.log(
    `${name.padEnd(46)}${figures.map((figure) => figure.toFixed(4).padStart(10)).join("")}`,
  );
}
console.log("\nexpected and observed, the product's, in tenths:");
const whole = judging.flatMap((answers) => judgeAll(glicko(), answers));
for (const { chance, frequency, of } of calibration(whole)) {
  console.log(`${chance.toFixed(3)}  ${frequency.toFixed(3)}  of ${of}`);
}

function judgeAll(model: Model, answers: readonly SimulatedAnswer[]): Prediction[] {
  const chances = model(answers);
  return answers.map(({ isRight }, at) => ({ isRight, chance: chances[at] ?? 0.5 }));
}

function judge(model: Model, among: readonly SimulatedAnswer[][], after: number): Prediction[] {
  return among.flatMap((answers) => judgeAll(model, answers).slice(after, after + judgedEach));
}

/** The parameters of knowledge tracing that fit these students best. */
function bestTracing(among: readonly SimulatedAnswer[][]) {
  const some = among.slice(0, 150);
  let best = { prior: 0.4, learns: 0.1, slips: 0.1, guesses: 0.25 };
  let least = Number.POSITIVE_INFINITY;
  for (const prior of [0.3, 0.45, 0.6])
    for (const learns of [0.005, 0.02, 0.05, 0.1])
      for (const slips of [0.1, 0.2, 0.3])
        for (const guesses of [0.25, 0.35, 0.45]) {
          const tried = { prior, learns, slips, guesses };
          const loss = logLoss(some.flatMap((answers) => judgeAll(tracing(tried), answers)));
          if (loss < least) [best, least] = [tried, loss];
        }
  return best;
}

/** Sorts concepts after their prerequisites. */
function inOrder<Each extends { id: string; buildsOn: readonly string[] }>(
  concepts: Each[],
): Each[] {
  const order = new Map<string, Each>();
  const ids = new Map(concepts.map((each) => [each.id, each]));
  const place = (each: Each): void => {
    if (order.has(each.id)) return;
    for (const id of each.buildsOn) {
      const below = ids.get(id);
      if (below) place(below);
    }
    order.set(each.id, each);
  };
  for (const each of concepts) place(each);
  return [...order.values()];
}
