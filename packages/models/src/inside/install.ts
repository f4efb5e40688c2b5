import { spawn } from "node:child_process";
import { mkdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** The program that runs models, and its part for each kind of machine. Never a dependency of the product. */
const PROGRAM = "node-llama-cpp";
const VERSION = "3.21.1";
const PARTS: Readonly<Record<string, string>> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-arm64": "mac-arm64-metal",
  "darwin-x64": "mac-x64",
  "win32-x64": "win-x64",
  "win32-arm64": "win-arm64",
};

/** npm did not install it, or there is none for this machine. */
export class InstallFailed extends Error {
  override readonly name = "InstallFailed";
}

/** The packages for this machine: the program, and of its parts the one without a graphics card alone. */
export function packagesFor(platform: string, arch: string): string[] {
  const part = PARTS[`${platform}-${arch}`];
  if (part === undefined) throw new InstallFailed(`There is no ${PROGRAM} for ${platform}-${arch}.`);
  return [`${PROGRAM}@${VERSION}`, `@${PROGRAM}/${part}@${VERSION}`];
}

/** Whether the program is in this folder already, in the right version and with the part for this machine. */
export async function isRuntimeIn(folder: string): Promise<boolean> {
  const versions = packagesFor(process.platform, process.arch).map(async (spec) => {
    const at = spec.lastIndexOf("@");
    const file = path.join(folder, "node_modules", spec.slice(0, at), "package.json");
    const { version } = JSON.parse(await readFile(file, "utf8")) as { version?: unknown };
    return version === spec.slice(at + 1);
  });
  return (await Promise.all(versions).catch(() => [false])).every(Boolean);
}

/** Removes what `installRuntime` wrote, and the folder if nothing else is in it. */
export async function removeRuntime(folder: string): Promise<void> {
  for (const name of ["node_modules", "package.json", "package-lock.json"])
    await rm(path.join(folder, name), { recursive: true, force: true });
  await rmdir(folder).catch(() => undefined);
}

/** Installs the program into a folder of its own, with npm. Nothing is built, and no script of a package runs. */
export async function installRuntime(folder: string): Promise<void> {
  const packages = packagesFor(process.platform, process.arch);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), `${JSON.stringify({ private: true })}\n`);
  const flags = ["--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund", "--save-exact"];
  const npm = spawn("npm", ["install", ...flags, ...packages], {
    cwd: folder,
    stdio: "ignore",
    shell: process.platform === "win32",
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  npm.on("exit", resolve);
  npm.on("error", () => resolve(null));
  if ((await promise) !== 0) throw new InstallFailed(`npm could not install ${PROGRAM}.`);
}
