/** Simulated students with known abilities, and their answers, generated from a seed. */
export interface SimulatedAnswer {
  concept: string;
  question: string;
  /** The label of the question in the bank. */
  difficulty: "beginner" | "intermediate" | "advanced";
  /** Days since the student's sign-up. */
  day: number;
  isRight: boolean;
  /** The true probability that she was right, which is the best possible prediction. */
  trueChance: number;
}

export interface SimulatedConcept {
  id: string;
  buildsOn: readonly string[];
}

const guess = 0.25;
const slip = 0.06;
const hardnessOfLabel = { beginner: -1, intermediate: 0, advanced: 1 } as const;
const labels = ["beginner", "beginner", "intermediate", "intermediate", "advanced"] as const;

interface Question {
  id: string;
  difficulty: keyof typeof hardnessOfLabel;
  hardness: number;
}

/** The questions of each concept; one is harder or easier than its label says. */
export function drawQuestions(
  concepts: readonly SimulatedConcept[],
  random: () => number,
): Map<string, Question[]> {
  return new Map(
    concepts.map(({ id }) => [
      id,
      Array.from({ length: 12 }, (_, at) => {
        const difficulty = labels[at % labels.length] ?? "intermediate";
        return {
          id: `${id}/${at}`,
          difficulty,
          hardness: hardnessOfLabel[difficulty] + 0.6 * normal(random),
        };
      }),
    ]),
  );
}

/**
 * The answers of one student: sessions of five questions, some days apart, on two or three concepts that she is
 * studying. Her ability in a concept depends on its prerequisites, grows with practice, is partly forgotten in between,
 * and shows with slips and guesses.
 */
export function answersOfStudent(
  concepts: readonly SimulatedConcept[],
  { questions, count, random }: Drawing,
): SimulatedAnswer[] {
  const student = { skill: drawSkills(concepts, random), gained: new Map<string, Gain>() };
  const answers: SimulatedAnswer[] = [];
  const start = Math.floor(random() * concepts.length);
  let day = 0;
  while (answers.length < count) {
    const session = Math.floor(answers.length / answersASession);
    if (answers.length % answersASession === 0) day += Math.floor(random() * random() * 12);
    const place = start + Math.floor(session / 4) + Math.floor(random() * 3);
    const id = concepts[place % concepts.length]?.id ?? "";
    const choices = questions.get(id) ?? [];
    const question = choices[Math.floor(random() * choices.length)];
    if (!question) throw new Error(`No questions of ${id}`);
    answers.push(answerOf(student, { concept: id, question, day, random }));
  }
  return answers;
}

const answersASession = 5;

interface Drawing {
  questions: Map<string, Question[]>;
  count: number;
  random: () => number;
}

/** The learning of a concept on a day, with a half-life of 40 days. */
interface Gain {
  amount: number;
  day: number;
}

function drawSkills(
  concepts: readonly SimulatedConcept[],
  random: () => number,
): Map<string, number> {
  const own = 0.9 * normal(random);
  const skill = new Map<string, number>();
  for (const { id, buildsOn } of concepts) {
    const below = buildsOn.flatMap((each) => skill.get(each) ?? []);
    const base = below.length > 0 ? below.reduce((sum, each) => sum + each, 0) / below.length : own;
    skill.set(id, own * 0.5 + base * 0.5 + 0.7 * normal(random));
  }
  return skill;
}

function answerOf(
  { skill, gained }: { skill: ReadonlyMap<string, number>; gained: Map<string, Gain> },
  {
    concept,
    question,
    day,
    random,
  }: { concept: string; question: Question; day: number; random: () => number },
): SimulatedAnswer {
  const before = gained.get(concept) ?? { amount: 0, day };
  const kept = before.amount * 0.5 ** ((day - before.day) / 40);
  const ability = (skill.get(concept) ?? 0) + kept;
  const knows = 1 / (1 + Math.exp(-(ability - question.hardness)));
  const trueChance = knows * (1 - slip) + (1 - knows) * guess;
  gained.set(concept, { amount: kept + 0.12 * (1 - knows), day });
  const { id, difficulty } = question;
  return { concept, question: id, difficulty, day, isRight: random() < trueChance, trueChance };
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
