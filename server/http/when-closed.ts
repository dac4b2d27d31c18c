import type { Response } from "express";

/**
 * Calls once the response is over: sent whole, or its caller gone. A caller may leave while the session is read, before
 * anyone listens; the event doesn't come again.
 */
export function whenClosed(res: Response, callback: () => void): void {
  if (res.closed) callback();
  else res.once("close", callback);
}
