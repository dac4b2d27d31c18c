import { setupServer } from "msw/node";

/** Stands between the tests and the network: a call that no test has answered fails its test. */
export const server = setupServer();
