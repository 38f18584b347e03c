import { useRef } from 'react';
import styles from './ScreenPictures.module.css';
import { toStillHtml, type PicturedMode } from './toStillHtml';
import { useNearPage } from './useNearPage';

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
