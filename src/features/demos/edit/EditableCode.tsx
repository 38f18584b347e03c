import { useRef, type ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import type { DemoView } from '@/model';
import { DemoCode } from '../source/DemoCode';
import { useVariant } from '../source/useVariant';
import styles from './EditableCode.module.css';
import { useClickToEdit } from './useClickToEdit';
import type { EditorProps, LiveEdit } from './useLiveEdit';

/** Properties of {@link EditableCode}. */
export interface EditableCodeProps {
  demo: DemoView;
  edit: LiveEdit;
  /** The reader leaves the code by the keyboard. */
  onLeave: () => void;
}

/** The code of a demo with a way to write in it, or the editor once the reader took that way. */
export function EditableCode({ demo, edit, onLeave }: EditableCodeProps) {
  const { variant } = useVariant(demo);
  const { opened } = edit;
  if (!opened || !variant) return <ReadableCode demo={demo} edit={edit} />;
  const { Editor, stage, link } = opened;
  return (
    <Editor
      key={link ?? ''}
      {...{ variant, stage, link, onLeave }}
      name={demo.name}
      look={lookOf(demo)}
      onEnd={edit.end}
    />
  );
}

const usualHeight = 400;

function lookOf({ options: { iframe, bg, maxWidth, height = usualHeight } }: DemoView) {
  const look: EditorProps['look'] = iframe
    ? { layout: 'page', padded: false, height }
    : { layout: 'box', padded: bg !== 'inline', maxWidth };
  return look;
}

function ReadableCode({ demo, edit }: Omit<EditableCodeProps, 'onLeave'>) {
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
          onPointerEnter={edit.warm}
          onFocus={edit.warm}
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
