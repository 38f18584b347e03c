import {
  useCallback,
  useId,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useTranslate } from '@/base/i18n';
import type { CodeStyling, DemoView, ProductFacts } from '@/model';
import styles from './Demo.module.css';
import { CodeArea } from './edit/CodeArea';
import { useLiveEdit, type LoadEditor } from './edit/useLiveEdit';
import { ShownDemo } from './stage/ShownDemo';
import type { StyledStageProps } from './styling/StyledStage';
import { DemoToolbar } from './toolbar/DemoToolbar';
import type { LoadSandbox } from './toolbar/useSandbox';
import { useDemoHash } from './useDemoHash';
import { useDemoView } from './view/useDemoView';

/** Properties of {@link Demo}. */
export interface DemoProps {
  demo: DemoView;
  /** The demo's server-rendered markup; empty while the page hydrates, and for demos in a frame. */
  html: string;
  styledHtml?: StyledStageProps['styledHtml'];
  /** Loads the demo's component in a styling, when the reader comes near. */
  load: (styling: CodeStyling) => Promise<ComponentType>;
  /** Loads what opens the demo elsewhere, when the reader asks for it. */
  loadSandbox: LoadSandbox;
  /** Loads what makes the code editable, when the reader asks for it. */
  loadEditor: LoadEditor;
  /** Stands below the demo once its reader opened the code. */
  ad?: ReactNode;
  /** The product whose issues are told of a failing demo. */
  product?: ProductFacts;
}

/** A demo with its toolbar and its code. */
export function Demo(props: DemoProps) {
  const { demo, html, styledHtml, load, loadSandbox, loadEditor, ad, product } = props;
  const t = useTranslate();
  const { name, options } = demo;
  const box = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLSpanElement>(null);
  const [resets, setResets] = useState(0);
  const codeId = useId();
  const [isOpen, setOpen] = useState(options.defaultCodeOpen === true);
  const [wasOpened, setOpened] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const edit = useLiveEdit(stage, loadEditor);
  useDemoHash(box, {
    name,
    openCode: useCallback(() => setOpen(true), []),
    openEdit: options.disableLiveEdit ? undefined : edit.start,
  });
  const leaveCode = () => {
    const toggle = box.current?.querySelector<HTMLElement>(`[aria-controls="${codeId}"]`);
    (toggle ?? start.current)?.focus();
  };
  const view = useDemoView(demo, box);
  // A window of its own has the width that its reader wants.
  const width: CSSProperties | undefined =
    options.maxWidth && view.isUsual ? { maxInlineSize: options.maxWidth } : undefined;
  return (
    <div ref={box} id={name} data-demo={name} className={styles.demo}>
      <span ref={start} tabIndex={-1} className={styles.start}>
        {t('demo.start', { name })}
      </span>
      <div ref={stage} className={styles.frame} data-bg={String(options.bg ?? 'none')}>
        <div className={styles.width} style={width}>
          <ShownDemo {...{ demo, view, html, styledHtml, load, product, resets }} />
        </div>
      </div>
      {!options.hideToolbar && (
        <DemoToolbar
          demo={demo}
          isOpen={isOpen}
          onToggle={() => {
            setOpen((open) => !open);
            setOpened(true);
          }}
          codeId={codeId}
          onResetFocus={() => start.current?.focus()}
          onReset={() => {
            edit.end();
            setResets((count) => count + 1);
          }}
          loadSandbox={loadSandbox}
          withEdits={edit.withEdits}
          view={view}
        />
      )}
      <div id={codeId} className={styles.code}>
        <CodeArea {...{ demo, isOpen, edit, view }} onLeave={leaveCode} />
      </div>
      {wasOpened && ad}
    </div>
  );
}
