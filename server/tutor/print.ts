/** A question as it is printed on a photo. Of an unsure piece it isn't known which of these is printed. */
export interface PrintedQuestion {
  pieces: readonly (string | { unsure: readonly string[] })[];
}

/** Reads what is printed on a photo, without a model; may reject. Any other outcome than `printed` says nothing. */
export type ReadPrint = (photo: Uint8Array) => Promise<PrintReading>;

type PrintReading =
  | { outcome: "printed"; questions: readonly PrintedQuestion[] }
  | { outcome: "handwritten" | "nothing" | "busy" | "too_slow" };
