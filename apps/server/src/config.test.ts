import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("the settings", () => {
  it("have a default for everything", () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: "127.0.0.1", logLevel: "info", smtpUrl: null });
  });

  it("take an empty value for not set", () => {
    expect(readConfig({ PORT: "", SMTP_URL: "" })).toMatchObject({ port: 3000, smtpUrl: null });
  });

  it("name all faults at once", () => {
    const read = () => readConfig({ PORT: "http", LOG_LEVEL: "loud", SMTP_URL: "nowhere" });
    expect(read).toThrow(/PORT[\s\S]*LOG_LEVEL[\s\S]*SMTP_URL/);
  });
});
