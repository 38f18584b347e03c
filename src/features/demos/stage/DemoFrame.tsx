import type { CSSProperties } from 'react';
import { useTranslate } from '@/base/i18n';
import { viewWidths, type ViewWidth } from '../view/viewOptions';
import styles from './DemoFrame.module.css';
import { useFrameHeight } from './useFrameHeight';

/** Properties of {@link DemoFrame}. */
export interface DemoFrameProps {
  /** The demo's name. */
  name: string;
  /** URL of the demo's own page. */
  src: string;
  /** Height in pixels; without it the frame is as high as its content. */
  height?: number;
  /** Height in pixels until the content was measured. */
  startHeight?: number;
  width: ViewWidth;
}

/** Renders a demo in an iframe. The page inside reads the reader's settings by itself. */
export function DemoFrame({ name, src, height, startHeight, width }: DemoFrameProps) {
  const t = useTranslate();
  const measured = useFrameHeight(startHeight);
  const size: CSSProperties = { inlineSize: viewWidths[width] };
  return (
    <div className={styles.scroller}>
      <div className={styles.window} data-width={width} style={size}>
        <iframe
          // Remounts the iframe: a new `src` in the same one would add a history entry.
          key={src}
          loading="lazy"
          title={t('demo.frameTitle', { name })}
          src={src}
          height={height ?? measured.height}
          onLoad={measured.onLoad}
          className={styles.frame}
        />
      </div>
    </div>
  );
}
