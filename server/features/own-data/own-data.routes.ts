import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { deleteAccount, exportData } from "#shared/contracts/account.ts";
import type { User } from "#shared/contracts/auth.ts";
import { Router, type Request, type Response } from "express";
import { bodyReader, mount, readInput, requireAccess } from "../../http/mount.ts";
import type { SignIn } from "../../http/sign-in.ts";
import type { LoginLimits } from "../accounts/login-limits.ts";
import type { DeletionService } from "./deletion.service.ts";
import type { StudentFile } from "./student-file.ts";

interface Dependencies {
  file: StudentFile;
  deletion: DeletionService;
  /** Re-authentication with the student's password. */
  confirm: (req: Request, user: User, password: string) => Promise<void>;
  limits: Pick<LoginLimits, "countExport" | "forgetPhone">;
  signIn: Pick<SignIn, "end">;
}

export function ownDataRoutes({ file, deletion, confirm, limits, signIn }: Dependencies): Router {
  const router = Router();

  mount(router, deleteAccount, async ({ user, body, req }) => {
    await confirm(req, user, body.password);
    const deleted = await deletion.remove(user.id);
    await limits.forgetPhone(user.phone);
    await signIn.end(req);
    return { deleted };
  });

  const writeFile = async (req: Request, res: Response) => {
    const { user, body } = readInput(exportData, req);
    await confirm(req, user, body.password);
    await limits.countExport(user.id);
    const text = await file.write(user.id);
    res.attachment("sawaal-my-data.json").type("application/json");
    await pipeline(Readable.from(text), res);
  };
  router.post(exportData.path, requireAccess(exportData), bodyReader(exportData), writeFile);

  return router;
}
