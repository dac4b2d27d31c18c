import type { Config } from "./config.ts";
import type { Db } from "./db/db.ts";
import { createAskLimits } from "./features/asking/ask-limits.ts";
import { createTokenCaps } from "./features/asking/token-caps.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { AccountedCall } from "./metrics/tutor-meters.ts";
import type { TutorCall } from "./tutor/ask-engine.ts";
import type { TutorEngine } from "./tutor/engine.ts";
import { costOf } from "./tutor/prices.ts";

interface Accounting {
  config: Pick<Config, "limits" | "prices">;
  db: Db;
  metrics: Metrics;
  engine: TutorEngine;
}

/** Limits on the cost of answers, and where their actual cost is recorded. */
export function answerAccount({ config, db, metrics, engine }: Accounting) {
  const { limits, prices } = config;
  const asks = createAskLimits({ ...limits, hasModel: engine.name !== "built-in" });
  const caps = createTokenCaps(db, {
    perStudent: limits.tokensPerStudentPerDay,
    service: limits.tokensPerDay,
  });
  return {
    limits: {
      inProgress: limits.answersInProgressPerStudent,
      photos: limits.photosPerStudent,
      ...asks,
    },
    isUsedUp: caps.isUsedUp,
    costOf: ({ usage, model }: TutorCall) => costOf(usage, model, prices),
    observe: {
      call: (call: AccountedCall) => {
        caps.count(call.usage);
        metrics.observeCall(call);
      },
      answer: metrics.observeAnswer,
      concern: metrics.observeConcern,
    },
  };
}
