import type { User } from "#shared/contracts/auth.ts";
import type { PhotoReading, ReadQuestion } from "#shared/contracts/uploads.ts";
import { ProductError } from "../../errors.ts";
import { readerBusy } from "./decode-queue.ts";
import type { PhotoService } from "./photos.service.ts";
import type { PhotoReader, PrintedQuestion } from "./reading/reading.ts";

export type ReadingService = ReturnType<typeof createReadingService>;

interface Dependencies {
  photos: PhotoService;
  photoReader: Pick<PhotoReader, "read">;
}

export function createReadingService({ photos, photoReader }: Dependencies) {
  /** Throws the errors of `photos.encode`, and `reader_busy` if the reader's own queue is full. */
  async function read(user: User, photo: Uint8Array | undefined): Promise<PhotoReading> {
    if (!photo) throw new ProductError("invalid_input", "Add a photo first.");
    const { bytes } = await photos.encode(user.id, photo);
    const reading = await photoReader.read(bytes);
    if (reading.outcome === "busy") throw readerBusy();
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
