import type { Db } from "../../db/db.ts";
import { createRateLimiter } from "../../db/rate-limiter.ts";
import { ProductError } from "../../errors.ts";
import { formatDuration } from "../../format-duration.ts";
import { createDecodeQueue } from "./decode-queue.ts";
import { reencodePhoto } from "./photo.ts";

/** Above normal use; each costs about half a second of CPU. */
const photos = 60;
const seconds = 10 * 60;

export type PhotoService = ReturnType<typeof createPhotoService>;

interface Dependencies {
  db: Db;
  /** Decodes and re-encodes; a test counts the calls. */
  reencode?: typeof reencodePhoto;
}

/** The only way to decode a student's photo: rate limited, queued and bounded. */
export function createPhotoService({ db, reencode = reencodePhoto }: Dependencies) {
  const limiter = createRateLimiter(db, { name: "photo", tries: photos, seconds });
  const inTurn = createDecodeQueue({ atOnce: 2, perStudent: 3, all: 40 });

  /** Throws `too_many_tries`, `reader_busy`, and the errors of `reencodePhoto` for invalid photos. */
  async function encode(userId: number, photo: Uint8Array) {
    const retryAfter = await limiter.count(String(userId));
    if (retryAfter !== null) {
      const sentence = `That's a lot of photos at once. You can add the next one in ${formatDuration(retryAfter)}.`;
      throw new ProductError("too_many_tries", sentence, { retryAfter });
    }
    const { bytes, mediaType } = await inTurn(userId, () => reencode(photo)).catch(
      async (error: unknown) => {
        // A refusal by the full queue costs nothing, so it doesn't count as a try.
        const isFull = error instanceof ProductError && error.code === "reader_busy";
        if (isFull) await limiter.giveBack(String(userId));
        throw error;
      },
    );
    return { bytes, mediaType };
  }

  return { encode };
}
