import { useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import type { FrameEnd } from './FrameListener';
import styles from './PreviewFrame.module.css';
import '../texts';

/** Messages for a frame that ended, with the label of the button that starts the next one. */
const words = {
  stuck: ['liveEditor.stuck', 'liveEditor.runAgain'],
  flooding: ['liveEditor.flooding', 'liveEditor.runAgain'],
  grabbing: ['liveEditor.grabbing', 'liveEditor.runAgain'],
  stepping: ['liveEditor.stepping', 'liveEditor.runAgain'],
  left: ['liveEditor.left', 'liveEditor.runAgain'],
  missing: ['liveEditor.missing', 'liveEditor.retry'],
  offline: ['liveEditor.offline', 'liveEditor.retry'],
  unsafe: ['liveEditor.unsafe', 'liveEditor.retry'],
} as const;

interface EndNoticeProps {
  ended: FrameEnd | undefined;
  /** Minimum height in pixels. */
  height: number;
  onAgain: () => void;
}

/**
 * Renders a live region that says why the frame ended. It is mounted before it has a message, so that screen readers
 * announce the message.
 */
export function EndNotice({ ended, height, onAgain }: EndNoticeProps) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const [text, button] = ended === undefined ? [] : words[ended];
  const tryAgain = () => {
    // The focused button is removed: keep the focus here.
    place.current?.focus();
    onAgain();
  };
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.notice}>
      {text && (
        <div className={styles.ended} style={{ minBlockSize: height }}>
          <p>{t(text)}</p>
          <Button size="small" onClick={tryAgain}>
            {t(button)}
          </Button>
        </div>
      )}
    </div>
  );
}
