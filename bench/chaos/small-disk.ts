import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder on a separate small disk. */
export interface SmallDisk {
  folder: string;
  /** Writes until the disk is full. Returns the megabytes written. */
  fill: () => number;
  free: () => void;
  remove: () => void;
}

const size = "256m";

/** Mounts a tmpfs. Null where that isn't allowed: only root may. */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), "sawaal-small-disk-"));
  const filler = path.join(folder, "filler");
  try {
    const options = ["-t", "tmpfs", "-o", `size=${size},mode=0700`, "tmpfs", folder];
    execFileSync("mount", options, { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    fill: () => {
      const file = openSync(filler, "a");
      const bytesWritten = writeAll(file, 1024 * 1024) + writeAll(file, 4096);
      closeSync(file);
      return Math.round(bytesWritten / 2 ** 20);
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync("umount", ["--lazy", folder], { stdio: "ignore" });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Until the disk reports that it is full. */
function writeAll(file: number, size: number): number {
  const block = Buffer.alloc(size, "x");
  let bytesWritten = 0;
  for (;;) {
    try {
      bytesWritten += writeSync(file, block);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOSPC") return bytesWritten;
      throw error;
    }
  }
}
