import { useThemeSettings } from '@/base/theme/settings';
import { demoId, type DemoView } from '@/model';
import { useVariant } from '../source/useVariant';
import { hasStylings } from '../styling/stylingOf';
import type { DemoViewing } from '../view/useDemoView';
import { lookOf } from './lookOf';
import { ReadableCode } from './ReadableCode';
import type { LiveEdit } from './useLiveEdit';

/** Properties of {@link EditableCode}. */
export interface EditableCodeProps {
  demo: DemoView;
  edit: LiveEdit;
  view: DemoViewing;
  /** Called when the reader leaves the code by keyboard. */
  onLeave: () => void;
}

/** Renders the code of a demo with a button to edit it, or the live editor once it was pressed. */
export function EditableCode({ demo, edit, view, onLeave }: EditableCodeProps) {
  const { variant, source } = useVariant(demo);
  const settings = useThemeSettings();
  const { opened } = edit;
  if (!opened || !variant) return <ReadableCode demo={demo} edit={edit} />;
  const { Editor, stage, link } = opened;
  return (
    <Editor
      key={link ?? ''}
      {...{ variant, stage, link, onLeave }}
      name={demoId(demo)}
      hasStylings={hasStylings(demo)}
      look={{ ...lookOf(demo, view, settings), theme: source?.demoTheme }}
      onFiles={edit.takeFiles}
      onEnd={() => {
        edit.end();
        // The focused element is removed with the editor.
        onLeave();
      }}
    />
  );
}
