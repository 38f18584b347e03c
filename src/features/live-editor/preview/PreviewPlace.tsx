import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import { PreviewFrame } from './PreviewFrame';
import styles from './PreviewFrame.module.css';
import type { Preview } from './usePreview';
import type { StageLook } from './useStageView';

interface PreviewPlaceProps {
  /** The demo's name. */
  name: string;
  /** The box of the demo. */
  stage: HTMLElement;
  look: StageLook;
  preview: Preview;
  /** Whether the preview stands where the demo was. */
  isShown: boolean;
}

const words = {
  stuck: 'liveEditor.stuck',
  left: 'liveEditor.left',
  missing: 'liveEditor.missing',
} as const;

/** The preview in the box of the demo, or why there is none. The box keeps its height. */
export function PreviewPlace({ name, stage, look, preview, isShown }: PreviewPlaceProps) {
  const t = useTranslate();
  const [startHeight] = useState(stage.clientHeight);
  const height = look.height ?? preview.height ?? startHeight;
  const { attempt, ended, takeFrame } = preview;
  if (ended === undefined) {
    const frame = <PreviewFrame key={attempt} {...{ name, takeFrame, isShown, height, look }} />;
    return createPortal(frame, stage);
  }
  const message = (
    <div role="alert" className={styles.ended} style={{ minBlockSize: isShown ? height : 0 }}>
      <p>{t(words[ended])}</p>
      <Button size="small" onClick={preview.runAgain}>
        {t('liveEditor.runAgain')}
      </Button>
    </div>
  );
  return createPortal(message, stage);
}
