import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { DemoVariant } from '@/model';
import { editedFiles } from './edits';
import { EditorBar } from './EditorBar';
import { EditorNotices } from './EditorNotices';
import { FilePanel } from './FilePanel';
import styles from './LiveEditor.module.css';
import { ProblemList } from './ProblemList';
import type { EditedFile } from './protocol';
import { PreviewPlace } from './preview/PreviewPlace';
import { usePreview } from './preview/usePreview';
import { useStageView, type StageLook } from './preview/useStageView';
import { useEdits } from './useEdits';

/** Properties of {@link LiveEditor}. */
export interface LiveEditorProps {
  /** The demo's name. */
  name: string;
  /** The files of the variant the reader has chosen, as their author wrote them. */
  variant: DemoVariant;
  /** Whether the demo comes in several stylings. */
  hasStylings: boolean;
  /** The box of the demo; the preview takes its whole place. */
  stage: HTMLElement;
  /** How the demo stands in its box. */
  look: StageLook;
  /** The edit an address brought, as it stands there. */
  link?: string;
  /** Hears of the files as they are now. */
  onFiles: (variant: DemoVariant, files: readonly EditedFile[]) => void;
  /** The reader leaves the code by the keyboard. */
  onLeave: () => void;
  /** The reader wants the demo as its author wrote it. */
  onEnd: () => void;
}

/** The code of a demo as something to write in, and a preview of what was written in place of the demo. */
export function LiveEditor({ name, variant, stage, look, link, ...props }: LiveEditorProps) {
  const { hasStylings, onFiles, onLeave, onEnd } = props;
  const hintId = useId();
  const { edits, isBroken, change } = useEdits(variant, link);
  const files = useMemo(() => editedFiles(edits, variant), [edits, variant]);
  const view = useStageView(look);
  const preview = usePreview({ files, styling: variant.styling, view });
  useEffect(() => onFiles(variant, files), [onFiles, variant, files]);
  const isLink = link !== undefined && !isBroken;
  // Somebody else's code waits for the reader's word; until the frame has rendered something, the demo is the better preview.
  const [isAllowed, setAllowed] = useState(!isLink);
  const allow = useCallback(() => setAllowed(true), []);
  const isEdited = preview.rendered > 0 && Object.keys(edits).length > 0;
  const isShown = useOnce(isAllowed && (isLink || isEdited));
  // Demo and preview change places in one frame: an effect of the usual kind may come after it was painted.
  useLayoutEffect(() => {
    stage.toggleAttribute('data-edited', isShown);
    return () => stage.removeAttribute('data-edited');
  }, [stage, isShown]);
  return (
    <div className={styles.editor}>
      <PreviewPlace {...{ name, stage, look, preview, isShown, isAllowed }} />
      <EditorBar {...{ name, variant, hasStylings, edits, hintId, onEnd }} />
      <EditorNotices
        {...{ variant, edits, isLink, isBroken, onRun: isAllowed ? undefined : allow }}
      />
      <FilePanel
        {...{ variant, files, hintId, onLeave }}
        problems={preview.problems}
        takesFocus={link === undefined}
        onChange={change}
      />
      <ProblemList problems={preview.problems} />
    </div>
  );
}

/** True from the first time on that something was true. */
function useOnce(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return isTrue || was;
}
