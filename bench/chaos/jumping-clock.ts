/**
 * For NODE_OPTIONS of a process: at each SIGUSR2 its clock jumps one hour ahead, then one hour back, then to the right
 * time.
 */
const source = `
const right = Date.now.bind(Date);
const shifts = [3600000, -3600000, 0];
let shift = 0;
let jumps = 0;
process.on("SIGUSR2", () => { shift = shifts[jumps++ % shifts.length]; });
Date.now = () => right() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (Real, given, made) => Reflect.construct(Real, given.length === 0 ? [Real.now()] : given, made),
  apply: (Real) => new Real(Real.now()).toString(),
});
`;

export const jumpingClock = `--import=data:text/javascript,${encodeURIComponent(source)}`;

/** The number of signals in a cycle, after which the clock is right. */
export const jumpsInARound = 3;
