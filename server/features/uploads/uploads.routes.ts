import { readPhoto, uploadParams } from "#shared/contracts/uploads.ts";
import { Router } from "express";
import type { Db } from "../../db/db.ts";
import { notFound, ProductError } from "../../errors.ts";
import { mount } from "../../http/mount.ts";
import type { ReadingService } from "./readings.service.ts";
import * as repository from "./uploads.repository.ts";

interface Dependencies {
  db: Db;
  readings: ReadingService;
}

export function uploadRoutes({ db, readings }: Dependencies): Router {
  const router = Router();
  mount(router, readPhoto, ({ user, file }) => readings.read(user, file?.bytes));
  // Answers with bytes, so it isn't mounted from a contract.
  router.get("/api/uploads/:uploadId", async (req, res) => {
    if (!req.user) throw new ProductError("not_signed_in", "Please log in to go on.");
    const params = uploadParams.safeParse(req.params);
    const photo =
      params.success &&
      (await repository.find(db, { id: params.data.uploadId, ownerId: req.user.id }));
    if (!photo) throw notFound("Photo");
    // The bytes under an id never change; only this student's browser may keep them.
    res.set("Cache-Control", "private, max-age=31536000, immutable").set("Vary", "Cookie");
    res.type(photo.mediaType).send(Buffer.from(photo.bytes));
  });
  return router;
}
