/** Shows work under way; the parent tells screen readers (aria-busy or a status text). */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.05em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
    />
  );
}
