import { createTransport } from "nodemailer";

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type SendMail = (letter: Letter) => Promise<void>;

/** Mail over SMTP; null where no server is set up. */
export function createMail(config: { smtpUrl: string | null; from: string | null }): SendMail | null {
  if (!config.smtpUrl) return null;
  const transport = createTransport(config.smtpUrl);
  const from = config.from ?? "Quizmill <no-reply@localhost>";
  return async (letter) => {
    await transport.sendMail({ from, ...letter });
  };
}
