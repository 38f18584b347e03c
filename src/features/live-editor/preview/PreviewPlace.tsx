import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import type { FrameEnd } from './FrameSession';
import { PreviewFrame } from './PreviewFrame';
import styles from './PreviewFrame.module.css';
import type { Preview } from './usePreview';
import type { StageLook } from './useStageView';
import '../texts';

interface PreviewPlaceProps {
  /** The demo's name. */
  name: string;
  /** Element around the demo. */
  stage: HTMLElement;
  look: StageLook;
  preview: Preview;
  /** Whether the preview replaces the demo. */
  isShown: boolean;
  /** Whether the code may run. */
  isAllowed: boolean;
}

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

/** Renders the preview in place of the demo, or why there is none. The element keeps its height. */
export function PreviewPlace({
  name,
  stage,
  look,
  preview,
  isShown,
  isAllowed,
}: PreviewPlaceProps) {
  const [startHeight] = useState(stage.clientHeight);
  const height = look.height ?? preview.height ?? startHeight;
  const { attempt, ended, takeFrame, isCopy, runAgain } = preview;
  const frame = (
    <PreviewFrame key={attempt} {...{ name, takeFrame, isCopy, isShown, height, look }} />
  );
  return createPortal(
    <>
      {isAllowed && ended === undefined && frame}
      <EndNotice ended={ended} height={isShown ? height : 0} onAgain={runAgain} />
    </>,
    stage,
  );
}

interface EndNoticeProps {
  ended: FrameEnd | undefined;
  /** Minimum height in pixels. */
  height: number;
  onAgain: () => void;
}

/** Renders a live region. It is mounted before it has a message, so that screen readers announce the message. */
function EndNotice({ ended, height, onAgain }: EndNoticeProps) {
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
