// @ts-check
/// <reference types="node" />
/// <reference path="./heic-decode.d.ts" />

// Plain JavaScript on purpose: Node starts a worker by its file, so no TypeScript loader stands
// between the two, neither under test nor in development nor in the built server.
import { parentPort, workerData } from "node:worker_threads";
import heicDecode from "heic-decode";

/** @import { HeicOutcome, HeicTask } from "./heic.ts" */

/**
 * The size comes from the header: a picture of too many pixels is refused before room is made
 * for them.
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
 * Whatever the decoder throws says something of the photo; it is told, not thrown.
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

// safe: heic.ts, the only one to start this thread, hands it a task that satisfies the type.
const task = /** @type {HeicTask} */ (workerData);
const message = await answer(task);
// Handed over rather than copied: the pixels of a large photo are 200 MB.
parentPort?.postMessage(message, message.outcome === "decoded" ? [message.data.buffer] : []);
