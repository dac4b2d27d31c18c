import { sendEvents } from "#shared/contracts/events.ts";
import { Router } from "express";
import { addressOf } from "../../http/address-of.ts";
import { mount } from "../../http/mount.ts";
import type { EventLimits } from "./event-limits.ts";
import type { EventService } from "./events.service.ts";

interface Dependencies {
  events: EventService;
  limits: EventLimits;
}

export function eventRoutes({ events, limits }: Dependencies): Router {
  const router = Router();
  mount(router, sendEvents, async ({ body, req }) => {
    await limits.count(addressOf(req), body.events.length);
    return { accepted: await events.take(body, req.user?.id ?? null) };
  });
  return router;
}
