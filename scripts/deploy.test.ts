import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const dockerfile = read("Dockerfile");

interface Service {
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly environment?: Record<string, string>;
  readonly deploy?: { replicas: number };
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}

/** The settings of the C library's memory in a file. */
const settingsOfMemory = (text: string) => {
  const found = [...text.matchAll(/(MALLOC_[A-Z_]+)(?:=|: ")(\d+)/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );
  expect(found).toHaveLength(1);
  return found;
};

describe("the Dockerfile", () => {
  it("copies only existing files, and the package.json of every workspace", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      (m) => m[1]?.split(" ") ?? [],
    );
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const { workspaces } = JSON.parse(read("package.json")) as { workspaces: string[] };
    const manifests = workspaces.flatMap((folder) => globSync(`${folder}/package.json`, { cwd: ROOT }));
    expect(manifests.filter((file) => !copied.includes(file))).toEqual([]);
  });

  it("installs every workspace that the server needs", () => {
    const needed = (folder: string): string[] => {
      const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as {
        dependencies?: Record<string, string>;
      };
      const ours = Object.keys(dependencies).filter((name) => name.startsWith("@quizmill/"));
      const folders = ours.map((name) => `packages/${name.slice("@quizmill/".length)}`);
      return [folder, ...folders.flatMap(needed)];
    };
    for (const folder of needed("apps/server")) expect(dockerfile).toContain(`--workspace ${folder}`);
  });

  it("runs the server as a user of its own, in the way npm start does", () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]";
    const [program, ...args] = JSON.parse(command) as string[];
    expect(program).toBe("node");
    expect(existsSync(path.join(ROOT, args.at(-1) ?? ""))).toBe(true);
    for (const option of args.slice(0, -1)) expect(read("scripts/pinned-node.mjs")).toContain(option);
    expect(settingsOfMemory(dockerfile)).toEqual(settingsOfMemory(read("scripts/pinned-node.mjs")));
    const major = process.versions.node.split(".")[0];
    const images = [...dockerfile.matchAll(/^FROM (node:\S+)/gm)].map((match) => match[1]);
    expect(images.every((image) => image?.startsWith(`node:${major}-`))).toBe(true);
  });
});

describe("compose.yaml", () => {
  const { services } = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, Service> };

  it("runs two processes of each role on one PostgreSQL, which write nothing to the root file system", () => {
    for (const role of ["web", "worker"]) {
      const { deploy, environment, read_only, tmpfs } = services[role] ?? {};
      expect({ deploy, read_only }).toEqual({ deploy: { replicas: 2 }, read_only: true });
      expect(environment).toMatchObject({ ROLES: role, DATABASE_URL: expect.stringContaining("@postgres:") });
      expect(tmpfs).toEqual(expect.arrayContaining(["/tmp", expect.stringMatching(/^\/data/)]));
    }
  });

  it("exposes the proxy, and nothing else", () => {
    const open = Object.entries(services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(["proxy"]);
    const [mounted = ""] = services.proxy?.volumes ?? [];
    expect(existsSync(path.join(ROOT, mounted.split(":")[0] ?? ""))).toBe(true);
  });

  it("uses no setting that the server does not know", () => {
    const config = read("apps/server/src/config.ts");
    const names = Object.keys({ ...services.web?.environment, ...services.worker?.environment });
    expect(names).toEqual(expect.arrayContaining(["ROLES", "DATABASE_URL"]));
    expect(names.filter((name) => !new RegExp(`^  ${name}:`, "m").test(config))).toEqual([]);
  });
});

describe("the proxy's settings", () => {
  const nginx = read("deploy/nginx.conf");
  const events = /location ~ \^\/api\/jobs[^{]*\{([^}]*)\}/.exec(nginx)?.[1] ?? "";

  it("pass events on as they come, as long as a client listens", () => {
    expect(events).toMatch(/proxy_buffering off;/);
    expect(events).toMatch(/gzip off;/);
    expect(events).toMatch(/proxy_read_timeout 1h;/);
  });

  it("keep tokens in URLs out of its log", () => {
    const format = /^log_format (\w+) '([^']*)';$/m.exec(nginx);
    expect(format?.[2]).not.toMatch(/\$(request|request_uri|args|query_string|http_referer|is_args)\b/);
    const logs = [...nginx.matchAll(/^\s*(access_log|error_log) (.*);$/gm)].map(([, name, to]) => [name, to]);
    expect(logs).toEqual([
      ["access_log", `/dev/stdout ${format?.[1]}`],
      ["error_log", "/dev/stderr crit"],
    ]);
  });

  it("wait no longer than a second for a process that is gone", () => {
    expect(nginx).toMatch(/^ {2}proxy_connect_timeout 1s;$/m);
  });

  it("hide the operator's figures", () => {
    expect(nginx).toMatch(/location = \/metrics \{ return 404; \}/);
  });
});

const hasSystemd = existsSync("/usr/bin/systemd-analyze");
describe("the systemd unit", () => {
  it.skipIf(!hasSystemd)("is valid for systemd (skipped without systemd-analyze)", () => {
    const unit = path.join(ROOT, "deploy/quizmill.service");
    const verify = () =>
      execFileSync("systemd-analyze", ["verify", unit], { encoding: "utf8", stdio: "pipe" });
    expect(verify()).toBe("");
  });

  it("starts the same command as the Dockerfile", () => {
    const command = /^ExecStart=\/usr\/bin\/env (.+)$/m.exec(read("deploy/quizmill.service"))?.[1];
    const inDocker = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]") as string[];
    expect(command).toBe(inDocker.join(" "));
    expect(settingsOfMemory(read("deploy/quizmill.service"))).toEqual(settingsOfMemory(dockerfile));
  });
});
