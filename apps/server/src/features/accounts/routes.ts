import type {} from "@fastify/cookie";
import { LIMITS, ROUTES } from "@quizmill/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callerAddress } from "../../platform/caller-address.ts";
import { AppError } from "../../platform/errors.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS } from "../../platform/rate-limits.ts";
import { deviceOf } from "./device.ts";
import { createEntrance, type EntranceDeps } from "./enter.ts";
import { createGuessLimit } from "./guess-limit.ts";
import { changePassword, endOwnSession, listSessions } from "./own-sessions.ts";
import { forgotPassword, type ResetDeps, resetPassword } from "./reset-password.ts";
import { endSession, type OpenedSession, rotateSession } from "./sessions.ts";
import { closeAccount, setRemembered } from "./store.ts";

/** Over TLS, browsers enforce the prefix: no unencrypted page of the same host can have set the cookie. */
const COOKIE = { plain: "refresh_token", secure: "__Secure-refresh_token" };
/** Not readable by scripts or other sites, and sent with no other call. */
const COOKIE_RULES = { path: "/api/auth", httpOnly: true, sameSite: "strict" } as const;

export interface AccountsDeps extends Omit<EntranceDeps, "guesses">, ResetDeps {
  /** Called before an account is closed, so that no job of the account runs on. */
  readonly stopWorkOf: (accountId: string) => Promise<void>;
  /** Called after sessions have ended, so that none of them follows a job on. */
  readonly endStreams: () => void;
  /** Called after an account is closed, so that nothing of it stays. */
  readonly forgetAccount: (accountId: string) => void;
}

/** Accounts and their sessions: registering, logging in and out, passwords, leaving. */
export function mountAccounts(mount: Mount, deps: AccountsDeps): void {
  /** Behind a proxy that ends TLS, the request itself looks unencrypted. The public address shows what people use. */
  const isSecure = (request: FastifyRequest) =>
    request.protocol === "https" || deps.publicUrl().startsWith("https:");
  const cookieName = (request: FastifyRequest) => (isSecure(request) ? COOKIE.secure : COOKIE.plain);
  const refreshTokenOf = (request: FastifyRequest) =>
    request.server.parseCookie(request.headers.cookie ?? "")[cookieName(request)];
  const cookieOptions = (request: FastifyRequest) => ({ ...COOKIE_RULES, secure: isSecure(request) });
  const answer = (opened: OpenedSession, request: FastifyRequest, reply: FastifyReply) => {
    const { token, isRemembered } = opened.refresh;
    reply.setCookie(cookieName(request), token, {
      ...cookieOptions(request),
      ...(isRemembered && { maxAge: LIMITS.account.refreshLifetimeRememberedMs / 1000 }),
    });
    return opened.session;
  };
  const guarded = { ...deps, guesses: createGuessLimit(deps.rateLimits) };
  const entrance = createEntrance(guarded);
  const visitorOf = (request: FastifyRequest) => ({
    address: callerAddress(request),
    device: deviceOf(request.headers["user-agent"]),
  });
  const perHour = (name: string, max: number) => deps.rateLimits({ name, max, windowMs: HOUR_MS });
  const { passwordForgotPerHour, passwordForgotPerAddressPerHour, ...limits } = LIMITS.account;
  const forgotten = perHour("forgotten-password", passwordForgotPerHour);
  const forgottenFrom = perHour("forgotten-password-address", passwordForgotPerAddressPerHour);
  const resets = perHour("reset-password", limits.passwordResetsPerAddressPerHour);

  mount(ROUTES.register, async ({ body, request, reply }) =>
    answer(await entrance.register(body, visitorOf(request)), request, reply),
  );
  mount(ROUTES.login, async ({ body, request, reply }) =>
    answer(await entrance.login(body, visitorOf(request)), request, reply),
  );
  mount(ROUTES.refresh, async ({ request, reply }) => {
    const token = refreshTokenOf(request);
    if (!token) throw new AppError("UNAUTHORIZED", "There is no session to renew.");
    return answer(await rotateSession(deps, token), request, reply);
  });
  mount(ROUTES.logout, async ({ request, reply }) => {
    const token = refreshTokenOf(request);
    if (token) await endSession(deps, token);
    deps.endStreams();
    reply.clearCookie(cookieName(request), cookieOptions(request));
  });
  mount(ROUTES.forgotPassword, async ({ body, request }) => {
    await forgottenFrom.use(callerAddress(request));
    await forgotten.use(body.email.toLowerCase());
    forgotPassword(deps, body.email, body.language);
  });
  mount(ROUTES.resetPassword, async ({ body, request }) => {
    await resets.use(callerAddress(request));
    await resetPassword(deps, body.token, body.password);
    deps.endStreams();
  });
  mount(ROUTES.me, ({ user }) => user);
  const ownerOf = (call: { accountId: string; sessionId: string; request: FastifyRequest }) => ({
    accountId: call.accountId,
    sessionId: call.sessionId,
    address: callerAddress(call.request),
  });
  mount(ROUTES.mySessions, async (call) => listSessions(deps, call));
  mount(ROUTES.rememberMySession, ({ accountId, sessionId, body }) =>
    setRemembered(deps.db, { accountId, familyId: sessionId }, body.remember),
  );
  mount(ROUTES.endMySession, async (call) => {
    await endOwnSession(guarded, ownerOf(call), { id: call.params.id, ...call.body });
    deps.endStreams();
  });
  mount(ROUTES.changePassword, async (call) => {
    const session = await changePassword(guarded, ownerOf(call), call.body);
    deps.endStreams();
    return session;
  });
  mount(ROUTES.deleteMe, async ({ accountId, request, reply }) => {
    await deps.stopWorkOf(accountId);
    await closeAccount(deps.db, accountId, deps.now());
    deps.forgetAccount(accountId);
    reply.clearCookie(cookieName(request), cookieOptions(request));
  });
}
