import type { examSessionTypes, examTypes } from "./study.ts";

export type ExamType = (typeof examTypes)[number];
export type ExamSessionType = (typeof examSessionTypes)[number];

const seniorBoard = ["Physics", "Chemistry", "Mathematics", "Biology", "English"];

const subjectsOf: Record<ExamType, readonly string[]> = {
  CBSE: ["Mathematics", "Science", "Social Science", "English", "Hindi"],
  JEE: ["Mathematics", "Physics", "Chemistry"],
  NEET: ["Biology", "Physics", "Chemistry"],
  ICSE: [
    "Mathematics",
    "Physics",
    "Chemistry",
    "Biology",
    "History & Civics",
    "Geography",
    "English",
  ],
  "State Board": ["Mathematics", "Science", "Social Science", "English"],
};

/** The subjects of an exam in a class, in the order of the setup form; its first three are preselected. */
export function examSubjects(exam: ExamType, grade: number): readonly string[] {
  return exam === "CBSE" && grade > 10 ? seniorBoard : subjectsOf[exam];
}

/** The length of a session: questions and seconds of the wall clock. A mock's follow its format. */
export const sessionLengths: Record<
  Exclude<ExamSessionType, "mock">,
  { questions: number; seconds: number }
> = {
  quick_revision: { questions: 5, seconds: 600 },
  full_test: { questions: 30, seconds: 10_800 },
  weak_areas: { questions: 10, seconds: 1200 },
  board_answers: { questions: 5, seconds: 2700 },
  review: { questions: 10, seconds: 1200 },
};

interface MockFormat {
  name: string;
  /** The year of the information bulletin that states this format. */
  year: number;
  seconds: number;
  sections: readonly { subject: string; choice: number; numerical: number }[];
  marks: { right: number; wrong: number };
}

/** The entrance exams that a mock reproduces, in the format of the National Testing Agency. */
export const mockFormats: Partial<Record<ExamType, MockFormat>> = {
  JEE: {
    name: "JEE Main",
    year: 2026,
    seconds: 10_800,
    sections: ["Mathematics", "Physics", "Chemistry"].map((subject) => ({
      subject,
      choice: 20,
      numerical: 5,
    })),
    marks: { right: 4, wrong: -1 },
  },
  NEET: {
    name: "NEET (UG)",
    year: 2026,
    seconds: 10_800,
    sections: [
      { subject: "Physics", choice: 45, numerical: 0 },
      { subject: "Chemistry", choice: 45, numerical: 0 },
      { subject: "Biology", choice: 90, numerical: 0 },
    ],
    marks: { right: 4, wrong: -1 },
  },
};
