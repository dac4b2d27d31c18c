import v8 from "node:v8";

/**
 * Most code of a test run executes a few times: V8 takes more processor time to optimise it than that saves. The default
 * budget until a function is considered is a tenth of this. A version of Node that doesn't know the flag ignores it.
 */
v8.setFlagsFromString("--interrupt-budget=1000000");
