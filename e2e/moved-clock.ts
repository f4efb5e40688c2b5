/** Loaded before a server whose clock a journey moves: with each SIGUSR2 a day passes. */
const DAY_MS = 86_400_000;
const RealDate = Date;
let aheadMs = 0;

const nowMs = () => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => (given.length === 0 ? new target(nowMs()) : Reflect.construct(target, given)),
  get: (target, name) => (name === "now" ? nowMs : Reflect.get(target, name)),
});

process.on("SIGUSR2", () => {
  aheadMs += DAY_MS;
});
