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
  /** Whether it opens the copy on this device. */
  isCopy: boolean;
  /** Whether it stands where the demo was, or waits unseen for the first edit. */
  isShown: boolean;
  /** Pixels. */
  height: number;
  look: StageLook;
}

/** Pixels between which the height of the frame stays, whatever its code asks for. */
const smallest = 40;
const largest = 3000;

const sandbox = 'allow-scripts';

/**
 * A service worker gives its copy only where a frame asks for a document of the site. The copy's header takes the origin
 * away all the same: it was read before, and without it the document does nothing.
 */
const sandboxOfCopy = `${sandbox} allow-same-origin`;

/**
 * The frame edited code runs in: without the site's origin, storage and document. A deployment may have its document come
 * from an origin of its own, so that browsers give it a process of its own; it is in a sandbox there too, for all code that
 * readers edit shares that origin.
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
          // Where the schemes of a frame and its page differ, browsers give the frame a ground of its own.
          colorScheme: settings.paletteMode,
        }}
      />
    </div>
  );
}
