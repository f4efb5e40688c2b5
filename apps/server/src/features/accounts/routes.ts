import type {} from "@fastify/cookie";
import { LIMITS, ROUTES } from "@quizmill/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../platform/errors.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { createEntrance } from "./enter.ts";
import { forgotPassword, type ResetDeps, resetPassword } from "./reset-password.ts";
import { endSession, type OpenedSession, rotateSession, type SessionDeps } from "./sessions.ts";
import { deleteAccount, findAccount, toUser } from "./store.ts";

const COOKIE = "refresh_token";
/** Out of reach of scripts and of other sites, and sent to no other call. */
const COOKIE_RULES = { path: "/api/auth", httpOnly: true, sameSite: "strict" } as const;

export interface AccountsDeps extends SessionDeps, ResetDeps {
  readonly rateLimits: RateLimits;
  /** Called before the rows go, so that nothing keeps working for an account that is gone. */
  readonly stopWorkOf: (accountId: string) => Promise<void>;
}

export function mountAccounts(mount: Mount, deps: AccountsDeps): void {
  /** Behind a proxy that speaks TLS the request itself looks plain: the public address says what people use. */
  const cookieOptions = (request: FastifyRequest) => ({
    ...COOKIE_RULES,
    secure: request.protocol === "https" || deps.publicUrl().startsWith("https:"),
  });
  const answer = (opened: OpenedSession, request: FastifyRequest, reply: FastifyReply) => {
    const { token, isRemembered } = opened.refresh;
    reply.setCookie(COOKIE, token, {
      ...cookieOptions(request),
      ...(isRemembered && { maxAge: LIMITS.account.refreshLifetimeRememberedMs / 1000 }),
    });
    return opened.session;
  };
  const entrance = createEntrance(deps);
  const max = LIMITS.account.passwordForgotPerHour;
  const forgotten = deps.rateLimits({ name: "forgotten-password", max, windowMs: HOUR_MS });

  mount(ROUTES.register, async ({ body, request, reply }) =>
    answer(await entrance.register(body, request.ip), request, reply),
  );
  mount(ROUTES.login, async ({ body, request, reply }) =>
    answer(await entrance.login(body, request.ip), request, reply),
  );
  mount(ROUTES.refresh, async ({ request, reply }) => {
    const token = request.cookies[COOKIE];
    if (!token) throw new AppError("UNAUTHORIZED", "There is no session to renew.");
    return answer(await rotateSession(deps, token), request, reply);
  });
  mount(ROUTES.logout, async ({ request, reply }) => {
    const token = request.cookies[COOKIE];
    if (token) await endSession(deps, token);
    reply.clearCookie(COOKIE, cookieOptions(request));
  });
  mount(ROUTES.forgotPassword, async ({ body }) => {
    await forgotten.use(body.email.toLowerCase());
    forgotPassword(deps, body.email, body.language);
  });
  mount(ROUTES.resetPassword, async ({ body }) => resetPassword(deps, body.token, body.password));
  mount(ROUTES.me, async ({ accountId }) => {
    const account = await findAccount(deps.db, accountId);
    if (!account) throw new AppError("UNAUTHORIZED", "The account is gone.");
    return toUser(account);
  });
  mount(ROUTES.deleteMe, async ({ accountId, request, reply }) => {
    await deps.stopWorkOf(accountId);
    await deleteAccount(deps.db, accountId);
    reply.clearCookie(COOKIE, cookieOptions(request));
  });
}
