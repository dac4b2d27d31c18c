/** For NODE_OPTIONS of a process: at each SIGUSR2 its clock goes one hour ahead, then one back, then right again. */
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

/** How many signals make a round, after which the clock is right. */
export const jumpsInARound = 3;
