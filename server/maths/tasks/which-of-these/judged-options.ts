/** The result of a test for one option, with a line of LaTeX as its reason. */
export interface Verdict {
  isTrue: boolean;
  line: string;
}

/** A property that an option has or lacks. */
export interface OptionTest {
  /** The property as it continues "Is it": "divisible by $9$", "the largest". Markdown. */
  property: string;
  /** The topic by its name in the syllabus. */
  topic: string;
  /** The rule by which an option is judged, as a sentence of Markdown. */
  rule: string;
  /** Returns one verdict per option, in order; null if one can't be decided. */
  judge: (options: readonly string[]) => readonly Verdict[] | null;
}

/** The judged options of a "Which of these is …" question. */
export interface JudgedOptions {
  options: readonly ({ text: string } & Verdict)[];
  property: string;
  /** Whether the option without the property is requested: "Which is NOT …". */
  isNegated: boolean;
  topic: string;
  rule: string;
  /** The indices, from 0, of the options that the question asks for: exactly one in a sound question. */
  fitting: readonly number[];
}

/** Creates a test that judges each option independently. */
export function eachOption(
  test: Omit<OptionTest, "judge">,
  judgeOne: (option: string) => Verdict | null,
): OptionTest {
  return { ...test, judge: (options) => allOrNull(options.map(judgeOne)) };
}

/** Returns the list if no element is null, otherwise null. */
export function allOrNull<T>(list: readonly (T | null)[]): T[] | null {
  const found = list.filter((item) => item !== null);
  return found.length === list.length ? found : null;
}
