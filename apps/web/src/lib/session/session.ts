import { LIMITS, type User } from "@quizmill/contract";
import { connectSession } from "../session-door.ts";
import { accessToken, endOfNew, expiryOf } from "./access-token.ts";
import { askOnceBack } from "./ask-again.ts";
import { cachedUser } from "./cached-user.ts";
import { type ReceivedSession, receivedSession } from "./received-session.ts";
import { inTurn } from "./turns.ts";
import { watchExpiry } from "./watch-expiry.ts";

/** loading: a stored session has ended and is being renewed; nobody knows yet whether it goes on. */
export type SessionState =
  | { status: "loading"; user: null }
  | { status: "anonymous"; user: null }
  | { status: "authenticated"; user: User };

/** Fired on window when the session ends, whatever ended it. */
export const LOGOUT_EVENT = "auth:logout";

const ANONYMOUS: SessionState = { status: "anonymous", user: null };
const LOADING: SessionState = { status: "loading", user: null };

let state: SessionState = LOADING;
const listeners = new Set<() => void>();
let otherTabs: BroadcastChannel | null = null;
const expiry = watchExpiry({ aheadMs: LIMITS.account.refreshAheadMs, renew: renewQuietly, end: renewOrEnd });

export const session = {
  state: (): SessionState => state,
  /** Ready pages are made for visitors; who is logged in is seen once the browser takes over. */
  stateOfReadyPages: (): SessionState => ANONYMOUS,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Takes up what login or register answered. Throws "No token in response" without a token. */
  begin(answer: unknown): void {
    take(receivedSession(answer));
  },
  /** Ends the session here, on the server and in the other tabs. */
  async logOut(): Promise<void> {
    const { callLogout } = await import("./session-calls.ts");
    // The server's part may fail (no network); the person is logged out here all the same.
    await callLogout().catch(() => undefined);
    endEverywhere();
  },
  /** The account is gone: only what this browser keeps is left to remove. */
  forget: () => endEverywhere(),
};

/** Restores the stored session and follows tokens, other tabs and the clock from then on. */
export function startSession(): void {
  if (typeof BroadcastChannel !== "undefined") otherTabs = new BroadcastChannel("auth");
  connectSession({ token: accessToken.read, refresh: renew, end: endEverywhere });
  addEventListener("storage", (event) => {
    if (event.key === null || event.key === accessToken.key || event.key === cachedUser.key) restore();
  });
  // A page that was put away and comes back has been told nothing meanwhile.
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

/** Token or user is missing: another tab may be half way through storing both, so only a session that stood is cleared away. */
function leave(): void {
  if (state.status === "authenticated") endHere();
  else show(ANONYMOUS);
}

/** A turn that came sooner was nobody else's before. */
const AT_ONCE_MS = 5;
const STORAGE_LAG_MS = 150;

/** Settles when another tab has stored something, or after that time. */
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

/** True when a working token is stored afterwards. Only one tab at a time may spend the refresh cookie. */
function renew(stale: string | null): Promise<boolean> {
  const askedAt = performance.now();
  return inTurn("auth.refresh", async () => {
    // Tabs run in processes of their own: what the one before us stored may reach this one a little after its turn.
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

/** Nobody is asked any more for a session that has ended, or goes on by another token. */
let stopAsking = () => {};

/** Nobody could be asked, so nobody refused: who took their sets offline goes on until the network is back. */
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
