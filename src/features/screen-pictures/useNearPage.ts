import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns the HTML of a page, once an element is near the viewport; undefined if it cannot be fetched, which only means
 * no picture.
 */
export function useNearPage(box: RefObject<HTMLElement>, pathname: string): string | undefined {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    if (!box.current) return undefined;
    // React 18 does not know the attribute.
    box.current.toggleAttribute('inert', true);
    let isLeft = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        fetchHtml(pathname).then(
          (text) => {
            if (!isLeft) setHtml(text);
          },
          () => {},
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      isLeft = true;
    };
  }, [box, pathname]);
  return html;
}

async function fetchHtml(pathname: string): Promise<string> {
  const response = await fetch(pathname);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}
