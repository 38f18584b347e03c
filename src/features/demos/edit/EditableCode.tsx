import { useRef, useEffect, type ReactNode, type RefObject } from 'react';
import { Pencil } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { useThemeSettings, type ThemeSettings } from '@/base/theme/settings';
import { Button } from '@/base/ui';
import { demoId, type DemoView } from '@/model';
import { useVariant } from '../source/useVariant';
import { hasStylings } from '../styling/stylingOf';
import type { DemoViewing } from '../view/useDemoView';
import { usualFrameHeight, viewWidths } from '../view/viewOptions';
import styles from './EditableCode.module.css';
import type { EditorLook, LiveEdit } from './useLiveEdit';
import { DemoProblem } from '../DemoProblem';
import { SourceFiles } from '../source/SourceFiles';
import { WaitingCode } from '../source/WaitingCode';

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

/** Returns how the preview of an edit is rendered: in the demo's place, in the reader's view. */
function lookOf(
  { options }: DemoView,
  { isUsual, width, switches }: DemoViewing,
  { spacing, paletteColors }: ThemeSettings,
): EditorLook {
  const { iframe, bg, maxWidth, height = usualFrameHeight } = options;
  const { dark, rightToLeft, dense, reducedMotion } = switches;
  const box = iframe
    ? ({ layout: 'page', padded: false, height } as const)
    : ({ layout: 'box', padded: bg !== 'inline' || !isUsual, maxWidth } as const);
  return {
    ...box,
    width: viewWidths[width],
    ownGround: !isUsual || iframe === true,
    settings: {
      paletteMode: dark ? 'dark' : 'light',
      direction: rightToLeft ? 'rtl' : 'ltr',
      dense,
      spacing,
      paletteColors,
      reducedMotion,
    },
  };
}

function ReadableCode({ demo, edit }: Pick<EditableCodeProps, 'demo' | 'edit'>) {
  if (demo.options.disableLiveEdit) return <DemoCode demo={demo} />;
  return (
    <ClickableCode edit={edit}>
      <DemoCode demo={demo} />
    </ClickableCode>
  );
}

function ClickableCode({ edit, children }: { edit: LiveEdit; children: ReactNode }) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useClickToEdit(box, edit.start);
  return (
    <>
      <div className={styles.bar}>
        <Button
          size="small"
          variant="plain"
          icon={<Pencil aria-hidden />}
          onPointerEnter={edit.prefetch}
          onFocus={edit.prefetch}
          onClick={() => edit.start()}
        >
          {t('demo.edit')}
        </Button>
        <span role="status">{t(edit.failed ? 'demo.noEditor' : 'demo.editHint')}</span>
      </div>
      <div ref={box} className={styles.code}>
        {children}
      </div>
    </>
  );
}

/** Starts the editor on a click into the code, unless the click selects text or hits a control. */
function useClickToEdit(box: RefObject<HTMLElement | null>, start: () => void): void {
  useEffect(() => {
    const element = box.current;
    const onClick = ({ target, detail, pointerType }: MouseEvent & { pointerType?: string }) => {
      // Touches may be accidental; a double click selects a word.
      if (pointerType === 'touch' || detail !== 1) return;
      const isInCode = target instanceof Element && target.closest('pre code') !== null;
      if (isInCode && window.getSelection()?.isCollapsed !== false) start();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [box, start]);
}

/** Renders the whole source of a demo, in the reader's language and styling. */
function DemoCode({ demo }: { demo: DemoView }) {
  const { variant, failed, retry } = useVariant(demo);
  if (failed) return <DemoProblem kind="noSource" onRetry={retry} />;
  return variant ? <SourceFiles files={variant.files} /> : <WaitingCode demo={demo} />;
}
