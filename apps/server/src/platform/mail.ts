export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Throws an error that says what went wrong, and quotes nothing of the mail. */
export type SendMail = (letter: Letter) => Promise<void>;

/** A mail server that needs longer than this for any step will not accept the mail. */
const TIMEOUT_MS = 20_000;

/** Mail over SMTP; null if no server is set up. */
export function createMail(config: { smtpUrl: string | null; from: string | null }): SendMail | null {
  if (!config.smtpUrl) return null;
  const { smtpUrl: url } = config;
  let opened: ReturnType<typeof openTransport> | null = null;
  const from = config.from ?? "Quizmill <no-reply@localhost>";
  return async (letter) => {
    opened ??= openTransport(url);
    await (await opened).sendMail({ from, ...letter }).catch((error: unknown) => {
      throw withoutAddresses(error);
    });
  };
}

/** Loaded with the first mail: most servers never send one, and the library is large. */
async function openTransport(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

/** Mail servers repeat the address that they refuse. */
function withoutAddresses(error: unknown): Error {
  const { code = "unknown", responseCode } = error as { code?: string; responseCode?: number };
  const told = responseCode === undefined ? code : `${code}, ${responseCode}`;
  return Object.assign(new Error(`The mail server did not take a letter (${told}).`), { code });
}
