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
  // Returns bytes, so it isn't mounted from a contract.
  router.get(readUpload.path, requireAccess(readUpload), async (req, res) => {
    // A malformed id is reported as missing, like the id of another student's photo.
    const id = readUpload.params.safeParse(req.params).data?.uploadId;
    const photo =
      req.user && id !== undefined && (await repository.find(db, { id, ownerId: req.user.id }));
    if (!photo) throw notFound("Photo");
    // The bytes under an id never change, but the browser's user may: each use revalidates the access.
    res.set({
      "Cache-Control": "private, no-cache",
      Vary: "Cookie",
      ETag: `"${id}"`,
    });
    res.type(photo.mediaType).send(Buffer.from(photo.bytes));
  });
  return router;
}
