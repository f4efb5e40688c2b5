/** A package as the lock file names it. */
export interface LockedPackage {
  readonly version?: string;
  /** An SPDX expression, as its manifest has it. */
  readonly license?: string;
  /** Only needed for building or testing: nothing of it reaches whoever runs or opens the product. */
  readonly dev?: boolean;
  /** A folder of ours. */
  readonly link?: boolean;
  readonly resolved?: string;
}

/** Ask for no more than that their text goes along. */
const FREE = [
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"],
  ...["CC0-1.0", "Unlicense", "Zlib", "Python-2.0", "PSF-2.0"],
];
/** Of fonts: they may go along with a program, not be sold alone. */
const FONTS = ["OFL-1.1"];
/** Ask for their own source to stay open, which it does: we change none of it. */
const TOOLS = ["MPL-2.0"];

/** Their manifest names none; what lies in the package does. */
const BY_HAND: Readonly<Record<string, string>> = { "png-js": "MIT" };

const NAME = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/;

/** What is wrong with the packages of a lock file: one line each, nothing for a good one. */
export function faultsOf(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([place, locked]) => {
    const name = NAME.exec(place)?.[1];
    if (name === undefined || locked.link) return [];
    const licence = locked.license ?? BY_HAND[name] ?? "none";
    const allowed = locked.dev ? [...FREE, ...FONTS, ...TOOLS] : [...FREE, ...FONTS];
    return [
      ...(isAllowed(licence, allowed) ? [] : [`${name} ${locked.version}: licence ${licence}`]),
      ...(isElsewhere(locked) ? [`${name} ${locked.version}: comes from ${locked.resolved}`] : []),
    ];
  });
}

/** One of several that are offered, all of several that apply. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replaceAll(/[()]/g, "");
  return bare
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => allowed.includes(one.trim())));
}

/** The lock file names no address for what comes from the registry: one that is named leads elsewhere. */
function isElsewhere({ resolved }: LockedPackage): boolean {
  return resolved !== undefined;
}
