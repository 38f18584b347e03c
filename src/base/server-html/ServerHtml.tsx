import { useEffect, useRef, useState, type HTMLAttributes } from 'react';

interface ServerHtmlProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Tells this piece of markup from all others of the site, `/material-ui/react-button/#3`. */
  name: string;
  /** The markup; empty while the page hydrates, because the document sends it once, as HTML. */
  html: string;
  as?: 'div' | 'span' | 'p' | 'h1' | 'style';
}

/** Markup that only stood in the server's document, for components that mount again while the page stays open. */
const kept = new Map<string, string>();

/**
 * Markup the server wrote and the browser keeps. React 18 leaves the children of a hydrated element alone when its
 * `__html` is empty, so the text is shipped once (decision 4); a second mount takes it from what the first one kept.
 */
export function ServerHtml({ name, html, as: Tag = 'div', ...rest }: ServerHtmlProps) {
  const element = useRef<HTMLElement>(null);
  const [start] = useState(() => html || (kept.get(name) ?? ''));
  useEffect(() => {
    if (html === '' && element.current?.innerHTML) kept.set(name, element.current.innerHTML);
  }, [name, html]);
  return (
    <Tag
      {...rest}
      ref={element as never}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html || start }}
    />
  );
}
