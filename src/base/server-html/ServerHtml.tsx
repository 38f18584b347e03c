import { useEffect, useRef, useState, type HTMLAttributes } from 'react';

interface ServerHtmlProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Unique name of this markup on the site, `/material-ui/react-button/#3`. */
  name: string;
  /** The HTML; empty during hydration, when only the document contains it. */
  html: string;
  as?: 'div' | 'p';
}

/** HTML from the server's document by name, for components that mount again while the document stays open. */
const kept = new Map<string, string>();

/**
 * Renders an element with server-rendered HTML. React 18 does not touch the children of a hydrated element when its
 * `__html` is empty, so the HTML is sent only once. Later mounts use the HTML that the first one stored.
 */
export function ServerHtml({ name, html, as: Tag = 'div', ...rest }: ServerHtmlProps) {
  const element = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  const [start] = useState(() => html || (kept.get(name) ?? ''));
  useEffect(() => {
    if (html === '' && element.current?.innerHTML) kept.set(name, element.current.innerHTML);
  }, [name, html]);
  return (
    <Tag
      {...rest}
      ref={element}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html || start }}
    />
  );
}
