import {
  readAggregate,
  readCohorts,
  readDays,
  readDeclined,
  readFeatures,
  readQueries,
  readUsers,
  readUsersByQuery,
} from "#shared/contracts/analytics.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import type { AnalyticsService } from "./analytics.service.ts";

export function analyticsRoutes({ analytics }: { analytics: AnalyticsService }): Router {
  const router = Router();
  mount(router, readAggregate, ({ query }) => analytics.aggregate(query.period));
  mount(router, readUsersByQuery, ({ query }) => analytics.users(query));
  mount(router, readUsers, ({ params, query }) => analytics.users({ ...query, ...params }));
  mount(router, readQueries, ({ params, query }) => analytics.queries({ ...query, ...params }));
  mount(router, readFeatures, ({ params }) => analytics.features(params.period));
  mount(router, readDays, ({ query }) => analytics.days(query.days));
  mount(router, readCohorts, () => analytics.cohorts());
  mount(router, readDeclined, ({ params }) => analytics.declined(params.period));
  return router;
}
