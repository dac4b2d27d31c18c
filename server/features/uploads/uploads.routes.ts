import { readPhoto, readUpload } from "#shared/contracts/uploads.ts";
import { Router } from "express";
import type { Db } from "../../db/db.ts";
import { notFound } from "../../errors.ts";
import { mount, requireAccess } from "../../http/mount.ts";
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
  router.get(readUpload.path, requireAccess(readUpload), async (req, res) => {
    // An id that can't be one is missing, as that of another student's photo is.
    const id = readUpload.params.safeParse(req.params).data?.uploadId;
    const photo =
      req.user && id !== undefined && (await repository.find(db, { id, ownerId: req.user.id }));
    if (!photo) throw notFound("Photo");
    // The bytes under an id never change, but whose browser it is may: each time we are asked whether she may see them.
    res.set({
      "Cache-Control": "private, no-cache",
      Vary: "Cookie",
      ETag: `"${id}"`,
    });
    res.type(photo.mediaType).send(Buffer.from(photo.bytes));
  });
  return router;
}
