import type { CSSProperties } from 'react';
import { useTranslate } from '@/base/i18n';
import { viewWidths, type ViewWidth } from '../view/viewOptions';
import styles from './DemoFrame.module.css';
import { useFrameHeight } from './useFrameHeight';

/** Properties of {@link DemoFrame}. */
export interface DemoFrameProps {
  /** The demo's name. */
  name: string;
  /** Address of the demo alone. */
  src: string;
  /** Pixels; without them the frame is as high as the demo in it. */
  height?: number;
  /** Pixels, until it is known how high the demo is. */
  startHeight?: number;
  width: ViewWidth;
}

/** A demo in a window of its own. The frame reads the reader's settings by itself. */
export function DemoFrame({ name, src, height, startHeight, width }: DemoFrameProps) {
  const t = useTranslate();
  const measured = useFrameHeight(startHeight);
  const size: CSSProperties = { inlineSize: viewWidths[width] };
  return (
    <div className={styles.scroller}>
      <div className={styles.window} data-width={width} style={size}>
        <iframe
          // A new address in the same frame would become a step of the reader's history.
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
