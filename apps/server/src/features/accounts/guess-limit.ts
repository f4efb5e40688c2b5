import { LIMITS } from "@quizmill/contract";
import type { RateLimits } from "../../platform/rate-limits.ts";

/** Counts guesses at passwords, on every call that asks for one. */
export interface GuessLimit {
  /** Called before the password is checked: a thousand guesses sent at once must not all pass. Throws RATE_LIMITED. */
  use(email: string, address: string): Promise<void>;
  /** Takes the count back: who knows the password was not guessing. */
  forgive(email: string, address: string): Promise<void>;
}

export function createGuessLimit(rateLimits: RateLimits): GuessLimit {
  const { failedLoginWindowMs: windowMs, ...limits } = LIMITS.account;
  const limit = (name: string, max: number) => rateLimits({ name: `login-${name}`, max, windowMs });
  const fromAddress = limit("address", limits.failedLoginsPerAddress);
  const fromAddressOfAccount = limit("both", limits.failedLoginsPerAccountAndAddress);
  const ofAccount = limit("account", limits.failedLoginsPerAccount);
  return {
    use: async (email, address) => {
      await fromAddress.use(address);
      await fromAddressOfAccount.use(`${address} ${email}`);
      await ofAccount.use(email);
    },
    forgive: async (email, address) => {
      await Promise.all([
        fromAddress.giveBack(address),
        fromAddressOfAccount.reset(`${address} ${email}`),
        ofAccount.giveBack(email),
      ]);
    },
  };
}
