import type { Db } from "../../db/db.ts";
import { createRateLimiter } from "../../db/rate-limiter.ts";
import { ProductError } from "../../errors.ts";
import { formatDuration } from "../../format-duration.ts";
import { createDecodeQueue } from "./decode-queue.ts";
import { reencodePhoto } from "./photo.ts";

/** More than anybody photographs by hand; each costs about half a second of processor. */
const photos = 60;
const seconds = 10 * 60;

export type PhotoService = ReturnType<typeof createPhotoService>;

interface Dependencies {
  db: Db;
  /** Decodes and encodes anew; a test counts how often that is done. */
  reencode?: typeof reencodePhoto;
}

/** The one way in which a photo that somebody sent is opened: counted, in turn, and bounded. */
export function createPhotoService({ db, reencode = reencodePhoto }: Dependencies) {
  const limiter = createRateLimiter(db, { name: "photo", tries: photos, seconds });
  const inTurn = createDecodeQueue({ atOnce: 2, perStudent: 3, all: 40 });

  /** Throws `too_many_tries`, `reader_busy`, and what `reencodePhoto` throws for what is no photo. */
  async function encode(userId: number, photo: Uint8Array) {
    const retryAfter = await limiter.count(String(userId));
    if (retryAfter !== null) {
      const sentence = `That's a lot of photos at once. You can add the next one in ${formatDuration(retryAfter)}.`;
      throw new ProductError("too_many_tries", sentence, { retryAfter });
    }
    const { bytes, mediaType } = await inTurn(userId, () => reencode(photo)).catch(
      async (error: unknown) => {
        // A full queue costs nothing, so it counts as no try.
        const isFull = error instanceof ProductError && error.code === "reader_busy";
        if (isFull) await limiter.giveBack(String(userId));
        throw error;
      },
    );
    return { bytes, mediaType };
  }

  return { encode };
}
