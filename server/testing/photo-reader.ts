import type { PhotoReader } from "../features/uploads/reading/reading.ts";

/** For tests and benchmarks without photos: every photo is blank. */
export const blankPhotos: Pick<PhotoReader, "read"> = {
  read: async () => ({ outcome: "nothing" }),
};
