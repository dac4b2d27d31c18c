import { readFile } from "node:fs/promises";
import { z } from "zod";

const amount = z.number().nonnegative();

/** What `npm run bench:scaling-measure` found on one machine. */
const measuredSchema = z.strictObject({
  date: z.iso.date(),
  machine: z.string(),
  /** Of one process of the product. */
  process: z.strictObject({
    /** Milliseconds of processor, from the ask to the end of the stream. */
    processorMsPerAnswer: amount,
    processorMsPerRead: amount,
    residentMegabytes: amount,
    kilobytesPerStream: amount,
  }),
  database: z.strictObject({
    processorMsPerAnswer: amount,
    processorMsPerRead: amount,
    transactionsPerAnswer: amount,
    walBytesPerAnswer: amount,
    /** Sent one after the other to one connection that listens; every process gets every notification. */
    notificationsPerSecond: amount,
    megabytesPerConnection: amount,
    /** Of a typical student's year (`student-year.ts`), indexes included, photos left out. */
    bytesOfYear: z.record(z.string(), amount),
    bytesOfPhoto: amount,
    /** Of processor, for each of today's calls of the model whenever their tokens are summed. */
    microsecondsPerCallOfToday: amount,
  }),
});
export type Measured = z.infer<typeof measuredSchema>;

export const usualFile = "bench/scaling/measured.json";

export async function readMeasured(file = usualFile): Promise<Measured> {
  return measuredSchema.parse(JSON.parse(await readFile(file, "utf8")));
}
