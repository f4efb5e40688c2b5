import type { User } from "@quizmill/contract";
import { storedJson } from "../storage.ts";

/** The user as last received from the server, so that the page knows the person before any answer. */
export const cachedUser = storedJson<User>({ key: "auth.user", parse: userOf });

function userOf(raw: unknown): User | null {
  if (typeof raw !== "object" || raw === null) return null;
  const { email, name, createdAt } = raw as Record<string, unknown>;
  if (typeof email !== "string") return null;
  return {
    email,
    createdAt: typeof createdAt === "string" ? createdAt : "",
    ...(typeof name === "string" ? { name } : {}),
  };
}
