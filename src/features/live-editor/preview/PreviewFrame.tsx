import { useTranslate } from '@/base/i18n';
import { editorFrameUrl } from '@/model';
import styles from './PreviewFrame.module.css';
import type { Preview } from './usePreview';
import type { StageLook } from './useStageView';

interface PreviewFrameProps {
  /** The demo's name. */
  name: string;
  takeFrame: Preview['takeFrame'];
  /** Whether it stands where the demo was, or waits unseen for the first edit. */
  isShown: boolean;
  /** Pixels. */
  height: number;
  look: StageLook;
}

const smallest = 40;
const largest = 3000;

/** The frame edited code runs in: without the site's origin, storage and document. */
export function PreviewFrame({ name, takeFrame, isShown, height, look }: PreviewFrameProps) {
  const t = useTranslate();
  const { width, settings } = look;
  return (
    <div className={isShown ? styles.place : styles.waiting}>
      <iframe
        ref={takeFrame}
        title={t('liveEditor.preview', { name })}
        src={editorFrameUrl}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        className={styles.frame}
        data-window={width === undefined ? undefined : ''}
        aria-hidden={!isShown}
        tabIndex={isShown ? undefined : -1}
        style={{
          inlineSize: width,
          blockSize: Math.min(Math.max(height, smallest), largest),
          // Where the schemes of a frame and its page differ, browsers give the frame a ground of its own.
          colorScheme: settings.paletteMode,
        }}
      />
    </div>
  );
}
