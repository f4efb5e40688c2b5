/**
 * Text that changes in place, in a new element each time. A browser's page translation puts its own elements in place
 * of our texts: a text that is only changed would change where nobody sees it.
 */
export function FreshText({ text, className }: { readonly text: string; readonly className?: string }) {
  return (
    <span key={text} className={className}>
      {text}
    </span>
  );
}
