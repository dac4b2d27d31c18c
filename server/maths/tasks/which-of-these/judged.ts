/** What a test says of one option, and the line of LaTeX that shows it. */
export interface Verdict {
  isTrue: boolean;
  line: string;
}

/** A property that an option has or lacks. */
export interface OptionTest {
  /** As it follows "Is it" in a sentence: "divisible by $9$", "the largest". Markdown. */
  property: string;
  /** As a syllabus names it. */
  topic: string;
  /** The rule by which an option is judged, in a sentence. Markdown. */
  rule: string;
  /** One verdict an option, in their order; null if one can't be decided. */
  judge: (options: readonly string[]) => readonly Verdict[] | null;
}

/** Every option of a "Which of these is …" question, judged. */
export interface Judged {
  options: readonly ({ text: string } & Verdict)[];
  property: string;
  /** Whether the option without the property is requested: "Which is NOT …". */
  isNegated: boolean;
  topic: string;
  rule: string;
  /** The places, from 0, of the options that the question asks for: exactly one in a sound question. */
  fitting: readonly number[];
}

/** A test that looks at each option by itself. */
export function eachOption(
  test: Omit<OptionTest, "judge">,
  judgeOne: (option: string) => Verdict | null,
): OptionTest {
  return { ...test, judge: (options) => allOrNull(options.map(judgeOne)) };
}

/** The list, where nothing in it is missing. */
export function allOrNull<T>(list: readonly (T | null)[]): T[] | null {
  const found = list.filter((item) => item !== null);
  return found.length === list.length ? found : null;
}
