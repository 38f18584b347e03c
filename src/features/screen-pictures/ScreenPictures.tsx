import { useEffect, useRef, useState, type RefObject } from 'react';
import styles from './ScreenPictures.module.css';
import { toStillHtml, type PicturedMode } from './toStillHtml';

const modes: readonly PicturedMode[] = ['light', 'dark'];

/**
 * Renders pictures of a page in both color schemes: small inert iframes of the page itself without scripts. They are
 * loaded near the viewport.
 */
export function ScreenPictures({ pathname }: { pathname: string }) {
  const box = useRef<HTMLDivElement>(null);
  const html = useNearPage(box, pathname);
  return (
    <div ref={box} className={styles.pictures} aria-hidden>
      {modes.map((mode) => (
        <div key={mode} className={styles.picture} data-mode={mode}>
          {html !== undefined && (
            <iframe
              title={mode}
              tabIndex={-1}
              sandbox="allow-same-origin"
              srcDoc={toStillHtml(html, mode)}
              className={styles.frame}
            />
          )}
        </div>
      ))}
    </div>
  );
}

/**
 * Returns the HTML of a page, once an element is near the viewport; undefined if it cannot be fetched, which only means
 * no picture.
 */
function useNearPage(box: RefObject<HTMLElement>, pathname: string): string | undefined {
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
