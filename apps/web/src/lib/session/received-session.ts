import type { User } from "@quizmill/contract";

export interface ReceivedSession {
  token: string;
  user: User | null;
}

/** Reads the answers of login, register and refresh: the token may be called `accessToken` or `token`. */
export function receivedSession(answer: unknown): ReceivedSession {
  const { accessToken, token, user } = (answer ?? {}) as Record<string, unknown>;
  const found = accessToken ?? token;
  if (typeof found !== "string" || found === "") throw new Error("No token in response");
  return { token: found, user: (user as User | undefined) ?? null };
}
