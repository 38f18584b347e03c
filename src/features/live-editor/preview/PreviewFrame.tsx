import { useTranslate } from '@/base/i18n';
import { editorFrameUrl } from '@/model';
import { environment } from '@/site';
import styles from './PreviewFrame.module.css';
import type { Preview } from './usePreview';
import type { StageLook } from './useStageView';
import '../texts';

interface PreviewFrameProps {
  /** The demo's name. */
  name: string;
  takeFrame: Preview['takeFrame'];
  /** Whether it loads the copy on this device. */
  isCopy: boolean;
  /** Whether it replaces the demo, or waits hidden for the first edit. */
  isShown: boolean;
  /** Height in pixels. */
  height: number;
  look: StageLook;
}

/** Limits of the frame's height in pixels, whatever its code requests. */
const smallest = 40;
const largest = 3000;

const sandbox = 'allow-scripts';

/**
 * A service worker serves its copy only if the frame is same-origin. The copy's CSP header removes the origin all the
 * same: it was checked before, and without it the document does nothing.
 */
const sandboxOfCopy = `${sandbox} allow-same-origin`;

/**
 * Renders the iframe in which edited code runs, without the site's origin, storage and document. A deployment may load
 * its document from another origin, so that browsers give it a process of its own. It is sandboxed there too, because
 * the code of all readers shares that origin.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { name, takeFrame, isCopy, isShown, height, look } = props;
  const t = useTranslate();
  const { width, settings } = look;
  return (
    <div className={isShown ? styles.place : styles.waiting}>
      <iframe
        ref={takeFrame}
        title={t('liveEditor.preview', { name })}
        src={isCopy ? editorFrameUrl : `${environment.sandboxOrigin ?? ''}${editorFrameUrl}`}
        sandbox={isCopy ? sandboxOfCopy : sandbox}
        referrerPolicy="no-referrer"
        className={styles.frame}
        data-window={width === undefined ? undefined : ''}
        aria-hidden={!isShown}
        tabIndex={isShown ? undefined : -1}
        style={{
          inlineSize: width,
          blockSize: Math.min(Math.max(height, smallest), largest),
          // If the color schemes of a frame and its page differ, browsers give the frame an opaque background.
          colorScheme: settings.paletteMode,
        }}
      />
    </div>
  );
}
