import type { User } from "#shared/contracts/auth.ts";
import type { PhotoReading, ReadQuestion } from "#shared/contracts/uploads.ts";
import type { Db } from "../../db/db.ts";
import { createRateLimiter } from "../../db/rate-limiter.ts";
import { ProductError } from "../../errors.ts";
import { waitInWords } from "../../wait-in-words.ts";
import { reencodePhoto } from "./photo.ts";
import type { PhotoReader, PrintedQuestion } from "./reading/reading.ts";

/** More than anybody photographs by hand; each costs about half a second of processor. */
const photos = 60;
const seconds = 10 * 60;
/** A queue of ten is read in about that time. */
const secondsUntilFree = 5;

export type ReadingService = ReturnType<typeof createReadingService>;

interface Dependencies {
  db: Db;
  photoReader: Pick<PhotoReader, "read">;
}

export function createReadingService({ db, photoReader }: Dependencies) {
  const limiter = createRateLimiter(db, { name: "photo-reading", tries: photos, seconds });

  /** Throws `too_many_tries`, `reader_busy`, and what `reencodePhoto` throws for what is no photo. */
  async function read(user: User, photo: Uint8Array | undefined): Promise<PhotoReading> {
    if (!photo) throw new ProductError("invalid_input", "Add a photo first.");
    const retryAfter = await limiter.count(String(user.id));
    if (retryAfter !== null) {
      const sentence = `That's a lot of photos at once. You can add the next one in ${waitInWords(retryAfter)}.`;
      throw new ProductError("too_many_tries", sentence, { retryAfter });
    }
    const { bytes } = await reencodePhoto(photo);
    const reading = await photoReader.read(bytes);
    if (reading.outcome === "busy") {
      const sentence = "Many photos are being read right now. Try again in a moment.";
      throw new ProductError("reader_busy", sentence, { retryAfter: secondsUntilFree });
    }
    if (reading.outcome !== "printed") return { outcome: reading.outcome };
    return { outcome: "printed", questions: reading.questions.map(questionOf) };
  }

  return { read };
}

function questionOf({ label, pieces }: PrintedQuestion): ReadQuestion {
  return {
    label,
    pieces: pieces.map((piece) =>
      typeof piece === "string" ? piece : { unsure: [...piece.unsure] },
    ),
  };
}
