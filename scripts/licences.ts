/** A package in the lock file. */
export interface LockedPackage {
  readonly version?: string;
  /** The SPDX expression of its manifest. */
  readonly license?: string;
  /** Only needed for building or testing: not part of what people run or open. */
  readonly dev?: boolean;
  /** A workspace of this project. */
  readonly link?: boolean;
  readonly resolved?: string;
}

/** They only require that their text is included. */
const FREE = [
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"],
  ...["CC0-1.0", "Unlicense", "Zlib", "Python-2.0", "PSF-2.0"],
];
/** For fonts: they may be distributed with a program, but not sold alone. */
const FONTS = ["OFL-1.1"];
/** They require that their own source stays open. It does, because none of it is changed. */
const UNCHANGED = ["MPL-1.1", "MPL-2.0", "LGPL-2.1", "LGPL-3.0"];

const ALLOWED = [...FREE, ...FONTS, ...UNCHANGED];

/** Packages whose manifest names no licence but whose files do. */
const BY_HAND: Readonly<Record<string, string>> = { "png-js": "MIT" };

const NAME = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/;

/** The faults of the packages in a lock file: one line each, none for a good one. */
export function faultsOf(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([place, locked]) => {
    const name = NAME.exec(place)?.[1];
    if (name === undefined || locked.link) return [];
    const licence = locked.license ?? BY_HAND[name] ?? "none";
    return [
      ...(isAllowed(licence, ALLOWED) ? [] : [`${name} ${locked.version}: licence ${licence}`]),
      ...(isElsewhere(locked) ? [`${name} ${locked.version}: comes from ${locked.resolved}`] : []),
    ];
  });
}

/** Any one of several alternatives, all of several that apply together. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replaceAll(/[()]/g, "");
  return bare
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => allowed.includes(one.trim())));
}

/** The lock file has no URL for packages from the registry: a URL means another source. */
function isElsewhere({ resolved }: LockedPackage): boolean {
  return resolved !== undefined;
}
