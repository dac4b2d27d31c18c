import type { PatientStudent } from "./patient-student.ts";
import type { Product } from "./product.ts";
import type { Question } from "./question.ts";
import type { Wrongs } from "./wrongs.ts";

/** What all rounds of a soak test share. */
export interface Soak {
  product: Product;
  students: PatientStudent;
  wrongs: Wrongs;
  /** The number of answers that stream at once. */
  streams: number;
  /** Each in a separate conversation. */
  newQuestions: (count: number) => Promise<Question[]>;
}
