import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail as it was received. */
export interface ReceivedLetter {
  readonly from: string;
  readonly to: readonly string[];
  /** Decoded. */
  readonly subject: string;
  readonly body: string;
}

export interface SmtpProcess {
  /** For SMTP_URL, with name and password. */
  readonly url: string;
  /** Waits for the next mail. */
  next(): Promise<ReceivedLetter>;
  readonly letters: readonly ReceivedLetter[];
  stop(): Promise<void>;
}

interface Manners {
  /** Refuses every recipient. */
  readonly isRefusing?: boolean;
  /** Offers TLS with a certificate that is not trusted. */
  readonly hasTls?: boolean;
}

const USER = { user: "quizmill", pass: "mail-password" };

/** A mail server in a process of its own, which accepts mail from clients that log in. For tests only. */
export async function startSmtpProcess(manners: Manners = {}): Promise<SmtpProcess> {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(manners)], {
    // Node warns about the untrusted certificate, which is intended here.
    stdio: ["ignore", "pipe", "ignore"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read = async () => JSON.parse((await lines.next()).value ?? "null");
  const { port } = (await read()) as { port: number };
  const letters: ReceivedLetter[] = [];
  return {
    url: `smtp://${USER.user}:${USER.pass}@127.0.0.1:${port}`,
    letters,
    next: async () => {
      const letter = decoded((await read()) as RawLetter);
      letters.push(letter);
      return letter;
    },
    stop: async () => {
      const closed = once(child, "close");
      child.kill();
      await closed;
    },
  };
}

interface RawLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

function decoded({ from, to, raw }: RawLetter): ReceivedLetter {
  const [head = "", body = ""] = raw.split(/\r\n\r\n(.*)/s, 2);
  const fields = head.replaceAll(/\r\n[ \t]+/g, " ");
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(fields)?.[1] ?? "";
  const encoding = field("content-transfer-encoding").toLowerCase();
  const bytes = encoding === "base64" ? Buffer.from(body, "base64") : fromQuotedPrintable(body);
  return { from, to, subject: wordsOf(field("subject")), body: bytes.toString("utf8") };
}

/** RFC 2045, 6.7. */
function fromQuotedPrintable(lines: string): Buffer {
  const joined = lines.replaceAll("=\r\n", "");
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1");
}

/** RFC 2047: text in a header that is not ASCII. */
function wordsOf(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      (kind.toUpperCase() === "B"
        ? Buffer.from(word, "base64")
        : fromQuotedPrintable(word.replaceAll("_", " "))
      ).toString("utf8"),
    );
}

function serve({ isRefusing = false, hasTls = false }: Manners): void {
  const tell = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);
  const server = new SMTPServer({
    ...(!hasTls && { disabledCommands: ["STARTTLS"], allowInsecureAuth: true }),
    onAuth: ({ username, password }, _session, done) =>
      username === USER.user && password === USER.pass
        ? done(null, { user: username })
        : done(new Error("Who are you?")),
    onRcptTo: ({ address }, _session, done) =>
      done(isRefusing ? new Error(`<${address}>: nobody here`) : null),
    onData: async (stream, { envelope }, done) => {
      const raw = await text(stream);
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      tell({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
      done();
    },
  });
  // A client that breaks off, for example because of the certificate, is no fault of the server.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1", () => tell({ port: (server.server.address() as AddressInfo).port }));
}

if (import.meta.main) serve(JSON.parse(process.argv[2] ?? "{}"));
