// @ts-check
/// <reference types="node" />
/// <reference path="./heic-decode.d.ts" />

// Plain JavaScript on purpose: Node starts a worker from its file, so no TypeScript loader is
// needed, neither in tests nor in development nor in the built server.
import { parentPort, workerData } from "node:worker_threads";
import heicDecode from "heic-decode";

/** @import { HeicOutcome, HeicTask } from "./heic.ts" */

/**
 * Reads the size from the header: a picture with too many pixels is refused before memory is
 * allocated for them.
 *
 * @param {HeicTask} task
 * @returns {Promise<HeicOutcome>}
 */
async function decode({ bytes, mostPixels }) {
  const [first] = await heicDecode.all({ buffer: bytes });
  if (first.width * first.height > mostPixels) return { outcome: "too_many_pixels" };
  return { outcome: "decoded", ...(await first.decode()) };
}

/**
 * Any error of the decoder is about the photo, so it is reported as an outcome, not thrown.
 *
 * @param {HeicTask} task
 * @returns {Promise<HeicOutcome>}
 */
async function answer(task) {
  try {
    return await decode(task);
  } catch (error) {
    return { outcome: "unreadable", reason: String(error) };
  }
}

// safe: only heic.ts starts this thread, with a task of this type.
const task = /** @type {HeicTask} */ (workerData);
const message = await answer(task);
// Transferred, not copied: the pixels of a large photo are 200 MB.
parentPort?.postMessage(message, message.outcome === "decoded" ? [message.data.buffer] : []);
