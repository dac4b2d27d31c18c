/** A photo as it is sent to an engine: re-encoded by the server, without metadata. */
export interface Photo {
  bytes: Uint8Array;
  mediaType: "image/jpeg";
}

/** A printed question on a photo. An uncertain piece has several candidates. */
export interface PrintedQuestion {
  pieces: readonly (string | { unsure: readonly string[] })[];
}

/** Reads print on a photo, without a model; may reject. Any outcome other than `printed` has no information. */
export type ReadPrint = (photo: Uint8Array) => Promise<PrintReading>;

type PrintReading =
  | { outcome: "printed"; questions: readonly PrintedQuestion[] }
  | { outcome: "handwritten" | "nothing" | "busy" | "too_slow" };
