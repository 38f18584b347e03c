import { useEffect, useId, useMemo } from 'react';
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
import { useShownPreview } from './preview/useShownPreview';
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
  /** Element around the demo; the preview fills it. */
  stage: HTMLElement;
  /** How the demo is laid out in its element. */
  look: StageLook;
  /** The encoded edit from the URL hash. */
  link?: string;
  /** Called with all files after each change. */
  onFiles: (variant: DemoVariant, files: readonly EditedFile[]) => void;
  /** Called when the reader leaves the code by keyboard. */
  onLeave: () => void;
  /** Called when the reader resets the demo to the original. */
  onEnd: () => void;
}

/** Renders an editor for the code of a demo, and a preview of the result in place of the demo. */
export function LiveEditor({ name, variant, stage, look, link, ...props }: LiveEditorProps) {
  const { hasStylings, onFiles, onLeave, onEnd } = props;
  const hintId = useId();
  const { edits, isBroken, change } = useEdits(variant, link);
  const files = useMemo(() => editedFiles(edits, variant), [edits, variant]);
  const view = useStageView(look);
  const preview = usePreview({ files, styling: variant.styling, view });
  useEffect(() => onFiles(variant, files), [onFiles, variant, files]);
  const isLink = link !== undefined && !isBroken;
  // Until the frame has rendered, the demo stays visible.
  const isEdited = preview.rendered > 0 && Object.keys(edits).length > 0;
  const { isAllowed, allow, isShown } = useShownPreview(stage, { isLink, isEdited });
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
