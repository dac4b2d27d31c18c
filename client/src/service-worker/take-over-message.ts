/** Message from the page to a waiting worker, when the student has accepted the newer version. */
export const takeOverMessage = "take over";
