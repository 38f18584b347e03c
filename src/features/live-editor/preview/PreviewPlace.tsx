import { useState } from 'react';
import { createPortal } from 'react-dom';
import { EndNotice } from './EndNotice';
import { PreviewFrame } from './PreviewFrame';
import type { Preview } from './usePreview';
import type { StageLook } from './useStageView';

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
