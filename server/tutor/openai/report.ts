import type { TutorFailure } from "../tutor-error.ts";
import type { Dialect } from "./dialect.ts";

/** A report on the provider for the operator: without students' data, and with the key removed. */
export type ModelReport =
  | {
      kind: "failed";
      failure: TutorFailure;
      operation: string;
      /** The HTTP status; undefined where no response came. */
      status: number | undefined;
      /** The provider's own name of the error. */
      code: string | undefined;
      /** The provider's sentence, or the product's where there was none. */
      reason: string;
    }
  | {
      kind: "learnt";
      /** The missing features of the provider, and what is done instead. */
      instead: Partial<Dialect>;
      reason: string;
    };

export type Report = (report: ModelReport) => void;
