import { readFile } from "node:fs/promises";
import { z } from "zod";

const amount = z.number().nonnegative();

/** The results of `npm run bench:scaling-measure` on one machine. */
const measuredSchema = z.strictObject({
  date: z.iso.date(),
  machine: z.string(),
  /** For one process of the product. */
  process: z.strictObject({
    /** CPU time in milliseconds, from the ask to the end of the stream. */
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
    /** Sent one after another to one listening connection; every process receives every notification. */
    notificationsPerSecond: amount,
    megabytesPerConnection: amount,
    /** The rows of a typical student's year (`student-year.ts`), indexes included, photos excluded. */
    bytesOfYear: z.record(z.string(), amount),
    bytesOfPhoto: amount,
    /** CPU time for each of the day's calls of the model, per sum of their tokens. */
    microsecondsPerCallOfToday: amount,
  }),
});
export type Measurements = z.infer<typeof measuredSchema>;

export const usualFile = "bench/scaling/measured.json";

export async function readMeasured(file = usualFile): Promise<Measurements> {
  return measuredSchema.parse(JSON.parse(await readFile(file, "utf8")));
}
