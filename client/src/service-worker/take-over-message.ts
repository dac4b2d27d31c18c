/** What the page tells a worker that waits, when the student has asked for the newer version. */
export const takeOverMessage = "take over";
