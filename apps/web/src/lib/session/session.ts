import { LIMITS, type User } from "@quizmill/contract";
import { connectSession } from "../session-door.ts";
import { accessToken, endOfNew, expiryOf } from "./access-token.ts";
import { askOnceBack } from "./ask-again.ts";
import { cachedUser } from "./cached-user.ts";
import { type ReceivedSession, receivedSession } from "./received-session.ts";
import { inTurn } from "./turns.ts";
import { watchExpiry } from "./watch-expiry.ts";

/** loading: a stored session has expired and is being renewed; it is unknown whether it continues. */
export type SessionState =
  | { status: "loading"; user: null }
  | { status: "anonymous"; user: null }
  | { status: "authenticated"; user: User };

/** Fired on window when the session ends, for any reason. */
export const LOGOUT_EVENT = "auth:logout";

const ANONYMOUS: SessionState = { status: "anonymous", user: null };
const LOADING: SessionState = { status: "loading", user: null };

let state: SessionState = LOADING;
const listeners = new Set<() => void>();
let otherTabs: BroadcastChannel | null = null;
const expiry = watchExpiry({ aheadMs: LIMITS.account.refreshAheadMs, renew: renewQuietly, end: renewOrEnd });

export const session = {
  state: (): SessionState => state,
  /** Prerendered pages are made for visitors; the logged-in person appears after hydration. */
  stateOfReadyPages: (): SessionState => ANONYMOUS,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Takes over the answer of login or register. Throws "No token in response" without a token. */
  begin(answer: unknown): void {
    take(receivedSession(answer));
  },
  /** Renews it before its time; one that cannot be renewed now goes on. */
  renew: () => renewQuietly(),
  /** Ends the session here, on the server and in the other tabs. */
  async logOut(): Promise<void> {
    const { callLogout } = await import("./session-calls.ts");
    // The server call may fail (no network); the person is still logged out here.
    await callLogout().catch(() => undefined);
    endEverywhere();
  },
  /** The account is gone: only the data in this browser is left to delete. */
  forget: () => endEverywhere(),
};

/** Restores the stored session and follows tokens, other tabs and the clock from then on. */
export function startSession(): void {
  if (typeof BroadcastChannel !== "undefined") otherTabs = new BroadcastChannel("auth");
  connectSession({ token: accessToken.read, refresh: renew, end: endEverywhere });
  addEventListener("storage", (event) => {
    if (event.key === null || event.key === accessToken.key || event.key === cachedUser.key) restore();
  });
  // A page restored from the browser's cache has got no events meanwhile.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) restore();
  });
  otherTabs?.addEventListener("message", (event) => {
    if (event.data === "logout") endHere();
  });
  restore();
}

function restore(): void {
  const token = accessToken.read();
  const user = cachedUser.read();
  if (token === null || user === null) {
    leave();
    return;
  }
  const endsAt = expiryOf(token);
  if (endsAt === null || endsAt > Date.now()) {
    enter(endsAt);
    return;
  }
  show(LOADING);
  void renewOrEnd();
}

function take({ token, user }: ReceivedSession): void {
  if (user !== null) cachedUser.write(user);
  accessToken.write(token);
  enter(endOfNew(token, Date.now()));
}

function enter(endsAt: number | null): void {
  const user = cachedUser.read();
  if (user === null) {
    leave();
    return;
  }
  stopAsking();
  expiry.follow(endsAt);
  show({ status: "authenticated", user });
}

/** Token or user is missing: another tab may be half way through storing both, so only an open session is cleared. */
function leave(): void {
  if (state.status === "authenticated") endHere();
  else show(ANONYMOUS);
}

/** A lock granted faster than this was not held by another tab. */
const AT_ONCE_MS = 5;
const STORAGE_LAG_MS = 150;

/** Resolves when another tab has stored something, or after that time. */
function storageNews(maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("storage", end);
      resolve();
    };
    const timer = setTimeout(end, maxMs);
    addEventListener("storage", end);
  });
}

/** True if a valid token is stored afterwards. Only one tab at a time may use the refresh cookie. */
function renew(stale: string | null): Promise<boolean> {
  const askedAt = performance.now();
  return inTurn("auth.refresh", async () => {
    // Tabs run in separate processes: what the previous tab stored may become visible here a little after the lock is
    // granted.
    const hadToWait = performance.now() - askedAt > AT_ONCE_MS;
    if (hadToWait && accessToken.read() === stale) await storageNews(STORAGE_LAG_MS);
    const current = accessToken.read();
    if (current === null) return false;
    // Another tab, or an earlier call of this one, has renewed it while we waited.
    if (current !== stale) {
      restore();
      return true;
    }
    const { tradeCookie } = await import("./session-calls.ts");
    const received = await tradeCookie();
    if (received !== null) take(received);
    return received !== null;
  });
}

async function renewQuietly(): Promise<void> {
  await renew(accessToken.read()).catch(() => false);
}

async function renewOrEnd(): Promise<void> {
  try {
    if (!(await renew(accessToken.read()))) endEverywhere();
  } catch {
    stayUntilAsked();
  }
}

/** Stops further tries for a session that has ended, or continues with another token. */
let stopAsking = () => {};

/**
 * The server could not be reached, so nothing was refused: a person with offline sets stays logged in until the network
 * is back.
 */
function stayUntilAsked(): void {
  const user = cachedUser.read();
  if (user === null) {
    endEverywhere();
    return;
  }
  show({ status: "authenticated", user });
  stopAsking();
  stopAsking = askOnceBack(() => void renewOrEnd());
}

function endEverywhere(): void {
  otherTabs?.postMessage("logout");
  endHere();
}

function endHere(): void {
  const hadSession = state.status !== "anonymous";
  stopAsking();
  expiry.follow(null);
  accessToken.forget();
  cachedUser.forget();
  show(ANONYMOUS);
  if (hadSession) dispatchEvent(new Event(LOGOUT_EVENT));
}

function show(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}
