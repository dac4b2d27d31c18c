import type { TutorFailure } from "../tutor-error.ts";
import type { Dialect } from "./dialect.ts";

/** What the operator is told of a provider: nothing in it is a student's, and the key is cut out. */
export type ModelReport =
  | {
      kind: "failed";
      failure: TutorFailure;
      operation: string;
      /** Of HTTP; undefined where no response came. */
      status: number | undefined;
      /** The provider's own name of the error. */
      code: string | undefined;
      /** The provider's sentence, or ours where it said none. */
      reason: string;
    }
  | {
      kind: "learnt";
      /** What the provider lacks of the API, and what is done instead. */
      instead: Partial<Dialect>;
      reason: string;
    };

export type Report = (report: ModelReport) => void;
