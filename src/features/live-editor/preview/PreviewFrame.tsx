import { useTranslate } from '@/base/i18n';
import { useThemeSettings } from '@/base/theme/settings';
import { editorFrameUrl } from '@/model';
import styles from './PreviewFrame.module.css';
import type { Preview } from './usePreview';

interface PreviewFrameProps {
  /** The demo's name. */
  name: string;
  takeFrame: Preview['takeFrame'];
  /** Whether it stands where the demo was, or waits unseen for the first edit. */
  isShown: boolean;
  /** Pixels. */
  height: number;
}

const smallest = 40;
const largest = 3000;

/** The frame edited code runs in: without the site's origin, storage and document. */
export function PreviewFrame({ name, takeFrame, isShown, height }: PreviewFrameProps) {
  const t = useTranslate();
  const { paletteMode } = useThemeSettings();
  return (
    <iframe
      ref={takeFrame}
      title={t('liveEditor.preview', { name })}
      src={editorFrameUrl}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      className={isShown ? styles.frame : styles.waiting}
      aria-hidden={!isShown}
      tabIndex={isShown ? undefined : -1}
      // Where the schemes of a frame and its page differ, browsers give the frame a ground of its own.
      style={{
        blockSize: Math.min(Math.max(height, smallest), largest),
        colorScheme: paletteMode,
      }}
    />
  );
}
