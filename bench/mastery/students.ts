/** Simulated students with abilities that are known, and what they answer. Drawn from a seed. */
export interface SimulatedAnswer {
  concept: string;
  question: string;
  /** The label of the question, as the bank has it. */
  difficulty: "beginner" | "intermediate" | "advanced";
  /** Days since the student came. */
  day: number;
  isRight: boolean;
  /** The chance that she was right: what no model can do better than know. */
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

/** Questions of each concept; one is harder or easier than its label says. */
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
 * What one student answers: sessions of five questions, some days apart, of two or three concepts that she is at. What she
 * knows of a concept rests on what it builds on, grows as she practises, is partly forgotten in between, and shows through
 * slips and guesses.
 */
export function answersOfStudent(
  concepts: readonly SimulatedConcept[],
  {
    questions,
    count,
    random,
  }: { questions: Map<string, Question[]>; count: number; random: () => number },
): SimulatedAnswer[] {
  const own = 0.9 * normal(random);
  const skill = new Map<string, number>();
  for (const { id, buildsOn } of concepts) {
    const below = buildsOn.flatMap((each) => skill.get(each) ?? []);
    const base = below.length > 0 ? below.reduce((sum, each) => sum + each, 0) / below.length : own;
    skill.set(id, own * 0.5 + base * 0.5 + 0.7 * normal(random));
  }
  const gained = new Map<string, { amount: number; day: number }>();
  const answers: SimulatedAnswer[] = [];
  const at = Math.floor(random() * concepts.length);
  for (let day = 0, session = 0; answers.length < count; session += 1) {
    day += Math.floor(random() * random() * 12);
    for (let each = 0; each < 5 && answers.length < count; each += 1) {
      const place = (at + Math.floor(session / 4) + Math.floor(random() * 3)) % concepts.length;
      const concept = concepts[place];
      const choices = concept && questions.get(concept.id);
      const question = choices?.[Math.floor(random() * choices.length)];
      if (!concept || !question) continue;
      const before = gained.get(concept.id) ?? { amount: 0, day };
      const kept = before.amount * 0.5 ** ((day - before.day) / 40);
      const ability = (skill.get(concept.id) ?? 0) + kept;
      const knows = 1 / (1 + Math.exp(-(ability - question.hardness)));
      const trueChance = knows * (1 - slip) + (1 - knows) * guess;
      const isRight = random() < trueChance;
      const { id, difficulty } = question;
      answers.push({ concept: concept.id, question: id, difficulty, day, isRight, trueChance });
      gained.set(concept.id, { amount: kept + 0.12 * (1 - knows), day });
    }
  }
  return answers;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
