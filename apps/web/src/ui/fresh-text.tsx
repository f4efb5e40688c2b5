/**
 * Text that changes, in a new element each time. A browser's page translation replaces the page's text nodes with its
 * own elements: a change of the old node would not be visible.
 */
export function FreshText({ text, className }: { readonly text: string; readonly className?: string }) {
  return (
    <span key={text} className={className}>
      {text}
    </span>
  );
}
