import { describe, expect, it } from "vitest";
import { emailFault, loginFaults, passwordFault, registerBody, registerFaults } from "./rules.ts";

describe("loginFaults", () => {
  it("requires an e-mail address of more than spaces, and a password", () => {
    expect(loginFaults({ email: "  ", password: "", remember: false })).toEqual({
      email: "login.error.requiredEmail",
      password: "login.error.requiredPassword",
    });
    expect(loginFaults({ email: "a@b.c", password: " ", remember: false })).toEqual({});
  });
});

describe("registerFaults", () => {
  const good = { name: "", email: "ada@example.org", password: "Passw0rd", accepted: true, remember: true };

  it("accepts a complete form, also without a name", () => {
    expect(registerFaults(good)).toEqual({});
  });

  it("reports one fault per field", () => {
    expect(registerFaults({ name: "", email: "", password: "", accepted: false, remember: true })).toEqual({
      email: "auth.errors.emailRequired",
      password: "auth.errors.passwordRequired",
      accepted: "auth.errors.tosRequired",
    });
  });
});

describe("passwordFault", () => {
  it.each([
    ["", "auth.errors.passwordRequired"],
    ["Short1", "auth.errors.passwordTooShort"],
    ["lowercase1", "auth.errors.passwordNoUppercase"],
    [`A${"a".repeat(200)}`, "auth.errors.passwordTooLong"],
  ])("gives for %j: %s", (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });

  it("knows upper-case letters beyond A to Z", () => {
    expect(passwordFault("żółwżółw")).toBe("auth.errors.passwordNoUppercase");
    expect(passwordFault("Żółwżółw")).toBeNull();
  });
});

describe("emailFault", () => {
  it("checks only the form of the address", () => {
    expect(emailFault(" ada@example.org ")).toBeNull();
    expect(emailFault("ada@example")).toBe("auth.errors.emailInvalid");
    expect(emailFault("ada example.org")).toBe("auth.errors.emailInvalid");
  });
});

describe("registerBody", () => {
  it("trims, and leaves out an empty name", () => {
    const form = { name: "  ", email: " a@b.c ", password: " Pass word ", accepted: true, remember: true };
    expect(registerBody(form)).toEqual({ email: "a@b.c", password: " Pass word ", remember: true });
    expect(registerBody({ ...form, name: " Ada " }).name).toBe("Ada");
  });
});
