/** HEIC is none that a server reads, but some browsers do. */
const PICTURE = /\.(?:jpe?g|png|webp|heic|heif)$/i;

/** By its name or by what the browser takes it for; what it really is shows when it is read. */
export function isPicture({ name, type }: { readonly name: string; readonly type: string }): boolean {
  return PICTURE.test(name) || /^image\/(?:jpeg|png|webp|hei[cf])$/.test(type);
}

/** The list with one of its entries at another place; as it was if there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const [entry] = list.slice(from, from + 1);
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
